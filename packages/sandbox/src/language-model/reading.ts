import { z } from "zod";
import type { CompletionRequest } from "./prompt.ts";

/** Lists the ways in which the simulated model can behave when it compares rewrites with their sources. */
export const readings = [
  "good",
  "always-faithful",
  "always-unfaithful",
  "nonsense",
  "prompt-repeated",
  "slow",
  "down",
  "half",
] as const;
export type Reading = (typeof readings)[number];

const pairList = z.array(z.object({ n: z.int(), source: z.string(), new: z.string() }));
export type Pair = z.infer<typeof pairList>[number];

const taggedPairs = /<pairs-(\w{8,})>\s*(\[[\s\S]*\])\s*<\/pairs-\1>/;

/** Returns the pairs of texts that the last user message asks to compare, or undefined for another kind of request. */
export function readPairs({ messages }: CompletionRequest): Pair[] | undefined {
  const [, , list] = taggedPairs.exec(messages.findLast(({ role }) => role === "user")?.content ?? "") ?? [];
  if (list === undefined) return undefined;
  try {
    return pairList.safeParse(JSON.parse(list)).data;
  } catch {
    return undefined;
  }
}

/**
 * Returns the answer to a request to compare pairs of texts. `system` is the message that the answer repeats if it
 * repeats the prompt.
 */
export function readingOf(reading: Reading, pairs: readonly Pair[], system: string): string {
  switch (reading) {
    case "always-faithful":
      return verdicts(pairs, () => "");
    case "always-unfaithful":
      return verdicts(pairs, () => "It says something else.");
    case "nonsense":
      return "Both passages are about the same subject, and the second one reads well.";
    case "prompt-repeated":
      return system;
    case "half":
      return verdicts(pairs.slice(0, Math.floor(pairs.length / 2)), differenceIn);
    default:
      return verdicts(pairs, differenceIn);
  }
}

function verdicts(pairs: readonly Pair[], differenceOf: (pair: Pair) => string): string {
  const list = pairs.map((pair) => ({ n: pair.n, difference: differenceOf(pair) }));
  return JSON.stringify({
    pairs: list.map(({ n, difference }) => ({ n, faithful: difference === "", difference })),
  });
}

/** Returns a number, negation or name of the rewrite that the source does not have, or "" if there is none. */
function differenceIn({ source, new: wording }: Pair): string {
  const known = source.toLowerCase();
  const number = numbersIn(wording).find((one) => !numbersIn(source).includes(one));
  if (number !== undefined) return `The source does not say ${number}.`;
  if (negationsIn(source) !== negationsIn(wording)) return "One of them denies what the other one asserts.";
  const name = namesIn(wording).find((one) => !known.includes(one.toLowerCase()));
  return name === undefined ? "" : `The source does not name ${name}.`;
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
}

function negationsIn(text: string): number {
  return text.match(/\b(?:not|never|no|cannot)\b|n['’]t\b/gi)?.length ?? 0;
}

/** Returns the capitalised words that do not begin a sentence. */
function namesIn(text: string): string[] {
  return text.match(/(?<=[\p{Ll}\d,;] )\p{Lu}\p{Ll}+/gu) ?? [];
}
