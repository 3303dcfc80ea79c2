import type { Word } from "../../document/document.ts";
import { headOf, isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

const times = new Set(
  "world society landscape era age environment marketplace climate times day economy market culture".split(" "),
);
const empty = new Set(
  `ever rapidly fast quickly constantly increasingly highly continually always never dynamic evolving changing growing
  moving paced stopping ending digital modern interconnected globalized globalised connected complex competitive
  technological technology driven advanced information busy hectic demanding contemporary hyper - , and`.split(/\s+/),
);

/** "In today's rapidly changing world," says "Today,". */
function todayAt({ words }: Context): Proposal | undefined {
  if (words[0]?.lower !== "in" || words[1]?.lower !== "today" || words[2]?.lower !== "'s") return undefined;
  let i = 3;
  while (words[i] && empty.has(words[i]!.lower) && !(isNoun(words[i]!) && words[i + 1]?.text === ",")) i++;
  if (!times.has(words[i]?.lower ?? "")) return undefined;
  if (words[i]!.lower === "day" && words[i + 1]?.lower === "and") i += 2;
  if (words[i + 1]?.text !== ",") return undefined;
  // Without a modifier, "market" and "economy" say which today is meant.
  if (i === 3 && ["market", "economy", "culture", "climate"].includes(words[i]!.lower)) return undefined;
  return replace(words[0].start, words[i]!.end, "Today");
}

function isNoun(word: Word): boolean {
  return word.pos === "NOUN" || word.pos === "PROPN";
}

const hype = new Set(
  "ever rapidly fast quickly constantly continually evolving changing growing moving paced -".split(" "),
);
const fields = new Set("world landscape realm field area domain sphere arena".split(" "));

/** "In the realm of tiny warriors": not in them. */
function namesThings(words: readonly Word[], from: number): boolean {
  const end = nounPhraseEnd(words, from);
  return end !== undefined && isPlural(words[headOf(words, from, end)]!);
}

/** "In the ever-evolving landscape of banking," says "In banking,". */
function fieldAt({ words }: Context): Proposal | undefined {
  if (words[0]?.lower !== "in" || words[1]?.lower !== "the") return undefined;
  let i = 2;
  while (hype.has(words[i]?.lower ?? "")) i++;
  const field = words[i]?.lower ?? "";
  const next = words[i + 2];
  if (words[i + 1]?.lower !== "of" || !next || next.pos === "VERB") return undefined;
  if (!(i > 2 && fields.has(field)) && (field !== "realm" || namesThings(words, i + 2))) return undefined;
  return { parts: [{ start: words[1].start, end: next.start, after: "" }], level: i > 2 ? 4 : 6 };
}

export const stockOpeners: Rule = {
  id: "stock-openers",
  notIn: ["expand"],
  summary: "A stock opening says nothing that the sentence does not.",
  stage: "frame",
  level: 3,
  propose: (context) => {
    const found = todayAt(context) ?? fieldAt(context);
    return found ? [found] : [];
  },
};
