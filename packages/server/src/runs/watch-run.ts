import { randomUUID } from "node:crypto";
import type { RunEvent } from "@rewright/contract/runs";
import { AppError } from "../app-error.ts";
import { failedEvent } from "./process-run.ts";
import { readRun } from "./read-run.ts";
import { nameOf, type RunContext } from "./run-context.ts";
import { eventsAfter, type RunKey } from "./store.ts";

/** How long to wait before asking again for what other processes write; this one rings a bell. */
const pollMs = 300;
const pollWithBellMs = 5000;

/** Events that are read at once. */
const atOnce = 100;

const unreadable = "We can't read this text anymore. Please start again.";

interface NumberedEvent {
  readonly id: number;
  readonly data: RunEvent;
}

/**
 * What happens in a run, from the event after the one that is named on, until its last one or until the signal; nothing
 * more where the run is gone.
 */
export async function* watchRun(
  context: RunContext,
  run: RunKey,
  { after, signal }: { readonly after: number; readonly signal: AbortSignal },
): AsyncGenerator<NumberedEvent> {
  const name = nameOf(run);
  for (let last = after; !signal.aborted; ) {
    const bell = context.notifier.listen(name);
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
        await bell.wait(context.active.has(name) ? pollWithBellMs : pollMs, signal);
      }
    } finally {
      bell.close();
    }
  }
}

/** What happened; what was stored under another secret nobody can read, and coming back for it is in vain. */
function open({ cipher, logger }: RunContext, run: RunKey, number: number, payload: Uint8Array): RunEvent {
  try {
    return cipher.decrypt(run, number, payload);
  } catch (err) {
    const errorId = randomUUID();
    logger.warn({ runId: run.id, errorId, err }, "a run cannot be read");
    return failedEvent(new AppError("unavailable", unreadable), errorId);
  }
}
