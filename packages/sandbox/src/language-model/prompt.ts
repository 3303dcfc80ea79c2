import { z } from "zod";

const content = z.union([
  z.string(),
  z
    .array(z.object({ type: z.literal("text"), text: z.string() }))
    .transform((parts) => parts.map(({ text }) => text).join("")),
]);

/** Validates the parts of a request that the simulated model uses. */
export const completionRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(["system", "developer", "user", "assistant"]), content })).min(1),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish(),
  seed: z.int().nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  response_format: z.looseObject({ type: z.enum(["text", "json_object", "json_schema"]) }).nullish(),
});
export type CompletionRequest = z.infer<typeof completionRequest>;

/** The parts of a prompt that the simulated model uses. */
export interface Prompt {
  readonly system: string;
  /** The text to rewrite, with marks for protected text. */
  readonly text: string;
  /** The prose before the text or, if there is none, after it. Empty if there is neither. */
  readonly context: string;
  /** The name of the tags around the text; empty if there are none. */
  readonly tag: string;
  readonly seed: number;
}

/** Finds the text between tags in the last user message. Without tags, the whole message is the text. */
export function readPrompt({ messages, seed }: CompletionRequest): Prompt {
  const system = messages.filter(({ role }) => role === "system" || role === "developer");
  const last = messages.findLast(({ role, content }) => role === "user" && taggedText.test(content));
  const message = last?.content ?? messages.findLast(({ role }) => role === "user")?.content ?? "";
  const [, tag = "", text = message] = taggedText.exec(message) ?? [];
  const around = (name: string) =>
    new RegExp(`<${name}-(\\w+)>\\s*([\\s\\S]*?)\\s*</${name}-\\1>`).exec(message)?.[2] ?? "";
  return {
    system: system.map(({ content }) => content).join("\n\n"),
    text: text.trim(),
    context: around("before") || around("after"),
    tag,
    seed: seed ?? 0,
  };
}

/** Matches the last pair of tags in a message. Earlier ones can belong to examples. */
const taggedText = /[\s\S]*<(text-\w{8,})>\s*([\s\S]*?)\s*<\/\1>/;

/** Matches a mark for protected text, such as ⟦2:1843⟧: its number, and the text that it shows. */
export const mark = /⟦(\d+)(?::([^⟦⟧]*))?⟧/g;
