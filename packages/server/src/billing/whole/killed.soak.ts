// Runs the purchase journey of `killed.test.ts` against separate server processes that are ended with `kill -9`. Each
// crash costs a server start of several seconds, so it is not part of the normal tests.
import { test } from "vitest";
import { openBilledFixture, openProvider } from "#test/billed-fixture.ts";
import { openKillable } from "#test/killable.ts";
import { crashAnywhere } from "#test/killed-journey.ts";

test.concurrent.for([
  { kind: "embedded", every: 1, from: 0 },
  { kind: "PostgreSQL", every: 4, from: 1 },
] as const)(
  "a server that crashes at any step of a purchase or cancellation completes it after its restart: kill -9, $kind database",
  async ({ kind, ...which }) => {
    await using provider = await openProvider();
    await using fixture = await openBilledFixture(provider, await openKillable(kind));
    await crashAnywhere(fixture, which);
  },
);
