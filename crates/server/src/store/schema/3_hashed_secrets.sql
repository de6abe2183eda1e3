-- Heads hold hashes of the secrets of seats: the program has put them there before this step.
PRAGMA user_version = 3;
