import type { ErrorCode } from "@rewright/contract/errors";
import { suggestFixes } from "@rewright/contract/fixes";
import { humanize, type Mode, measureText, sentenceAlternatives } from "@rewright/contract/rewriting";
import type { Engine, Mode as LiteMode } from "@rewright/engine";
import { problemOfText, timesTheLimitToMeasure } from "./check-text.ts";
import { runLiteTask } from "./run-lite-task.ts";
import { toLiteResult } from "./to-lite-result.ts";
import { toDetection, toStats } from "./to-result.ts";

/** Holds the plan whose word limit applies. */
interface Plan {
  readonly name: string;
  readonly wordsPerRequest: number;
}

/** Thrown for a request that Humanize Lite refuses, with a code of the API. Without a message, the code's default applies. */
export class LiteRefusal extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message = "") {
    super(message);
    this.code = code;
  }
}

/** The API's endpoints that Humanize Lite answers on its own, by path. */
const answers = {
  "/hum": (engine: Engine, plan: Plan, fields: unknown) => {
    const { text_content: text, unlike, mode, ultra, style: _, ...options } = parse(humanize.input, fields);
    if (ultra || mode === "premium") throw new LiteRefusal("premium_required");
    check(plan, text);
    const task = { text, options: { ...options, mode } };
    const rewritten =
      unlike.length > 0
        ? runLiteTask(engine, { kind: "rewrite-unlike", ...task, unlike })
        : { ...runLiteTask(engine, { kind: "rewrite", ...task }), seed: options.seed, isNew: true };
    return toLiteResult(rewritten, options);
  },
  "/hum/alternatives": (engine: Engine, plan: Plan, fields: unknown) => {
    const { sentence, mode, ...options } = parse(sentenceAlternatives.input, fields);
    for (const text of [sentence, ...options.wordings]) check(plan, text);
    return runLiteTask(engine, { kind: "alternatives", sentence, options: { ...options, mode: liteMode(mode) } });
  },
  "/hum/measure": (engine: Engine, plan: Plan, fields: unknown) => {
    const { text } = parse(measureText.input, fields);
    check({ ...plan, wordsPerRequest: timesTheLimitToMeasure * plan.wordsPerRequest }, text);
    const { style, likeness } = runLiteTask(engine, { kind: "measure", text });
    return { stats: toStats(style), likeness: toDetection(likeness) };
  },
  "/hum/fixes": (engine: Engine, plan: Plan, fields: unknown) => {
    const { sentences, mode, ...options } = parse(suggestFixes.input, fields);
    for (const sentence of sentences) check(plan, sentence);
    const task = { kind: "fixes", sentences, options: { ...options, mode: liteMode(mode) } } as const;
    return { sentences: runLiteTask(engine, task) };
  },
} as const;

/** The paths of the endpoints that Humanize Lite answers without a server. */
export type LitePath = keyof typeof answers;

/**
 * Answers a request to the API as the server does, for use where no server is asked. Nothing is counted.
 * @throws LiteRefusal
 */
export function answerLite(engine: Engine, plan: Plan, path: string, fields: unknown): object {
  if (!isLitePath(path)) throw new LiteRefusal("not_found");
  return answers[path](engine, plan, fields);
}

function isLitePath(path: string): path is LitePath {
  return Object.hasOwn(answers, path);
}

interface Schema<Output> {
  safeParse(
    fields: unknown,
  ):
    | { readonly success: true; readonly data: Output }
    | { readonly success: false; readonly error: { readonly issues: readonly { readonly message: string }[] } };
}

function parse<Output>(schema: Schema<Output>, fields: unknown): Output {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  throw new LiteRefusal("invalid_input", parsed.error.issues[0]?.message);
}

function check(plan: Plan, text: string): void {
  const problem = problemOfText(plan, text);
  if (problem) throw new LiteRefusal(problem.code, problem.message);
}

/** Returns the mode for the engine. The mode "premium" only selects Humanize Pro, so it becomes "standard". */
function liteMode(mode: Mode): LiteMode {
  return mode === "premium" ? "standard" : mode;
}
