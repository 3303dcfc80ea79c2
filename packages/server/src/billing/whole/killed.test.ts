import { createCheckoutSession } from "@rewright/contract/billing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openBilledWorld, openProvider } from "../../../test/billed-fixture.ts";
import { openMortal } from "../../../test/killable-in-process.ts";
import { dieAnywhere } from "../../../test/killed-journey.ts";

// Servers are killed here by taking all effect from their code; `killed.soak.ts` does the same to processes.
vi.setConfig({ testTimeout: 300_000 });

let provider: Awaited<ReturnType<typeof openProvider>>;
beforeAll(async () => {
  provider = await openProvider();
});
afterAll(() => provider?.[Symbol.asyncDispose]());

test.for([
  { kind: "embedded", every: 1, from: 0 },
  { kind: "PostgreSQL", every: 3, from: 1 },
] as const)("killed anywhere, it goes on where it was, on the $kind database", async ({ kind, ...which }) => {
  await using world = await openBilledWorld(provider, await openMortal(kind));
  await dieAnywhere(world, which);
});

test("what a dead server holds on PostgreSQL may be another's: people are asked to wait until it runs out", async () => {
  await using world = await openBilledWorld(provider, await openMortal("PostgreSQL"));
  const { browser } = await world.newPerson();
  world.proxy().watch({ request: "POST /v1/customers, 1", side: "before", strike: world.server.kill });
  const click = () => browser.post(createCheckoutSession.path, { billing: "monthly" });
  await expect(click()).rejects.toThrow();
  await world.start();
  const refused = await click();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ error: "busy" });
  expect(world.proxy().seen()).toEqual([]);
  await world.server.timePasses();
  expect((await click()).status).toBe(200);
});
