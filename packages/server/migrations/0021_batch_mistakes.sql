-- Possible mistakes in spelling and grammar in a rewritten file: their number and, encrypted, their list. Null for a file
-- that was not checked.
ALTER TABLE batch_files ADD COLUMN mistakes integer, ADD COLUMN mistake_list bytea;
