// The sweep of `killed.test.ts` with servers in processes of their own, which kill -9 ends. It is here because every kill
// costs a start of the server, which takes seconds.
import { test } from "vitest";
import { openBilledFixture, openProvider } from "#test/billed-fixture.ts";
import { openKillable } from "#test/killable.ts";
import { crashAnywhere } from "#test/killed-journey.ts";

test.concurrent.for([
  { kind: "embedded", every: 1, from: 0 },
  { kind: "PostgreSQL", every: 4, from: 1 },
] as const)("killed anywhere, it goes on where it was: kill -9, $kind database", async ({ kind, ...which }) => {
  await using provider = await openProvider();
  await using fixture = await openBilledFixture(provider, await openKillable(kind));
  await crashAnywhere(fixture, which);
});
