-- What the strongest bot has said of a seat's decisions in a game that is over, as far as somebody wanted to know.
CREATE TABLE reviews (
    id TEXT NOT NULL,
    seat TEXT NOT NULL,
    open INTEGER NOT NULL,
    judged INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id, seat, open)
) WITHOUT ROWID;
PRAGMA user_version = 5;
