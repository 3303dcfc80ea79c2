import type { Edit } from "@rewright/engine";
import type { Part, ProOutcome, ProRun } from "../src/index.ts";
import { type FaultKind, ModelFault } from "../src/model/fault.ts";
import type { Question } from "../src/model/question.ts";
import { rewriteWithModel } from "../src/pipeline/rewrite-with-model.ts";
import { type Made, scriptDesk } from "./scripted-desk.ts";

export const paragraphs = (count: number) => Array.from({ length: count }, (_, i) => `Passage number ${i} as it was.`);
const passageOf = ({ messages }: Question) => /Passage number \d+ as it was\./.exec(messages.at(-1)!.content)![0];
export const numberOf = (question: Question) => Number(/\d+/.exec(passageOf(question))![0]);
export const isSecondTime = ({ messages }: Question) => messages.at(-1)!.content.includes("could not be used");

/** Runs a text through a model that follows a script. */
export function run(
  text: string,
  script: (question: Question, signal: AbortSignal, count: number) => string | Promise<string>,
  {
    lite = [],
    level = 7,
    concurrency = 8,
    ...over
  }: { lite?: Edit[]; level?: number; concurrency?: number } & Partial<ProRun> = {},
) {
  const asked: Question[] = [];
  const parts: Part[] = [];
  const progress: number[] = [];
  const lines: string[] = [];
  const note = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`);
  const desk = scriptDesk(lite);
  const ask = async (question: Question, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    asked.push(question);
    return script(question, signal, asked.length);
  };
  const outcome: Promise<ProOutcome<Made>> = rewriteWithModel(
    { desk, model: { ask }, concurrency, logger: { warn: note, error: note } },
    text,
    { level, seed: 3 },
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
  return { outcome, asked, parts, progress, lines, desk };
}

export const never = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
export const text = (count: number) => paragraphs(count).join("\n\n");
export const fault = (kind: FaultKind) => Promise.reject(new ModelFault(kind));
