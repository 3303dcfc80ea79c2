/**
 * Moments at which tests kill a server, given as patterns of SQL statements. The server is killed before the statement
 * that matches the last pattern, after the earlier patterns have matched in order.
 */
const faultPoints = {
  "before a job is added": [/INSERT INTO jobs\.job\b/i],
  "before what is true is committed": [/^delete from "unmatched_payments"/],
  "before the lease is given back": [/^delete from "billing_locks" where/],
  "before a run is stored": [/^insert into "runs"/],
  "before the run is committed": [/^insert into "runs"/, /^commit$/],
  // The first event of a background rewrite is stored together with it. An earlier commit belongs to another
  // transaction.
  "before its first news": [/^insert into "runs"/, /^insert into "run_events"/, /^commit$/, /^update "runs"/],
  "before a generation is counted": [/^update "users" set .*"total_generations"/],
  "before the use is settled": [/^insert into "activity_days"/, /^delete from "usage_reservations"/],
  "before the run ends": [/^insert into "activity_days"/, /^delete from "usage_reservations"/, /^update "runs"/],
  "before what was counted is committed": [/^insert into "activity_days"/, /^commit$/],
  "before a file is claimed": [/^update "batch_files" set .*"tries" = /],
  "before another file is claimed": [
    /^update "batch_files" set .*"tries" = /,
    /^update "batch_files" set .*"tries" = /,
  ],
  "before its result is stored": [/^update "batch_files" set .*"result" = /],
} as const satisfies Record<string, readonly RegExp[]>;

export type FaultPoint = keyof typeof faultPoints;

/**
 * Returns a function that is called with each SQL statement in turn. It returns true when the server must be killed.
 */
export function watchFor(point: FaultPoint): (statement: string) => boolean {
  const awaited: RegExp[] = [...faultPoints[point]];
  return (statement) => {
    if (awaited[0]?.test(statement)) awaited.shift();
    return awaited.length === 0;
  };
}
