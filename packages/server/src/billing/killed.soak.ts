// The sweep of `killed.test.ts` with servers in processes of their own, which kill -9 ends. It is here because every kill
// costs a start of the server, which takes seconds.
import { test } from "vitest";
import { openBilledWorld, openProvider } from "../../test/billed-world.ts";
import { openKillable } from "../../test/killable-world.ts";
import { dieAnywhere } from "../../test/killed-journey.ts";
import { databaseKinds } from "../../test/test-database.ts";

test.concurrent.for(databaseKinds)("killed anywhere, it goes on where it was: kill -9, %s database", async (kind) => {
  await using provider = await openProvider();
  await using world = await openBilledWorld(provider, await openKillable(kind));
  await dieAnywhere(world);
});
