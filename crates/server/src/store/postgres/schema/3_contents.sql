-- A hash of what each command says: another command with the same number is no repetition. Earlier ones have none.
ALTER TABLE commands ADD COLUMN content bigint;
