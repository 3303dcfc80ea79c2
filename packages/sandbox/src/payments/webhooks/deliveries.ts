import type { PaymentEvent } from "../objects.ts";
import { sign } from "./sign.ts";

/** Whether events are delivered automatically, or only on request. */
export type Mode = "deliver" | "hold";

/** The state of an event's delivery. */
export interface Delivery {
  readonly state: "waiting" | "delivered" | "given_up";
  readonly attempts: readonly Attempt[];
  /** The time of the next attempt in milliseconds, while waiting. */
  readonly nextAt?: number;
}

interface Attempt {
  readonly at: number;
  /** The response's status; 0 without a response. */
  readonly status: number;
}

interface Options {
  /** Absent: events are not sent. */
  readonly url: string | undefined;
  readonly secret: string;
  /** All events, oldest first. Unsent ones are sent after a start. */
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

/** The waiting times after the first failures; the last one is repeated. */
const pauses = [second, 5 * second, 30 * second, 2 * minute, 10 * minute, 60 * minute];

const givenUpAfterMs = 3 * 24 * 60 * minute;
const timeoutMs = 10 * second;
const atMostAtOnce = 3;
/** The attempts that are kept of one event. */
const keptAttempts = 100;

export interface Deliveries {
  readonly mode: Mode;
  setMode(mode: Mode): void;
  add(event: PaymentEvent): void;
  of(eventId: string): Delivery;
  /** Sends events now, in this order, delivered before or not. */
  send(ids: readonly string[]): Promise<{ readonly id: string; readonly status: number }[]>;
  stop(): void;
}

/** Delivers signed events to the product's webhook, a few at a time, and retries until it accepts them. */
export function createDeliveries({ url, secret, events, load, save }: Options): Deliveries {
  const saved = load?.() as Saved | undefined;
  const known = new Map(events.map((event) => [event.id, event]));
  const deliveries = new Map(saved?.deliveries.filter(([id]) => known.has(id)));
  const underWay = new Set<string>();
  const stopped = new AbortController();
  let mode: Mode = saved?.mode ?? "deliver";
  let timer: NodeJS.Timeout | undefined;

  // After a start all waiting events are due, since the product was probably started together with the sandbox.
  for (const id of known.keys()) {
    const delivery = deliveries.get(id);
    if (!delivery || delivery.state === "waiting") {
      deliveries.set(id, { state: "waiting", attempts: delivery?.attempts ?? [], nextAt: Date.now() });
    }
  }
  schedule();

  function keep(): void {
    save?.({ mode, deliveries: [...deliveries] } satisfies Saved);
  }

  function of(id: string): Delivery {
    return deliveries.get(id) ?? { state: "waiting", attempts: [] };
  }

  /** Schedules the next due attempt. */
  function schedule(): void {
    clearTimeout(timer);
    if (mode === "hold" || !url || stopped.signal.aborted) return;
    const now = Date.now();
    const free = atMostAtOnce - underWay.size;
    const waiting = [...deliveries].filter(([id, { state }]) => state === "waiting" && !underWay.has(id));
    const due = waiting.filter(([, { nextAt = 0 }]) => nextAt <= now);
    for (const [id] of due.slice(0, free)) void attempt(id).then(schedule);
    if (due.length > free) return;
    const next = Math.min(...waiting.filter((one) => !due.includes(one)).map(([, { nextAt = 0 }]) => nextAt));
    if (Number.isFinite(next)) timer = setTimeout(schedule, next - now).unref();
  }

  async function attempt(id: string): Promise<number> {
    underWay.add(id);
    const status = await post(known.get(id)!);
    underWay.delete(id);
    if (stopped.signal.aborted) return status;
    const attempts = [...of(id).attempts, { at: Date.now(), status }].slice(-keptAttempts);
    deliveries.set(id, outcome(of(id), attempts));
    keep();
    return status;
  }

  async function post(event: PaymentEvent): Promise<number> {
    if (!url) return 0;
    const body = JSON.stringify(event, null, 2);
    const headers = {
      "Content-Type": "application/json; charset=utf-8",
      "Stripe-Signature": sign(body, secret, new Date()),
    };
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const answer = await fetch(url, { method: "POST", body, headers, signal, redirect: "manual" });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }

  return {
    get mode() {
      return mode;
    },
    setMode(chosen) {
      mode = chosen;
      keep();
      schedule();
    },
    add(event) {
      known.set(event.id, event);
      deliveries.set(event.id, { state: "waiting", attempts: [], nextAt: Date.now() });
      keep();
      schedule();
    },
    of,
    async send(ids) {
      const answers = [];
      for (const id of ids) if (known.has(id)) answers.push({ id, status: await attempt(id) });
      schedule();
      return answers;
    },
    stop() {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}

/** Returns the state after an attempt. A delivered event stays delivered. */
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
