import type { Word } from "../../document/document.ts";
import type { Tail } from "../../grammar/tails.ts";
import { wordSet } from "../../grammar/word-set.ts";

const kept = new Set(["also", "often", "further", "even", "still"]);
const dropped = wordSet("thereby thus therefore consequently subsequently accordingly");
const doubts = wordSet(
  "especially particularly potentially possibly probably presumably likely mainly mostly largely only",
);

/** Adverbs that go with what an event does; others say how a person does it. */
const ofEvents = wordSet("ultimately effectively significantly instantly quickly eventually greatly directly");

/** True for a tail without an adverb, or with one that goes with a whole clause as well as with a person. */
export function suitsEvent(words: readonly Word[], tail: Tail): boolean {
  const adverb = adverbFor(words, tail);
  return adverb === "" || (adverb !== undefined && (kept.has(adverb.trim()) || ofEvents.has(adverb.trim())));
}

/** Returns what becomes of the adverb before a tail's participle, with a space behind it; undefined where that is not sure. */
export function adverbFor(words: readonly Word[], { adverb }: Tail): string | undefined {
  const lower = adverb === undefined ? undefined : words[adverb]!.lower;
  if (lower === undefined || dropped.has(lower)) return "";
  return kept.has(lower) || (lower.endsWith("ly") && !doubts.has(lower)) ? `${lower} ` : undefined;
}
