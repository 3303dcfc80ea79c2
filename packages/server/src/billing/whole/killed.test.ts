import { createCheckoutSession } from "@rewright/contract/billing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openBilledFixture, openProvider } from "#test/billed-fixture.ts";
import { openKillableInProcess } from "#test/killable-in-process.ts";
import { crashAnywhere } from "#test/killed-journey.ts";

// A crash is simulated here: the server's code keeps running without any effect. `killed.soak.ts` kills real processes.
vi.setConfig({ testTimeout: 300_000 });

let provider: Awaited<ReturnType<typeof openProvider>>;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider?.[Symbol.asyncDispose]());

test.for([
  { kind: "embedded", every: 1, from: 0 },
  { kind: "PostgreSQL", every: 3, from: 1 },
] as const)(
  "a server that crashes at any step of a purchase or cancellation completes it after its restart ($kind database)",
  async ({ kind, ...which }) => {
    await using fixture = await openBilledFixture(provider, await openKillableInProcess(kind));
    await crashAnywhere(fixture, which);
  },
);

test("[ENTITIES-52, MESSAGES-104] on PostgreSQL, a crashed server's lock makes requests fail as busy until the lock expires", async () => {
  await using fixture = await openBilledFixture(provider, await openKillableInProcess("PostgreSQL"));
  const { browser } = await fixture.newPerson();
  fixture.proxy().watch({ request: "POST /v1/customers, 1", side: "before", crash: fixture.server.kill });
  const click = () => browser.post(createCheckoutSession.path, { billing: "monthly" });
  await expect(click()).rejects.toThrow();
  await fixture.start();
  const refused = await click();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ error: "busy" });
  expect(fixture.proxy().seen()).toEqual([]);
  await fixture.server.timePasses();
  expect((await click()).status).toBe(200);
});
