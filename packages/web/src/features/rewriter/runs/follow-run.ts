import { runLimits } from "@rewright/contract/plans";
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
 * Errors after which it is unknown whether the run was started. The request is repeated with the same id, so it starts
 * one run.
 */
const unanswered: Codes = new Set(["no_connection", "unreadable"]);

/** Milliseconds during which a run that may have started is asked to stop. */
const unheardMs = 60_000;

/** Errors that interrupt watching but not the run. */
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
  /** Aborted to end the watching; the run continues. */
  readonly signal: AbortSignal;
  /** Aborted to end the run with the paragraphs delivered so far. */
  readonly stop: AbortSignal;
  readonly onView: (view: RunView) => void;
}

/**
 * Starts or resumes a run and watches it to its end, through lost connections.
 * @returns its result; undefined if it was stopped before anything was delivered
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

/** @throws CallError if the run failed */
function resultOf(end: RunEnd): HumanizeResult | undefined {
  if (end.type !== "failed") return end.result ?? undefined;
  const { error, message, error_id } = end;
  // The server's log has more about an internal error.
  throw new CallError(error, message, error === "internal" ? { errorId: error_id } : {});
}

/** Replaces "not found" by a message that the result has expired; other errors are returned as they are. */
function asSaid(trouble: unknown): unknown {
  if (!(trouble instanceof CallError) || trouble.code !== "not_found") return trouble;
  const kept = quantity(runLimits.keptMinutes, "minute");
  return new CallError("not_found", `This result is no longer available. We keep results for ${kept} after a rewrite.`);
}

/** Asks the server to stop the run until a request succeeds. It does not matter whether the run has ended meanwhile. */
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
