import type { Edit, Mode } from "@rewright/engine";
import type { Tone } from "@rewright/engine/tones";
import type { Part, ProOutcome, ProRun } from "../src/index.ts";
import { type FaultKind, ModelFault } from "../src/model/fault.ts";
import type { Question } from "../src/model/question.ts";
import { rewriteWithModel } from "../src/pipeline/rewrite-with-model.ts";
import { type Made, scriptEngineClient } from "./scripted-engine-client.ts";

export const paragraphs = (count: number) => Array.from({ length: count }, (_, i) => `Passage number ${i} as it was.`);
export const passageIn = ({ messages }: Question) =>
  /<text-(\w+)>\n(.*)\n<\/text-\1>$/s.exec(messages.at(-1)!.content)![2]!;
export const numberOf = (question: Question) => Number(/\d+/.exec(passageIn(question))![0]);
export const isSecondTime = ({ messages }: Question) => messages.at(-1)!.content.includes("could not be used");

/** Returns the simulated model's answer to a request to rewrite or to compare sentences. */
type Script = (question: Question, signal: AbortSignal, count: number) => string | Promise<string>;

interface Pair {
  readonly n: number;
  readonly source: string;
  readonly new: string;
}

/** Returns the pairs of sentences in a request to compare them. */
export function pairsOf({ messages, nonce }: Question): Pair[] {
  const tagged = new RegExp(`^<pairs-${nonce}>\n(.*)\n</pairs-${nonce}>$`, "s");
  return JSON.parse(tagged.exec(messages.at(-1)!.content)![1]!);
}

/**
 * Creates a script that answers requests to compare sentences: `differenceOf` returns a pair's difference, or "" for
 * none.
 */
export const readBy =
  (differenceOf: (pair: Pair) => string): Script =>
  (question) => {
    const pairs = pairsOf(question).map((pair) => ({ n: pair.n, difference: differenceOf(pair) }));
    return JSON.stringify({ pairs: pairs.map((pair) => ({ ...pair, faithful: pair.difference === "" })) });
  };

interface Setup extends Partial<ProRun> {
  readonly lite?: Edit[];
  readonly level?: number;
  readonly mode?: Mode;
  readonly tone?: Tone;
  readonly concurrency?: number;
  readonly modelMs?: number;
  /** The answers to requests to compare sentences. If undefined, no such requests are sent. */
  readonly secondReading?: Script;
}

/** Rewrites a text with a simulated model. */
export function run(
  text: string,
  script: Script,
  {
    lite = [],
    level = 7,
    mode = "standard",
    tone = "neutral",
    concurrency = 8,
    modelMs = 60_000,
    secondReading,
    ...over
  }: Setup = {},
) {
  const asked: Question[] = [];
  const read: Question[] = [];
  const parts: Part[] = [];
  const progress: number[] = [];
  const lines: string[] = [];
  const note = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`);
  const engineClient = scriptEngineClient(lite);
  const ask = async (question: Question, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    const [all, say] = question.task === "check" ? [read, secondReading!] : [asked, script];
    all.push(question);
    return say(question, signal, all.length);
  };
  const outcome: Promise<ProOutcome<Made>> = rewriteWithModel(
    {
      engineClient,
      model: { ask },
      secondReading: secondReading !== undefined,
      concurrency,
      logger: { warn: note, error: note },
      modelMs,
    },
    text,
    { level, mode, tone, seed: 3 },
    {
      signal: new AbortController().signal,
      owner: undefined,
      priority: 0,
      ...over,
      onPart(part) {
        parts.push(part);
        over.onPart?.(part);
      },
      onProgress: ({ done }) => void progress.push(done),
    },
  );
  return { outcome, asked, read, parts, progress, lines, engineClient };
}

export const never = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
export const text = (count: number) => paragraphs(count).join("\n\n");
export const fault = (kind: FaultKind) => Promise.reject(new ModelFault(kind));
