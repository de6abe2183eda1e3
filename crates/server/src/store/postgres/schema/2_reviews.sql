-- What the strongest bot has said of a seat's decisions in a game that is over, as far as somebody wanted to know.
CREATE TABLE reviews (
    id text NOT NULL,
    seat text NOT NULL,
    open boolean NOT NULL,
    judged bigint NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (id, seat, open)
);
