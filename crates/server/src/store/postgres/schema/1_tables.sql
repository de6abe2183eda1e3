-- Tables, what was said at them, the chat, and who writes for each: as in the file of one process, with epochs.
CREATE TABLE tables (
    id text PRIMARY KEY,
    head text NOT NULL,
    head_version bigint NOT NULL DEFAULT 0
);
CREATE TABLE progress (
    id text PRIMARY KEY,
    version bigint NOT NULL,
    summary text NOT NULL,
    public boolean NOT NULL,
    at bigint NOT NULL,
    -- Since when an answer is owed, by the clock of the database.
    moved timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);
CREATE INDEX watchable ON progress (at) WHERE public;
CREATE TABLE facts (
    id text NOT NULL,
    version bigint NOT NULL,
    line text NOT NULL,
    epoch bigint NOT NULL,
    PRIMARY KEY (id, version)
);
CREATE TABLE commands (
    id text NOT NULL,
    command bigint NOT NULL,
    version bigint NOT NULL,
    PRIMARY KEY (id, command)
);
CREATE TABLE chat (
    id text NOT NULL,
    n bigint NOT NULL,
    command bigint NOT NULL,
    seat text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    epoch bigint NOT NULL,
    PRIMARY KEY (id, n)
);
-- The nodes. All tables of a node are leased by one row, so that renewing takes one write however many they are.
CREATE TABLE nodes (
    name text PRIMARY KEY,
    lease_until timestamptz NOT NULL,
    probed timestamptz
) WITH (fillfactor = 50);
-- Who writes for a table, and how often that changed.
CREATE TABLE owners (
    id text PRIMARY KEY,
    owner text,
    epoch bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
CREATE INDEX owned ON owners (owner);
-- Who wrote for a table in which epoch: one node each.
CREATE TABLE epochs (
    id text NOT NULL,
    epoch bigint NOT NULL,
    owner text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (id, epoch)
);
-- Who is here and for how long others are away, as it was at a moment.
CREATE TABLE clocks (
    id text PRIMARY KEY,
    seats text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
);
