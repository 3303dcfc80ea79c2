import type { Word } from "../../document/document.ts";
import type { Clause } from "../../grammar/clause.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { isMissedParticiple } from "./closer-sense.ts";
import { closerVerbs } from "./closer-verbs.ts";
import { lingering } from "./tail-verbs.ts";

/** The verb of a participle with an object or a complement right behind it. */
export function participleAt(words: readonly Word[], at: number): string | undefined {
  const verb = words[at];
  const next = words[at + 1];
  if (!verb || !next || !/^[a-z]+ing$/.test(verb.text) || prepositions.has(verb.lower)) return undefined;
  // "Her short, yielding lip": an adjective after an adjective.
  if (words[at - 1]?.text === "," && words[at - 2]?.pos === "ADJ" && ["DET", "PRON"].includes(words[at - 3]?.pos ?? ""))
    return undefined;
  const known = closerVerbs.get(verb.lower);
  const lemma = known?.lemma ?? lemmaOf(verb);
  if (lemma === undefined || !formsOf(verb.lower, lemma).includes("ing") || lemma === "be" || lemma === "have")
    return undefined;
  return next.pos === "PUNCT" || next.pos === "CCONJ" ? undefined : lemma;
}

/** The tagger gives a participle that it takes for a noun no verb's lemma. */
function lemmaOf({ lower, lemma, pos }: Word): string | undefined {
  return pos === "VERB" && lemma !== lower ? lemma : undefined;
}

/** Further participles joined to the first, which change with it; undefined where that is not sure. */
export function joined(words: readonly Word[], at: number): { index: number; lemma: string }[] | undefined {
  const found: { index: number; lemma: string }[] = [];
  let nested = false;
  for (let i = at + 1; i < words.length - 1; i++) {
    const { text, lower, pos } = words[i]!;
    const before = words[i - 1]!;
    if (text === ",") {
      const next = words[i + 1]!;
      const after = words[i + 2];
      if (
        (verbGroupAt(words, i + 1) && !isAdjective(words, i + 1)) ||
        ["which", "but", "so", "while", "although", "though", "yet", "or", "as", "because"].includes(next.lower)
      )
        return undefined;
      if (next.lower === "and" && after && (verbGroupAt(words, i + 3) || after.pos === "PRON")) return undefined;
    }
    if (isMissedParticiple(words, i) || (/ing$/.test(lower) && before.lower === "but")) return undefined;
    if (/ing$/.test(lower) && before.pos === "ADV" && words[i - 2]?.lower === "and") return undefined;
    // "A system for understanding and sorting": the tagger may take the first for a noun.
    nested ||= /^[a-z]{3,}ing$/.test(lower) && before.pos === "ADP";
    if (!/ing$/.test(lower) || pos !== "VERB" || prepositions.has(lower)) continue;
    if (before.lower === "and" && describing.has(lower) && words[i + 1]!.pos === "NOUN") continue;
    // "Performance in learning and modeling": both hang on the preposition.
    if (nested && before.lower === "and") continue;
    if (before.text !== "," && before.lower !== "and" && before.lower !== "or") {
      nested ||= before.pos === "ADP" || before.pos === "SCONJ" || before.pos === "VERB";
      continue;
    }
    const lemma = participleAt(words, i);
    if (lemma === undefined || nested || before.lower === "or" || lingering.has(lemma)) return undefined;
    found.push({ index: i, lemma });
  }
  return found.length > 0 && words[found.at(-1)!.index - 1]!.lower !== "and" ? undefined : found;
}

/** "Pain, reduced function", "the rich, damp soil": what the tagger takes for a verb stands before a noun. */
function isAdjective(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.pos;
  if (next !== "NOUN" && next !== "ADJ") return false;
  return /ed$/.test(words[at]!.lower) || words[at - 2]!.pos === "ADJ";
}

const prepositions = new Set("including according depending regarding concerning following excluding".split(" "));
const describing = new Set(
  "working living existing growing leading remaining changing running moving surrounding".split(" "),
);

/** "A role in driving growth, promoting trade, and creating": the list began before the comma. */
export function hasGerund(words: readonly Word[], { verb }: Clause, comma: number): boolean {
  return words.slice(verb.last + 1, comma).some(({ lower }) => /^[a-z]{2,}ing$/.test(lower));
}
