import { runDue } from "./due.ts";
import { ids } from "./ids.ts";
import type { TestClock } from "./objects.ts";
import { Refusal } from "./refusal.ts";
import { nowOf, type World } from "./world.ts";

const keptSeconds = 30 * 86_400;
const maxMoveSeconds = 3653 * 86_400;

/** Moves a customer's test clock forward, and performs everything that becomes due. */
export function moveClock(world: World, customerId: string, to: number): void {
  const { state, realNow } = world;
  const now = nowOf(world, customerId);
  if (!Number.isInteger(to) || to <= now) {
    throw new Refusal("A clock can only be moved forward, by whole seconds.", { param: "frozen_time" });
  }
  if (to > now + maxMoveSeconds) {
    throw new Refusal("A clock can be moved by ten years at once, not more.", { param: "frozen_time" });
  }
  const { id, created } = state.clocks[customerId] ?? { id: ids.testClock(), created: realNow() };
  state.clocks[customerId] = { id, created, ahead: to - realNow() };
  nameClock(world, customerId, id);
  runDue(world, customerId);
}

/** Writes the id of the test clock to all objects of the customer. */
function nameClock({ state }: World, customerId: string, clockId: string): void {
  const customer = state.customers[customerId];
  if (customer) customer.test_clock = clockId;
  for (const one of [...Object.values(state.subscriptions), ...Object.values(state.invoices)]) {
    if (one.customer === customerId) one.test_clock = clockId;
  }
}

/** Returns the id of the customer to whom a test clock belongs. */
export function customerOfClock({ state }: World, clockId: string): string | undefined {
  return Object.keys(state.clocks).find((customerId) => state.clocks[customerId]?.id === clockId);
}

/** Returns the customer's test clock as an API object. */
export function testClock(world: World, customerId: string): TestClock {
  const { id, created } = world.state.clocks[customerId]!;
  return {
    id,
    object: "test_helpers.test_clock",
    created,
    deletes_after: created + keptSeconds,
    frozen_time: nowOf(world, customerId),
    livemode: false,
    name: null,
    status: "ready",
    status_details: {},
  };
}
