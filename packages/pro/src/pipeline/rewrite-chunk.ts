import { randomBytes } from "node:crypto";
import type { Choice, Chunk, Plan, Problem, ProblemCode, ProOptions, Verdict } from "@rewright/engine";
import { type FaultKind, ModelFault } from "../model/fault.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Message } from "../model/question.ts";
import type { Desk, ProRun } from "../pro.ts";
import { isLeak } from "../prompts/leak.ts";
import { type Failed, promptFor } from "../prompts/prompt.ts";
import { seedFor } from "./seeds.ts";

/** The further from the likeliest wording, the more they differ from each other. */
const temperatures = [0.5, 0.8, 1] as const;
const temperatureAgain = 0.3;
const nonceBytes = 8;

/** From this level on, the text is to change so much that a choice of three is worth its price. */
const thoroughLevel = 7;

/** How many answers are asked for at once. */
export function candidatesFor({ level = thoroughLevel }: ProOptions): number {
  return level >= thoroughLevel ? temperatures.length : temperatures.length - 1;
}

/** A text on its way through the model. */
export interface Job {
  readonly text: string;
  readonly plan: Plan;
  readonly options: ProOptions;
  readonly run: ProRun;
  readonly desk: Pick<Desk<unknown>, "judge">;
  readonly model: LanguageModel;
  /** What the model is told before each passage, and what is recognised of it. */
  readonly instructions: readonly Message[];
  readonly told: ReadonlySet<string>;
  /** Aborted when no answer is wanted any more. */
  readonly signal: AbortSignal;
}

/** What became of a chunk. */
export interface Settled {
  readonly choice: Choice;
  /** Why nothing could be had from the model, or nothing could be checked. */
  readonly failure?: FaultKind | "check";
}

interface Judged {
  readonly answer: string;
  readonly verdict: Verdict;
}

/**
 * Has a chunk rewritten: several answers at once, the best of those that pass every check; where none does, the model is
 * told what was wrong and asked once more; then the local engine's.
 *
 * @throws what the signal was aborted with
 */
export async function rewriteChunk(job: Job, index: number): Promise<Settled> {
  const chunk = job.plan.chunks[index]!;
  const asked = temperatures
    .slice(0, candidatesFor(job.options))
    .map((temperature, request) => ask(job, chunk, seedFor(seedOf(job), index, request), temperature));
  const { answers, fault } = await collect(asked);
  if (answers.length === 0 && fault && !isBadAnswer(fault)) return { choice: "lite", failure: fault.kind };
  const first = await judge(job, chunk, answers);
  const best = bestOf(first);
  if (best && (best.edits.length > 0 || !isChangedByLite(job.plan, chunk))) return { choice: { edits: best.edits } };

  const seed = seedFor(seedOf(job), index, temperatures.length);
  const second = await collect([ask(job, chunk, seed, temperatureAgain, complaintOf(first))]);
  const better = bestOf(await judge(job, chunk, second.answers));
  return { choice: better && better.edits.length > 0 ? { edits: better.edits } : "lite" };
}

/** It did answer: another time it may do better. */
function isBadAnswer({ kind }: ModelFault): boolean {
  return kind === "unusable" || kind === "absurd";
}

function seedOf({ options }: Job): number {
  return options.seed ?? 1;
}

function ask(
  { model, instructions, run, signal }: Job,
  chunk: Chunk,
  seed: number,
  temperature: number,
  failed?: Failed,
) {
  const nonce = randomBytes(nonceBytes).toString("hex");
  const messages = [...instructions, ...promptFor(chunk, nonce, failed)];
  const question = { messages, nonce, seed, temperature, maxTokens: mostTokens(chunk) };
  return model.ask(question, { owner: run.owner, priority: run.priority, signal });
}

/** Three times the tokens of an answer of the same length, and some for models that think first. */
function mostTokens({ marked }: Chunk): number {
  return marked.length + 512;
}

/** The answers that came, in the order of the requests. @throws what is no fault of the model */
async function collect(
  asked: readonly Promise<string>[],
): Promise<{ answers: string[]; fault: ModelFault | undefined }> {
  const settled = await Promise.allSettled(asked);
  const answers: string[] = [];
  let fault: ModelFault | undefined;
  for (const one of settled) {
    if (one.status === "fulfilled") answers.push(one.value);
    else if (one.reason instanceof ModelFault) fault = one.reason;
    else throw one.reason;
  }
  return { answers, fault };
}

async function judge(job: Job, chunk: Chunk, answers: readonly string[]): Promise<Judged[]> {
  const { text, options, run, signal, desk, told } = job;
  const distinct = [...new Set(answers)];
  if (distinct.length === 0) return [];
  const turn = { signal, priority: run.priority };
  const verdicts = await desk.judge({ text, chunk, answers: distinct, options }, turn);
  return distinct.map((answer, i) => ({ answer, verdict: leakChecked(answer, chunk, told, verdicts[i]!) }));
}

function leakChecked(answer: string, { marked }: Chunk, told: ReadonlySet<string>, verdict: Verdict): Verdict {
  if (!isLeak(answer, marked, told)) return verdict;
  const leak: Problem = { code: "prompt_leak", message: "The answer repeats the instructions or the examples." };
  return { ok: false, problems: [leak] };
}

function bestOf(judged: readonly Judged[]): Extract<Verdict, { ok: true }> | undefined {
  return judged
    .flatMap(({ verdict }) => (verdict.ok ? [verdict] : []))
    .reduce<Extract<Verdict, { ok: true }> | undefined>(
      (best, one) => (best && best.score >= one.score ? best : one),
      undefined,
    );
}

function isChangedByLite({ lite }: Plan, { start, end }: Chunk): boolean {
  return lite.edits.some((edit) => edit.start >= start && edit.end <= end);
}

/** What such an answer is like is not to be learned from it. */
const astray: ReadonlySet<ProblemCode> = new Set(["empty", "refusal", "prompt_leak", "obeyed", "language"]);

/** What to tell the model of the answer that came nearest; undefined where there was none. */
function complaintOf(judged: readonly Judged[]): Failed | undefined {
  if (judged.some(({ verdict }) => verdict.ok)) {
    return {
      answer: undefined,
      problems: ["It is the passage as it was. Rewrite it, as strongly as you were asked to."],
    };
  }
  let nearest: { readonly answer: string; readonly problems: readonly Problem[] } | undefined;
  for (const { answer, verdict } of judged) {
    if (!verdict.ok && (!nearest || verdict.problems.length < nearest.problems.length)) {
      nearest = { answer, problems: verdict.problems };
    }
  }
  if (!nearest) return undefined;
  const isAstray = nearest.problems.some(({ code }) => astray.has(code));
  return {
    answer: isAstray ? undefined : nearest.answer,
    problems: [...new Set(nearest.problems.map(({ message }) => message))],
  };
}
