import type { Chunk } from "@rewright/engine";
import { lightLevel } from "@rewright/engine/mode-profiles";
import type { Message } from "../model/question.ts";
import type { ProOptions } from "../pro.ts";
import { examplesFor } from "./examples.ts";
import { modePrompt } from "./mode-prompts.ts";
import { rules } from "./rules.ts";
import { neverPrompt, spellingPrompt, strengthPrompt, tonePrompt } from "./style.ts";

/**
 * Builds the messages that come before a passage: the rules, and examples for the mode. They depend on the options
 * only, not on the text.
 */
export function instructionsFor({
  mode = "standard",
  tone = "neutral",
  spelling,
  level = 7,
  never = [],
}: ProOptions): Message[] {
  const strength = strengthPrompt(mode === "free" ? lightLevel(level) : level);
  const style = [modePrompt(mode), tonePrompt(tone), spellingPrompt(spelling), neverPrompt(never), strength];
  const content = [rules, "How to write this time:", ...style].filter(Boolean).join("\n\n");
  return [
    { role: "system", content },
    ...examplesFor(mode).flatMap(({ passage, rewritten }, i): Message[] => [
      { role: "user", content: material({ marked: passage, before: "", after: "" }, `example${i + 1}`) },
      { role: "assistant", content: rewritten },
    ]),
  ];
}

/**
 * Builds the message that asks the model to rewrite a chunk, or, given `problems`, to rewrite it again without them.
 * The tags around the text contain `nonce`, 8 or more of a-z and 0-9 and new for each request, so that a text cannot
 * close them.
 */
export function promptFor(chunk: Chunk, nonce: string, problems: readonly string[] = []): Message[] {
  const task = material(chunk, nonce);
  if (problems.length === 0) return [{ role: "user", content: task }];
  const complaint = [
    "An earlier answer could not be used:",
    ...problems.map((problem) => `- ${problem}`),
    "Rewrite the passage once more, and keep every rule.",
  ].join("\n");
  return [{ role: "user", content: `${complaint}\n\n${task}` }];
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
