import type { Sentence } from "../document/document.ts";
import type { Change, Draft } from "../document/draft.ts";
import { gainOf } from "./length.ts";

/** The most additions to a sentence. A sentence of more than `long` words may have `perLong`. */
const perSentence = 2;
const perLong = 3;
const long = 25;
/** The least distance, in sentences, between two additions that begin with the same words. */
const apart = 2;
/** The same distance for the most noticeable additions: those in `loud`, and those at the start of a sentence. */
const farApart = 6;
const loud: ReadonlySet<string> = new Set(
  "the year,with the,make use,whether or,in many,put forward,it is,in order".split(","),
);

/**
 * Returns the changes without those additions that are not among the longest in their sentence, or that begin like an
 * addition in a sentence just before.
 * @param adding the ids of the rules that add words
 */
export function pace(
  draft: Draft,
  sentences: readonly Sentence[],
  changes: readonly Change[],
  adding: ReadonlySet<string>,
): Change[] {
  if (adding.size === 0) return [...changes];
  const lastSaid = new Map<string, number>();
  const kept = new Set(changes.filter(({ rule }) => !adding.has(rule)));
  sentences.forEach((sentence, number) => {
    const own = changes
      .filter((change) => adding.has(change.rule) && change.parts[0]!.start >= sentence.start)
      .filter((change) => change.parts[0]!.start < sentence.end)
      .map((change) => ({ change, gain: gainOf(draft.text, change.parts), turn: turnOf(change) }))
      .sort((a, b) => Math.min(b.gain, 3) - Math.min(a.gain, 3));
    let left = sentence.words.length > long ? perLong : perSentence;
    for (const { change, gain, turn } of own) {
      const last = lastSaid.get(turn);
      const distance = change.parts[0]!.start === sentence.start || loud.has(turn) ? farApart : apart;
      if (gain > 0 && (left === 0 || (last !== undefined && number - last < distance))) continue;
      kept.add(change);
      if (gain <= 0) continue;
      left--;
      lastSaid.set(turn, number);
    }
  });
  return changes.filter((change) => kept.has(change));
}

const forms: ReadonlyMap<string, string> = new Map(
  "are is,was is,were is,which that,has have,had have,puts put,putting put,makes make,made make,making make,gives give,gave give,leads lead,led lead"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

/**
 * Returns the lemmas of the first two words that a change writes. Additions with the same two lemmas are repetitions.
 */
function turnOf({ rule, parts }: Change): string {
  const written = parts.map(({ after }) => after).join(" ");
  const words = written.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first = rule, second = ""] = words.map((word) => forms.get(word) ?? word);
  return `${first} ${second}`;
}
