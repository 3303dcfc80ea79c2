// Repeats the fault points of `killed.test.ts` with servers in separate processes, which kill -9 ends. It is a soak
// test because each kill costs a server start, which takes seconds.
import { test } from "vitest";
import { openKillable } from "#test/killable.ts";
import { killRuns } from "#test/killed-runs.ts";
import { databaseKinds } from "#test/test-database.ts";

test.each(databaseKinds)(
  "after a kill -9 of the process no rewrite is lost or counted twice, in the %s database",
  async (kind) => {
    await using server = await openKillable(kind);
    await killRuns(server);
  },
);
