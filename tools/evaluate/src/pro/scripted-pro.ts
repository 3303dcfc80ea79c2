import { applyEdits, type Engine, type Report, type Review, type RewriteOptions } from "@rewright/engine";
import type { EngineClient } from "@rewright/pro";
import { createEngineClient } from "@rewright/pro/engine-client";
import { rewriteWithModel } from "@rewright/pro/pipeline";
import type { PlacedPassage } from "./passages.ts";
import { type Reader, scriptModel, type Tokens } from "./scripted-model.ts";

/** What decides about sentences that Pro's rules accept: a simulated reader, or "rules" for no further check. */
export type Checking = Reader | "rules";

/** A single passage with the model's answer. Humanize Lite rewrites the rest of the text. */
interface Single {
  readonly passage: PlacedPassage;
  readonly answer: string;
  readonly checking: Checking;
}

interface Whole {
  readonly text: string;
  /** The model's answer for each passage. The keys are the passages with marks for protected text. */
  readonly answers: ReadonlyMap<string, string>;
  readonly checking: Checking;
  readonly options: RewriteOptions;
}

/** Humanize Pro with a simulated language model. */
export interface ScriptedPro {
  rewrite(whole: Whole): Promise<{ report: Report; tokens: Tokens }>;
  /** Rewrites the text of a passage, and returns the result for the passage. */
  rewritePassage(single: Single): Promise<string>;
}

export function createScriptedPro(engine: Engine): ScriptedPro {
  const engineClient = rememberReviews(createEngineClient(engine));
  return {
    rewrite: (whole) => rewrite(engineClient, whole),
    async rewritePassage({ passage, answer, checking }) {
      const { text, chunk } = passage;
      const plan: EngineClient<Report>["plan"] = async (...job) => ({
        ...(await engineClient.plan(...job)),
        chunks: [chunk],
      });
      const answers = new Map([[chunk.marked, passage.answer(answer)]]);
      const { report } = await rewrite({ ...engineClient, plan }, { text, answers, checking, options: {} });
      return passageIn(report, passage);
    },
  };
}

/** Returns a passage of a rewritten text. */
export function passageIn({ edits }: Report, { chunk, source }: PlacedPassage): string {
  const own = edits.filter(({ start, end }) => start >= chunk.start && end <= chunk.end);
  return applyEdits(
    source,
    own.map(({ start, end, after }) => ({ start: start - chunk.start, end: end - chunk.start, after })),
  );
}

const logger = { warn: fail, error: fail };

/** The time limit of the simulated model for a text, in milliseconds; it is never reached. */
const modelMs = 60_000;

/** Throws an error for any message that Pro logs, because a simulated model gives no cause for one. */
function fail({ err }: { readonly err?: unknown }, message: string): never {
  throw new Error(message, { cause: err });
}

async function rewrite(engineClient: EngineClient<Report>, { text, answers, checking, options }: Whole) {
  const secondReading = checking !== "rules";
  const { model, tokens } = scriptModel({ answers, reader: secondReading ? checking : () => false });
  const { result } = await rewriteWithModel(
    { engineClient: engineClient, model, secondReading, concurrency: 1, logger, modelMs },
    text,
    options,
    {
      signal: new AbortController().signal,
      priority: 0,
      owner: undefined,
    },
  );
  return { report: result, tokens };
}

/**
 * Creates an engine client that caches its plans and reviews, because the same answers are measured with several
 * readers.
 */
function rememberReviews(engineClient: EngineClient<Report>): EngineClient<Report> {
  const plans = new Map<string, ReturnType<typeof engineClient.plan>>();
  const reviews = new Map<string, Promise<Review>>();
  return {
    ...engineClient,
    plan: (text, options, ticket) =>
      remember(plans, JSON.stringify([text, options]), () => engineClient.plan(text, options, ticket)),
    review: (job, ticket) => {
      const { text, chunk, answer, options } = job;
      const key = JSON.stringify([text, chunk.start, chunk.end, answer, options]);
      return remember(reviews, key, () => engineClient.review(job, ticket));
    },
  };
}

function remember<T>(known: Map<string, T>, key: string, make: () => T): T {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
