// Repeats the crashes of `killed.test.ts` with servers in separate processes, which are ended with `kill -9`. Each
// crash costs a server start of several seconds, so it is not part of the normal tests.
import { test } from "vitest";
import { openKillable } from "#test/killable.ts";
import { killBatches } from "#test/killed-batches.ts";
import { databaseKinds } from "#test/test-database.ts";

test.each(databaseKinds)(
  "when the server's process is killed, no batch file is lost or rewritten twice (%s database)",
  async (kind) => {
    await using server = await openKillable(kind);
    await killBatches(server);
  },
);
