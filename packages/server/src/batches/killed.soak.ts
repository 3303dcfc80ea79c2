// The moments of `killed.test.ts` with servers in processes of their own, which kill -9 ends. It is here because every kill
// costs a start of the server, which takes seconds.
import { test } from "vitest";
import { openKillable } from "#test/killable.ts";
import { killBatches } from "#test/killed-batches.ts";
import { databaseKinds } from "#test/test-database.ts";

test.each(databaseKinds)("a killed process loses no file, and none is done twice, in the %s database", async (kind) => {
  await using server = await openKillable(kind);
  await killBatches(server);
});
