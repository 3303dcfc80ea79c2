-- Requests of the current minute, counted by all servers together. Without a log: after a crash, or on a replica that
-- takes over, the counts begin anew. The library rate-limiter-flexible prescribes the columns; `expire` is in
-- milliseconds since 1970, by the database's clock.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
