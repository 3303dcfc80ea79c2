import type { PaymentEvent } from "../objects.ts";
import { sign } from "./sign.ts";

/** The way in which webhook events are delivered: automatically, or only on request. */
export type Mode = "deliver" | "hold";

/** The state of an event's delivery to the webhook. */
export interface Delivery {
  readonly state: "waiting" | "delivered" | "given_up";
  readonly attempts: readonly Attempt[];
  /** The time of the next attempt in milliseconds, if there will be one. */
  readonly nextAt?: number;
}

interface Attempt {
  readonly at: number;
  /** The HTTP status of the response; 0 if there was no response. */
  readonly status: number;
}

interface Options {
  /** The address of the webhook. If undefined, events are not sent. */
  readonly url: string | undefined;
  readonly secret: string;
  /** All events, oldest first. Events that were not delivered earlier are sent at the start. */
  readonly events: readonly PaymentEvent[];
  readonly load?: () => unknown;
  readonly save?: (saved: unknown) => void;
}

interface Saved {
  readonly mode: Mode;
  readonly deliveries: readonly (readonly [string, Delivery])[];
}

const second = 1000;
const minute = 60 * second;

/** The milliseconds to wait after each failed attempt. The last value is repeated. */
const pauses = [second, 5 * second, 30 * second, 2 * minute, 10 * minute, 60 * minute];

const givenUpAfterMs = 3 * 24 * 60 * minute;
const timeoutMs = 10 * second;
const atMostAtOnce = 3;
/** The number of attempts that are stored for each event. */
const keptAttempts = 100;

export interface Deliveries {
  readonly mode: Mode;
  setMode(mode: Mode): void;
  add(event: PaymentEvent): void;
  of(eventId: string): Delivery;
  /** Sends events now and in this order, even if they were delivered before. */
  send(ids: readonly string[]): Promise<{ readonly id: string; readonly status: number }[]>;
  stop(): void;
}

/** Delivers signed events to the product's webhook, a few at a time, and tries again until the product accepts them. */
export function createDeliveries({ url, secret, ...stored }: Options): Deliveries {
  const store = openStore(stored);
  const underWay = new Set<string>();
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  schedule();

  /** Sets a timer for the next attempt that becomes due. */
  function schedule(): void {
    clearTimeout(timer);
    if (store.mode === "hold" || !url || stopped.signal.aborted) return;
    const now = Date.now();
    const free = atMostAtOnce - underWay.size;
    const waiting = store.waiting().filter(([id]) => !underWay.has(id));
    const due = waiting.filter(([, { nextAt = 0 }]) => nextAt <= now);
    for (const [id] of due.slice(0, free)) void attempt(id).then(schedule);
    if (due.length > free) return;
    const next = Math.min(...waiting.filter((one) => !due.includes(one)).map(([, { nextAt = 0 }]) => nextAt));
    if (Number.isFinite(next)) timer = setTimeout(schedule, next - now).unref();
  }

  async function attempt(id: string): Promise<number> {
    underWay.add(id);
    const status = url ? await post(store.event(id)!, { url, secret, stopped: stopped.signal }) : 0;
    underWay.delete(id);
    if (stopped.signal.aborted) return status;
    const attempts = [...store.of(id).attempts, { at: Date.now(), status }].slice(-keptAttempts);
    store.set(id, outcome(store.of(id), attempts));
    return status;
  }

  return {
    get mode() {
      return store.mode;
    },
    setMode(chosen) {
      store.setMode(chosen);
      schedule();
    },
    add(event) {
      store.add(event);
      schedule();
    },
    of: store.of,
    async send(ids) {
      const answers = [];
      for (const id of ids) if (store.event(id)) answers.push({ id, status: await attempt(id) });
      schedule();
      return answers;
    },
    stop() {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}

/** Stores the mode, the events and the state of their deliveries. The mode and states are saved after each change. */
function openStore({ events, load, save }: Pick<Options, "events" | "load" | "save">) {
  const saved = load?.() as Saved | undefined;
  const known = new Map(events.map((event) => [event.id, event]));
  const deliveries = new Map(saved?.deliveries.filter(([id]) => known.has(id)));
  let mode: Mode = saved?.mode ?? "deliver";
  makeWaitingDue(deliveries, [...known.keys()]);

  function keep(): void {
    save?.({ mode, deliveries: [...deliveries] } satisfies Saved);
  }

  function set(id: string, delivery: Delivery): void {
    deliveries.set(id, delivery);
    keep();
  }

  return {
    get mode() {
      return mode;
    },
    setMode(chosen: Mode): void {
      mode = chosen;
      keep();
    },
    event: (id: string) => known.get(id),
    of: (id: string): Delivery => deliveries.get(id) ?? { state: "waiting", attempts: [] },
    waiting: () => [...deliveries].filter(([, { state }]) => state === "waiting"),
    set,
    add(event: PaymentEvent): void {
      known.set(event.id, event);
      set(event.id, { state: "waiting", attempts: [], nextAt: Date.now() });
    },
  };
}

/** Makes all waiting events due now. Called when the sandbox starts, because the product was probably stopped too. */
function makeWaitingDue(deliveries: Map<string, Delivery>, ids: readonly string[]): void {
  for (const id of ids) {
    const delivery = deliveries.get(id);
    if (!delivery || delivery.state === "waiting") {
      deliveries.set(id, { state: "waiting", attempts: delivery?.attempts ?? [], nextAt: Date.now() });
    }
  }
}

interface Target {
  readonly url: string;
  readonly secret: string;
  /** Aborted when the delivery of events is stopped. */
  readonly stopped: AbortSignal;
}

/** Sends a signed event. Returns the HTTP status of the response, or 0 if there was none. */
async function post(event: PaymentEvent, { url, secret, stopped }: Target): Promise<number> {
  const body = JSON.stringify(event, null, 2);
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Stripe-Signature": sign(body, secret, new Date()),
  };
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
  try {
    const answer = await fetch(url, { method: "POST", body, headers, signal, redirect: "manual" });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/**
 * Returns the state of a delivery after an attempt. A delivered event stays delivered even if a later attempt fails.
 */
function outcome(before: Delivery, attempts: readonly Attempt[]): Delivery {
  const [first, last] = [attempts[0]!, attempts.at(-1)!];
  if (before.state === "delivered" || isGood(last.status)) return { state: "delivered", attempts };
  if (last.at - first.at > givenUpAfterMs) return { state: "given_up", attempts };
  const pause = pauses[Math.min(attempts.length, pauses.length) - 1]!;
  return { state: "waiting", attempts, nextAt: last.at + pause };
}

function isGood(status: number): boolean {
  return status >= 200 && status < 300;
}
