import { isDeepStrictEqual } from "node:util";
import { ids } from "./ids.ts";
import type { EventObject, EventType, PaymentEvent } from "./objects.ts";
import { nowOf, type World } from "./world.ts";

/** The API version of all objects and events. It is the same as the SDK's. */
export const apiVersion = "2026-10-28.endive";

/** Records an event with a copy of an object in its present state. */
export function emit(world: World, type: EventType, object: EventObject, previous?: Record<string, unknown>): void {
  const event: PaymentEvent = {
    id: ids.event(),
    object: "event",
    api_version: apiVersion,
    created: nowOf(world, customerOf(world, object) ?? ""),
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: world.request,
    type,
  };
  world.state.events[event.id] = event;
  world.toAnnounce.push(event);
}

/** Changes an object, and records an event with the earlier values. If nothing changes, there is no event. */
export function update<One extends EventObject>(world: World, type: EventType, object: One, patch: Partial<One>): void {
  const before = structuredClone(object);
  Object.assign(object, patch);
  const previous = differences({ ...before }, { ...object });
  if (previous) emit(world, type, object, previous);
}

/** Returns the id of the customer to whom an object belongs. */
export function customerOf({ state }: World, object: EventObject): string | undefined {
  if (object.object === "customer") return object.id;
  if (object.object === "dispute") return state.charges[object.charge]?.customer;
  if (object.object === "invoice_payment") return state.invoices[object.invoice]?.customer;
  return object.customer ?? undefined;
}

function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const changed = Object.keys({ ...before, ...after }).filter((key) => !isDeepStrictEqual(before[key], after[key]));
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((key) => [key, previousOf(before[key], after[key])]));
}

/**
 * Returns the earlier values of what changed: for nested objects only the changed fields, otherwise the whole value.
 */
function previousOf(before: unknown, after: unknown): unknown {
  return isPlain(before) && isPlain(after) ? differences(before, after) : (before ?? null);
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
