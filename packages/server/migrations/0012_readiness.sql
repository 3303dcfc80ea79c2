-- One row, which every probe of /ready writes: a database that may not write is not ready.
CREATE TABLE readiness (
  id integer PRIMARY KEY,
  checked_at timestamptz NOT NULL
);
