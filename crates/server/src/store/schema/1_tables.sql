-- Tables, what was said at them, and the chat.
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    head TEXT NOT NULL,
    summary TEXT NOT NULL,
    public INTEGER NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS watchable ON tables (public, at);
CREATE TABLE IF NOT EXISTS facts (
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (id, version)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS commands (
    id TEXT NOT NULL,
    command INTEGER NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (id, command)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chat (
    id TEXT NOT NULL,
    n INTEGER NOT NULL,
    command INTEGER NOT NULL,
    seat TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (id, n)
) WITHOUT ROWID;
PRAGMA user_version = 1;
