import type { Chunk, ProOptions } from "@rewright/engine";
import type { Message } from "../model/question.ts";
import { examplesFor } from "./examples.ts";
import { modePrompt } from "./modes.ts";
import { rules } from "./rules.ts";
import { spellingPrompt, strengthPrompt, tonePrompt } from "./style.ts";

/** An answer that did not pass the checks. */
export interface Failed {
  /** Left out where it would only lead astray. */
  readonly answer: string | undefined;
  /** What was wrong, in plain sentences. */
  readonly problems: readonly string[];
}

/**
 * How a model is asked to rewrite a chunk: the rules, examples of the mode, and the chunk with its surroundings between
 * tags. A text cannot close tags whose name it does not know: `nonce` is 8 or more of a-z and 0-9, fresh for each request.
 */
export function promptFor(chunk: Chunk, options: ProOptions, nonce: string, failed?: Failed): Message[] {
  const { mode = "standard", tone = "neutral", spelling, level = 7 } = options;
  const style = [modePrompt(mode), tonePrompt(tone), spellingPrompt(spelling), strengthPrompt(level)];
  const task: Message = { role: "user", content: material(chunk, nonce) };
  const messages: Message[] = [
    {
      role: "system",
      content: [rules, "How to write this time:", ...style].filter(Boolean).join("\n\n"),
    },
    ...examplesFor(mode).flatMap(({ passage, rewritten }, i): Message[] => [
      { role: "user", content: material({ marked: passage, before: "", after: "" }, `example${i + 1}`) },
      { role: "assistant", content: rewritten },
    ]),
  ];
  if (!failed) return [...messages, task];
  const complaint = [
    "An earlier answer could not be used:",
    ...failed.problems.map((problem) => `- ${problem}`),
    "Rewrite the passage once more, and keep every rule.",
  ].join("\n");
  const again: Message = { role: "user", content: `${complaint}\n\n${task.content}` };
  if (failed.answer === undefined) return [...messages, again];
  return [...messages, task, { role: "assistant", content: failed.answer }, again];
}

function material({ marked, before, after }: Pick<Chunk, "marked" | "before" | "after">, nonce: string): string {
  const around = (name: string, text: string) => (text ? [`<${name}-${nonce}>${text}</${name}-${nonce}>`] : []);
  return [
    `Rewrite the passage between <text-${nonce}> and </text-${nonce}>.`,
    ...around("before", before),
    ...around("after", after),
    `<text-${nonce}>\n${marked}\n</text-${nonce}>`,
  ].join("\n");
}
