import type { RunEvent } from "@rewright/contract/runs";
import type { Db } from "../db/database.ts";
import { isOutOfReach } from "../db/is-out-of-reach.ts";
import type { RunCipher } from "./run-cipher.ts";
import { appendEvents, findRun, type RunEnd, type RunKey } from "./store.ts";

/** Thrown if the background rewrite was deleted or another process has ended it. */
export class RunLost extends Error {
  override readonly name = "RunLost";
}

interface Options {
  readonly db: Db;
  readonly now: () => Date;
  readonly cipher: RunCipher;
  readonly run: RunKey;
  /** Number of the newest event that is already written. */
  readonly written: number;
  /** Called after each write with the number of the newest event. */
  readonly onWritten: (written: number) => void;
  /** Called if an event could not be written. No further events are written then. */
  readonly onFailure: (reason: unknown) => void;
}

/** An event that ends a background rewrite. */
export type LastEvent = Extract<RunEvent, { type: "finished" | "stopped" | "failed" }>;

interface EventWriter {
  /** Queues an event, which is written soon and after all earlier ones. */
  add(event: RunEvent): void;
  /**
   * Writes the last event, marks the background rewrite as ended and runs `settle`, which counts or cancels it, in one
   * transaction.
   * @throws RunLost
   */
  end(event: LastEvent, settle: (tx: Db) => Promise<void>): Promise<void>;
}

/**
 * The milliseconds before each repeated attempt to write while the database is unreachable. Their sum is shorter than
 * the lease of a background rewrite.
 */
const retryAfterMs = [250, 500, 1000, 2000, 4000];

/**
 * Creates a writer that stores each event of a background rewrite once and in order, even if a response of the database
 * is lost.
 */
export function createEventWriter(options: Options): EventWriter {
  const { db, now, cipher, run, onWritten, onFailure } = options;
  let { written } = options;
  let waiting: RunEvent[] = [];
  let failure: { readonly reason: unknown } | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    if (waiting.length === 0 || failure) return;
    const events = waiting;
    waiting = [];
    try {
      await append(events);
      onWritten(written);
    } catch (reason) {
      failure = { reason };
      onFailure(reason);
    }
  }

  async function append(events: readonly RunEvent[], last?: { end: RunEnd; settle: (tx: Db) => Promise<void> }) {
    const after = written;
    const payloads = events.map((event, index) => cipher.encrypt(run, after + index + 1, event));
    const state = last?.end.state ?? "running";
    for (let tries = 0; ; tries++) {
      try {
        if (tries > 0) {
          const there = await findRun(db, run);
          if (there?.events === after + events.length && there.state === state) break;
        }
        await db.transaction(async (tx) => {
          await last?.settle(tx);
          const end = last ? { end: last.end } : {};
          if (!(await appendEvents(tx, run, { after, payloads, ...end }))) throw new RunLost();
        });
        break;
      } catch (error) {
        const waitMs = retryAfterMs[tries];
        if (!isOutOfReach(error) || waitMs === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
    written += events.length;
  }

  return {
    add(event) {
      // A new progress event replaces one that is still waiting.
      if (event.type === "progress" && waiting.at(-1)?.type === "progress") waiting.pop();
      waiting.push(event);
      writing = writing.then(write);
    },
    async end(event, settle) {
      await writing;
      if (failure && event.type !== "failed") throw failure.reason;
      await append([event], { end: { state: event.type, endedAt: now() }, settle });
      onWritten(written);
    },
  };
}
