import { runLimits } from "@rewright/contract/limits";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { RunEvent, startRun, stopRun } from "@rewright/contract/runs";
import { CallError, call } from "#src/api/call.ts";
import { quantity } from "#src/ui/quantity.ts";
import { toRequest } from "../settings/to-request.ts";
import { type KeptRun, keepRun } from "./kept-run.ts";
import { readEvents } from "./read-events.ts";
import { type Codes, createRetry } from "./retry.ts";
import { type RunView, waitingRun } from "./run-view.ts";

/**
 * The codes of errors after which it is unknown whether the rewrite was started. The start is repeated with the same
 * id, so that there is only one.
 */
const unanswered: Codes = new Set(["no_connection", "unreadable"]);

/** The milliseconds for which a rewrite that may have been started is asked to stop. */
const unheardMs = 60_000;

/** The codes of errors that interrupt the connection but not the rewrite. */
const unwatched: Codes = new Set([
  ...unanswered,
  "unavailable",
  "busy",
  "timed_out",
  "too_many_requests",
  "maintenance",
  "internal",
]);

export interface Follower {
  /** Aborted when the page stops waiting for the result. The rewrite continues on the server. */
  readonly signal: AbortSignal;
  /** Aborted when the user stops the rewrite and keeps the finished paragraphs. */
  readonly stop: AbortSignal;
  readonly onView: (view: RunView) => void;
}

/**
 * Starts a rewrite by Humanize Pro, or continues to wait for one, until it ends. Lost connections are restored.
 *
 * @returns the result, or undefined if it was stopped before anything was finished
 * @throws CallError
 */
export async function followRun(run: KeptRun, { signal, stop, onView }: Follower): Promise<HumanizeResult | undefined> {
  let view = waitingRun;
  const show = (change: Partial<RunView>) => {
    view = { ...view, ...change };
    if (!signal.aborted) onView(view);
  };
  const { reached, wait } = createRetry({ signal, onLost: (lost) => show({ lost }) });
  show({});

  for (let started = run.started; !started; ) {
    try {
      const seed = run.seed === undefined ? {} : { seed: run.seed };
      const input = { ...toRequest(run.text, run.settings), ...seed, run_id: run.id };
      await call<typeof startRun>("/hum/runs", input, signal);
      reached();
      started = true;
      keepRun({ ...run, started });
    } catch (error) {
      if (!stop.aborted) await wait(error, unanswered, stop);
      if (stop.aborted) {
        // The run may have started on the server, so the stop is sent without waiting for the answer.
        stopUntilHeard(run.id, AbortSignal.timeout(unheardMs)).catch(() => {});
        return undefined;
      }
    }
  }

  const askToStop = () => {
    show({ stopping: true });
    stopUntilHeard(run.id, signal).catch(() => {});
  };
  if (stop.aborted) askToStop();
  stop.addEventListener("abort", askToStop, { once: true });

  for (let last = 0; ; ) {
    let trouble: unknown = new CallError("no_connection", "The connection closed before the rewrite was done.");
    let end: RunEnd | undefined;
    try {
      for await (const { number, event } of readEvents(run.id, last, { signal, onOpen: reached })) {
        last = number;
        if (event.type === "progress") show({ done: event.done, total: event.total });
        else if (event.type === "part") show({ parts: [...view.parts, event.text] });
        else end = event;
      }
    } catch (error) {
      trouble = error;
    }
    if (end) return resultOf(end);
    await wait(asSaid(trouble), unwatched);
  }
}

type RunEnd = Exclude<RunEvent, { type: "progress" | "part" }>;

/** Returns the result of a rewrite that has ended. @throws CallError if it failed */
function resultOf(end: RunEnd): HumanizeResult | undefined {
  if (end.type !== "failed") return end.result ?? undefined;
  const { error, message, error_id } = end;
  // The server's log has more about an internal error.
  throw new CallError(error, message, error === "internal" ? { errorId: error_id } : {});
}

/** Replaces the error "not found" by one that says that the result has expired. Returns other errors unchanged. */
function asSaid(trouble: unknown): unknown {
  if (!(trouble instanceof CallError) || trouble.code !== "not_found") return trouble;
  const kept = quantity(runLimits.keptMinutes, "minute");
  return new CallError("not_found", `This result is no longer available. We keep results for ${kept} after a rewrite.`);
}

/**
 * Asks the server to stop a rewrite, again and again until a request succeeds. It does not matter if the rewrite has
 * ended meanwhile.
 */
async function stopUntilHeard(id: string, signal: AbortSignal): Promise<void> {
  const { wait } = createRetry({ signal });
  for (;;) {
    try {
      await call<typeof stopRun>(`/hum/runs/${id}/stop`, { id }, signal);
      return;
    } catch (error) {
      await wait(error, unwatched);
    }
  }
}
