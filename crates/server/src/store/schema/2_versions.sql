-- How many facts a table has and how often its head was changed, so that a writer who has missed something is refused.
-- The commands behind chat lines are among all others: one place says what was carried out.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN head_version INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET version = (SELECT count(*) FROM facts WHERE facts.id = tables.id);
INSERT OR IGNORE INTO commands (id, command, version)
    SELECT chat.id, chat.command, tables.version FROM chat JOIN tables ON tables.id = chat.id;
PRAGMA user_version = 2;
