import type { Bead, Choice, Chunk, Plan, Problem, Review, Span, Taken } from "@rewright/engine";
import type { LiteWording } from "@rewright/engine/lite-wordings";
import { type Candidate, gapsIn, partOfChunk, selectBeads } from "@rewright/engine/select";
import { overlaps } from "@rewright/engine/span";
import { ModelFault } from "../model/fault.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Message } from "../model/question.ts";
import type { EngineClient, Failure, ProOptions, ProRun } from "../pro.ts";
import { isLeak } from "../prompts/leak.ts";
import { promptFor } from "../prompts/prompt.ts";
import { newNonce, seedFor } from "./request-values.ts";
import type { SecondReader } from "./second-reading.ts";

/** The model's temperatures for the first and the second request of a passage. */
const temperatures = [0.5, 0.3] as const;

/**
 * The fewest words of a passage that is sent to the model again. The model would invent a meaning for a shorter one,
 * such as a label.
 */
const fewestWords = 4;

/** The most problems of a failed answer that the second request names. More of them would confuse the model. */
const mostProblems = 6;

/** What is needed to rewrite a text with the language model. */
export interface Job {
  readonly text: string;
  readonly plan: Plan;
  /** For each chunk, the local engine's wordings of its sentences. */
  readonly lite: readonly (readonly LiteWording[])[];
  readonly options: ProOptions;
  readonly run: ProRun;
  readonly engineClient: Pick<EngineClient<unknown>, "review">;
  readonly model: LanguageModel;
  /**
   * Checks with the model that rewritten sentences keep their meaning. Undefined if the operator has turned this off.
   */
  readonly reader: SecondReader | undefined;
  /**
   * The messages before each passage. `told` holds their word sequences, by which an answer that repeats them is
   * recognised.
   */
  readonly instructions: readonly Message[];
  readonly told: ReadonlySet<string>;
  /** Aborted when the result is not needed any more. */
  readonly signal: AbortSignal;
}

/** The accepted wording of a chunk. */
export interface Settled {
  readonly choice: Choice;
  /** Why the model gave no answer for the chunk, or why the check of its answer could not finish. */
  readonly failure?: Failure;
}

/** The result of one request to rewrite a chunk. */
interface Tried {
  /** The rewritten sentences, each with its source, that passed the checks. */
  readonly candidates: readonly Candidate[];
  /** The reasons why the answer as a whole, or some of its sentences, failed the checks. */
  readonly complaints: readonly Complaint[];
}

interface Complaint extends Span {
  readonly message: string;
}

/**
 * Rewrites a chunk with the language model. A sentence of the answer is used if it passes the checks and the model,
 * asked again, finds that it means the same as the original. The other sentences are requested once more, and those
 * that fail again are left to the local engine.
 *
 * @throws the signal's abort reason
 */
export async function rewriteChunk(job: Job, index: number): Promise<Settled> {
  const chunk = job.plan.chunks[index]!;
  const first = await attempt(job, chunk, { index, answer: 0, problems: [] });
  if (first instanceof ModelFault) return { choice: "lite", failure: first.kind };
  const gaps = gapsIn(chunk, selectBeads(first.candidates));
  const seconds = await Promise.all(
    gaps.map(async (gap, g) => {
      const part = partOfChunk(job.text, chunk, gap);
      if (part.words < fewestWords) return undefined;
      return attempt(job, part, { index, answer: g + 1, problems: complaintsIn(first, gap, chunk) });
    }),
  );
  const candidates = [first, ...seconds].flatMap((tried) =>
    tried === undefined || tried instanceof ModelFault ? [] : tried.candidates,
  );
  const taken = selectBeads(candidates);
  const refused = await refusedOfLite(job, index, taken, gaps.length + 1);
  const choice = [...taken, ...refused].sort((a, b) => a.start - b.start);
  const isLeft = gapsIn(chunk, choice).length === 0 && job.lite[index]!.length === 0;
  return {
    choice: isLeft || choice.some(({ edits, checked }) => edits.length > 0 || checked === null) ? choice : "lite",
  };
}

/**
 * Has the model compare the local engine's wordings of the remaining sentences with the original, and returns the
 * sentences whose wording differs in meaning. These stay unchanged. If the model gives no verdict, the wording is kept.
 */
async function refusedOfLite(job: Job, index: number, taken: readonly Span[], answer: number): Promise<Taken[]> {
  const { reader, run, signal } = job;
  const toRead = job.lite[index]!.filter(
    (wording) => hasOtherWords(wording) && !taken.some((one) => overlaps(one, wording)),
  );
  const verdicts = await reader?.read(toRead, seedOf(job, index, answer), run, signal);
  return toRead.flatMap(({ start, end }, i) => {
    const verdict = verdicts?.[i];
    return verdict?.isSaid && !verdict.isFaithful ? [{ start, end, edits: [], checked: null }] : [];
  });
}

/** Returns whether a wording still has words, and not the same words as its source. */
function hasOtherWords({ source, text }: LiteWording): boolean {
  const now = withoutBlanks(text);
  return now !== "" && now !== withoutBlanks(source);
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, "");
}

interface Attempt {
  /** The index of the chunk in the text. */
  readonly index: number;
  /** The number of this request among those for the chunk, from which its seed is derived. */
  readonly answer: number;
  readonly problems: readonly string[];
}

/** Requests a chunk once and checks the answer. Returns a ModelFault if the model gives no answer. */
async function attempt(job: Job, chunk: Chunk, { index, answer, problems }: Attempt): Promise<Tried | ModelFault> {
  const seed = seedOf(job, index, answer);
  let written: string;
  try {
    written = await ask(job, chunk, seed, problems);
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    // The model did answer: another try may succeed.
    return error.kind === "unusable" || error.kind === "absurd" ? { candidates: [], complaints: [] } : error;
  }
  const review = await reviewOf(job, chunk, written);
  const isSame = review.problems.some(({ code }) => code === "unchanged");
  if (isSame && !isChangedByLite(job.lite[index]!, chunk))
    return { candidates: asItWas(job.text, chunk, answer), complaints: [] };
  if (review.problems.length > 0) {
    return {
      candidates: [],
      complaints: review.problems.map(({ message }) => ({ start: chunk.start, end: chunk.end, message })),
    };
  }
  return check(job, review.beads, answer, seed);
}

/** Returns each sentence of a passage with its original wording, as a candidate without problems. */
function asItWas(text: string, { sentences }: Chunk, answer: number): Candidate[] {
  return sentences.map(({ start, end }, index): Candidate => {
    const same = text.slice(start, end);
    const checks = { edits: [], problems: [], doubts: [], isBound: false, neighbours: [], score: 0 };
    return { bead: { start, end, source: same, text: same, ...checks }, answer, index, checked: "rules" };
  });
}

function isChangedByLite(wordings: readonly LiteWording[], span: Span): boolean {
  return wordings.some((wording) => overlaps(wording, span));
}

function seedOf({ options }: Job, index: number, answer: number): number {
  return seedFor(options.seed ?? 1, index, answer);
}

function ask(job: Job, chunk: Chunk, seed: number, problems: readonly string[]): Promise<string> {
  const { model, instructions, run, signal } = job;
  const nonce = newNonce();
  const question = {
    task: "rewrite",
    messages: [...instructions, ...promptFor(chunk, nonce, problems)],
    nonce,
    seed,
    temperature: temperatures[problems.length === 0 ? 0 : 1],
    maxTokens: mostTokens(chunk),
  } as const;
  return model.ask(question, { owner: run.owner, priority: run.priority, signal });
}

/** Returns the token limit of an answer: three times the tokens of the passage, and some more for reasoning models. */
function mostTokens({ marked }: Chunk): number {
  return marked.length + 512;
}

const leak: Problem = { code: "prompt_leak", message: "The answer repeats the instructions or the examples." };

async function reviewOf(job: Job, chunk: Chunk, answer: string): Promise<Review> {
  const { text, options, run, signal, engineClient, told } = job;
  if (isLeak(answer, chunk.marked, told)) return { problems: [leak], beads: [] };
  return engineClient.review({ text, chunk, answer, options }, { signal, priority: run.priority });
}

/**
 * Has the model compare the sentences that passed the rules with the original. If it gives no verdicts, only those
 * sentences pass that the rules alone can accept.
 */
async function check(
  { reader, run, signal }: Job,
  beads: readonly Bead[],
  answer: number,
  seed: number,
): Promise<Tried> {
  const toRead = beads.filter(({ problems, edits }) => problems.length === 0 && edits.length > 0);
  const verdicts = await reader?.read(toRead, seed, run, signal);
  const verdictOn = new Map(toRead.map((bead, i) => [bead, verdicts?.[i]]));
  const candidates: Candidate[] = [];
  const complaints: Complaint[] = [];
  for (const [index, bead] of beads.entries()) {
    const verdict = verdictOn.get(bead);
    const problems = [...bead.problems, ...(verdict ? [] : bead.doubts)].map(({ message }) => message);
    if (verdict?.isFaithful === false) problems.push(verdict.difference || "It does not say the same.");
    if (problems.length === 0) candidates.push({ bead, answer, index, checked: verdict ? "second_reading" : "rules" });
    for (const message of problems) complaints.push({ start: bead.start, end: bead.end, message });
  }
  return { candidates, complaints };
}

/** Returns the reasons for which sentences in `gap` failed; these sentences are requested once more. */
function complaintsIn({ complaints }: Tried, gap: Span, { sentences }: Chunk): string[] {
  const own = complaints.filter((complaint) => overlaps(complaint, gap)).map(({ message }) => message);
  const isWhole = sentences.every(({ start, end }) => start >= gap.start && end <= gap.end);
  const found =
    own.length > 0
      ? own
      : [isWhole ? "It was no rewriting of the passage." : "It left this out, or did not fit what is around it."];
  return [...new Set(found)].slice(0, mostProblems);
}
