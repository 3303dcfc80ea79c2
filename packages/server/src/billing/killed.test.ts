import { createCheckoutSession } from "@rewright/contract/billing";
import { expect, test, vi } from "vitest";
import { type KillableWorld, openKillableWorld } from "../../test/killable-world.ts";
import { beginJourney, checkJourney, type Journey, untilInboxIsEmpty } from "../../test/killed-journey.ts";
import type { Side } from "../../test/provider-proxy.ts";
import type { Moment } from "../../test/run-killable.ts";

// Every kill costs a start of the server, which takes seconds, and many more where the machine is busy.
vi.setConfig({ testTimeout: 900_000 });

type Point = { readonly at: number; readonly side: Side } | { readonly moment: Moment };

type Plan = ReadonlyMap<string, readonly Point[]>;

/**
 * Where the server is killed in a step, given what it asks of the provider there undisturbed. Reading changes nothing, so
 * it leaves the same behind wherever among several reads it dies: the first stands for all.
 */
function pointsOf(step: string, seen: readonly string[]): Point[] {
  const isRead = (request = "") => request.startsWith("GET ");
  const requests = seen.flatMap((request, index): Point[] => {
    const at = index + 1;
    if (!isRead(request))
      return [
        { at, side: "before" },
        { at, side: "after" },
      ];
    return isRead(seen[index - 1]) ? [] : [{ at, side: "after" }];
  });
  if (requests.length === 0) return [];
  const written: Point[] = [
    { moment: "before what is true is committed" },
    { moment: "before the lease is given back" },
  ];
  return [...requests, ...written, ...(step.endsWith("events") ? [{ moment: "before a job is added" } as const] : [])];
}

/** Goes the way without being killed, and says where it could be. */
async function explore(world: KillableWorld, order: Parameters<typeof beginJourney>[1]): Promise<Plan> {
  const journey = await beginJourney(world, order);
  const plan = new Map<string, Point[]>();
  for (const [step, take] of journey.steps) {
    world.proxy.watch();
    await take();
    plan.set(step, pointsOf(step, world.proxy.seen()));
  }
  await checkJourney(world, journey);
  return plan;
}

/** Goes the way, and is killed once in each step that has a point. */
async function goAndDie(world: KillableWorld, journey: Journey, points: ReadonlyMap<string, Point>): Promise<void> {
  const { server, proxy } = world;
  for (const [step, take] of journey.steps) {
    const point = points.get(step);
    if (!point) {
      await take();
      continue;
    }
    if ("at" in point) proxy.watch({ ...point, strike: server.kill });
    else server.dieAt(point.moment);
    const failure = await take().then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const where = `${step}, killed at ${JSON.stringify(point)}`;
    if (!(await server.hasDied(failure ? 1000 : 0)))
      throw new Error(`It was not killed: ${where}.`, { cause: failure?.error });
    proxy.watch();
    try {
      await world.timePasses();
      await server.start();
      if (failure) await take();
      await untilInboxIsEmpty(world);
    } catch (cause) {
      throw new Error(`It did not recover: ${where}.`, { cause });
    }
  }
}

test.concurrent.for([
  { kind: "embedded", eventsFirst: false, every: 2, from: 0 },
  { kind: "embedded", eventsFirst: true, every: 2, from: 1 },
  { kind: "PostgreSQL", eventsFirst: false, every: 4, from: 1 },
] as const)("killed anywhere, it goes on where it was: $kind, $from", async ({ kind, every, from, ...order }) => {
  await using world = await openKillableWorld(kind);
  const plan = await explore(world, order);
  const length = Math.max(...[...plan.values()].map((points) => points.length));
  for (let number = from; number < length; number += every) {
    const points = [...plan].flatMap(([step, { [number]: point }]) => (point ? [[step, point] as const] : []));
    const journey = await beginJourney(world, order);
    await goAndDie(world, journey, new Map(points));
    await checkJourney(world, journey);
  }
});

test("what a dead server holds on PostgreSQL may be another's: people are asked to wait until it runs out", async () => {
  await using world = await openKillableWorld("PostgreSQL");
  const { browser } = await world.newPerson();
  world.proxy.watch({ at: 1, side: "before", strike: world.server.kill });
  const click = () => browser.post(createCheckoutSession.path, { billing: "monthly" });
  await expect(click()).rejects.toThrow();
  world.proxy.watch();
  await world.server.start();
  const refused = await click();
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ error: "busy" });
  expect(world.proxy.seen()).toEqual([]);
  await world.timePasses();
  expect((await click()).status).toBe(200);
});
