import type { Word } from "../../document/document.ts";
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

/** "In the ever-evolving landscape of banking," says "In banking,". */
function fieldAt({ words }: Context): Proposal | undefined {
  if (words[0]?.lower !== "in" || words[1]?.lower !== "the") return undefined;
  let i = 2;
  while (hype.has(words[i]?.lower ?? "")) i++;
  const field = words[i]?.lower ?? "";
  const next = words[i + 2];
  if (words[i + 1]?.lower !== "of" || !next || next.pos === "VERB") return undefined;
  if (!(i > 2 && fields.has(field)) && field !== "realm") return undefined;
  return { parts: [{ start: words[1].start, end: next.start, after: "" }], level: i > 2 ? 4 : 6 };
}

export const stockOpeners: Rule = {
  id: "stock-openers",
  summary: "A stock opening says nothing that the sentence does not.",
  stage: "frame",
  level: 3,
  propose: (context) => {
    const found = todayAt(context) ?? fieldAt(context);
    return found ? [found] : [];
  },
  examples: [
    { before: "In today's fast-paced world, people skip lunch.", after: "Today, people skip lunch." },
    { before: "In today’s rapidly evolving digital landscape, firms test more.", after: "Today, firms test more." },
    { before: "In today's fast-paced, ever-changing society, sleep is rare.", after: "Today, sleep is rare." },
    { before: "In the ever-evolving landscape of banking, trust counts.", after: "In banking, trust counts." },
    { before: "In the realm of pottery, clay decides.", after: "In pottery, clay decides." },
    { before: "In today's paper, the mayor denied it.", after: "In today's paper, the mayor denied it." },
    { before: "In today's market, fish was cheap.", after: "In today's market, fish was cheap." },
    { before: "In the world of fashion, names count.", after: "In the world of fashion, names count." },
  ],
};
