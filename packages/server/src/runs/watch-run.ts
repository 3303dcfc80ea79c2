import { randomUUID } from "node:crypto";
import type { RunEvent } from "@rewright/contract/runs";
import { AppError } from "../app-error.ts";
import { failedEvent } from "./process-run.ts";
import { readRun } from "./read-run.ts";
import { nameOf, type RunContext } from "./run-context.ts";
import { eventsAfter, type RunKey } from "./store.ts";

/** Maximum number of events per read from the database. */
const atOnce = 100;

const unreadable = "We can't open this rewrite anymore. Please rewrite the text again.";

interface NumberedEvent {
  readonly id: number;
  readonly data: RunEvent;
}

/**
 * Yields the events of a background rewrite after the given number, up to the last one. Stops early if the rewrite is
 * deleted or the signal aborts.
 */
export async function* watchRun(
  context: RunContext,
  run: RunKey,
  { after, signal }: { readonly after: number; readonly signal: AbortSignal },
): AsyncGenerator<NumberedEvent> {
  const name = nameOf(run);
  for (let last = after; !signal.aborted; ) {
    const listener = context.notifier.listen(name);
    try {
      const there = await readRun(context, run);
      if (!there) return;
      if (there.events > last) {
        for (const { number, payload } of await eventsAfter(context.db, run, last, atOnce)) {
          const data = open(context, run, number, payload);
          yield { id: number, data };
          if (data.type === "failed") return;
          last = number;
        }
      } else {
        if (there.state !== "running") return;
        await listener.wait(last, signal);
      }
    } finally {
      listener.close();
    }
  }
}

/**
 * Decrypts an event. Returns a failure event if the event was encrypted with another secret, so that the browser does
 * not reconnect.
 */
function open({ cipher, logger }: RunContext, run: RunKey, number: number, payload: Uint8Array): RunEvent {
  try {
    return cipher.decrypt(run, number, payload);
  } catch (err) {
    const errorId = randomUUID();
    logger.warn({ runId: run.id, errorId, err }, "a run cannot be read");
    return failedEvent(new AppError("unavailable", unreadable), errorId);
  }
}
