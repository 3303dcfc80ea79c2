import type { Word } from "../../document/document.ts";
import type { Clause } from "../../grammar/clause.ts";
import { verbForm } from "../../grammar/inflect.ts";
import type { Proposal } from "../rule.ts";
import { bodily, conjoined, isUnclear, stative } from "./closer-sense.ts";
import type { CloserVerb } from "./closer-verbs.ts";

/** "moved to Ghent in 1905, opening a shop" becomes "moved to Ghent in 1905 and opened a shop". */
export function nextStep(
  words: readonly Word[],
  { verb: group, subjectFrom }: Clause,
  comma: number,
  verb: number,
  { lemma }: CloserVerb,
): Proposal | undefined {
  const main = words[group.last]!;
  if (group.tense !== "past" || group.passive || stative.has(main.lemma) || main.pos !== "VERB") return undefined;
  if (group.last !== group.first || verb !== comma + 1 || conjoined(words, verb)?.length !== 0) return undefined;
  const between = words.slice(group.last + 1, comma);
  if (between.some(({ text, lower, pos }) => text === "," || joints.has(lower) || pos === "VERB" || pos === "AUX"))
    return undefined;
  if (words.slice(subjectFrom, group.first).some(({ text }) => text === ",") || isUnclear(main)) return undefined;
  const after = ` and ${verbForm(lemma, "ed")}`;
  return { parts: [{ start: words[comma]!.start, end: words[verb]!.end, after }], level: 6 };
}

const joints = new Set(["and", "or", "but", "that", "which", "who", "not", "when", "after", "before", "as", "while"]);

/** Under "can" or "should" a result stays under the same modal: "can cut costs and reduce waste". */
export function underModal(
  words: readonly Word[],
  clause: Clause,
  comma: number,
  verb: number,
  { lemma, kind }: CloserVerb,
): Proposal | undefined {
  const { verb: group } = clause;
  const span = { start: words[comma]!.start, end: words[verb]!.end };
  if (group.tense !== "modal" || verb !== comma + 1 || conjoined(words, verb)?.length !== 0) return undefined;
  const between = words.slice(group.last + 1, comma);
  if (between.some((word) => word.text === "," || word.pos === "VERB" || word.pos === "AUX" || word.pos === "SCONJ"))
    return undefined;
  if (lemma === "ensure" && ["must", "should"].includes(words[group.first]!.lower))
    return { parts: [{ ...span, after: " to ensure" }], level: 5 };
  const { lemma: main, pos } = words[group.last]!;
  const acts = pos === "VERB" && !group.passive && !stative.has(main) && !bodily.has(main);
  const negated = words.slice(group.first, group.last).some((word) => ["not", "n't", "never"].includes(word.lower));
  const makesIt = lemma === "make" && words[verb + 1]!.lower === "it" && main === "be" && !negated;
  if (makesIt) return { parts: [{ ...span, after: " and make" }], level: 6 };
  if (kind !== "gift" || !acts || negated || between.some((word) => word.lower === "and")) return undefined;
  return { parts: [{ ...span, after: ` and ${lemma}` }], level: 6 };
}
