import { pause } from "../wait-until.ts";
import type { LoadAccount } from "./accounts.ts";
import type { Record } from "./record.ts";
import { uniquePassage } from "./texts.ts";

type Event = { readonly [field: string]: unknown };

interface Result {
  readonly transformed_text: string;
  readonly engine: string;
  /** The sentences with their writers. Version 0.1.0 sends no writers. */
  readonly sentences: readonly { readonly writer?: string }[];
}

const reconnectAfterMs = 500;
/** The milliseconds for which a client waits for the end of a run. Another server ends a lost run within this time. */
const endsWithinMs = 150_000;

/**
 * Starts a run and watches it until it ends, with a new connection after each cut. Records the outcome and the first
 * problem.
 */
export async function runOnce({ user, client }: LoadAccount, record: Record, number: number): Promise<void> {
  const id = crypto.randomUUID();
  const body = { text_content: uniquePassage(number), mode: "premium", run_id: id };
  const started = await client.ask("run", { method: "POST", path: "/hum/runs", body });
  // The account's places may be taken by runs that are lost and not ended yet.
  if (started?.status === 429) return pause(reconnectAfterMs);
  if (started?.status !== 200) {
    const problem = started && `The start was answered with ${started.status} ${JSON.stringify(started.body)}.`;
    return record.add({ what: "run", user, id, outcome: "open", ...(problem && { problem }) });
  }
  const seen = createReader();
  let status = 200;
  for (const until = performance.now() + endsWithinMs; !seen.last() && performance.now() < until; ) {
    status = await client.stream(`/hum/runs/${id}?after=${seen.events()}`, seen.read);
    if (status === 404) break;
    if (!seen.last()) await pause(reconnectAfterMs);
  }
  const problem = seen.problem();
  const outcome = outcomeOf(seen.last(), status);
  record.add({ what: "run", user, id, outcome, ...(problem && { problem }) });
}

function outcomeOf(last: Event | undefined, status: number) {
  if (!last) return status === 404 ? "lost" : "open";
  if (last.type === "failed") return "failed";
  return isByPro(last.result as Result) ? "counted" : "not counted";
}

/**
 * Returns whether the run counts as a rewrite: if Humanize Pro wrote a sentence or, in version 0.1.0, if it responded.
 */
function isByPro({ engine, sentences }: Result): boolean {
  const isCurrent = sentences.some(({ writer }) => writer !== undefined);
  return isCurrent ? sentences.some(({ writer }) => writer === "pro") : engine === "pro";
}

/**
 * Creates a reader of a run's events. It checks that each event comes once and in order, and that the parts give the
 * result.
 */
function createReader() {
  let events = 0;
  let text = "";
  let last: Event | undefined;
  let problem: string | undefined;
  return {
    events: () => events,
    last: () => last,
    problem: () => problem,
    read(id: number, data: Event): void {
      if (id !== events + 1) problem ??= `Event ${id} came after event ${events}.`;
      events = id;
      if (data.type === "part") text += data.text;
      if (data.type !== "finished" && data.type !== "failed" && data.type !== "stopped") return;
      last = data;
      const isWhole = data.type !== "finished" || text === (data.result as Result).transformed_text;
      if (!isWhole) problem ??= "The parts are not the result.";
    },
  };
}
