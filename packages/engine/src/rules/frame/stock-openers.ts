import { reasons } from "../../change-reasons.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** Shortens openings such as "In today's rapidly changing world" and "in the ever-evolving landscape of banking". */
export const stockOpeners: Rule = {
  id: "stock-openers",
  notIn: ["expand"],
  summary: reasons.getsToThePoint,
  stage: "frame",
  level: 1,
  propose: (context) => {
    const found = todayAt(context) ?? fieldAt(context);
    return found ? [found] : [];
  },
};

const times = new Set(
  "world society landscape era age environment marketplace climate times day economy market culture".split(" "),
);
/** Nouns before which "today's" has a meaning ("in today's market"), unless adjectives of praise come between. */
const subjects = new Set("market economy culture climate".split(" "));
const hype = `ever rapidly fast quickly constantly increasingly highly continually always never dynamic evolving changing growing
  moving paced stopping ending interconnected globalized globalised connected complex competitive hyper busy hectic demanding
  modern contemporary - , and`;
const empty = new Set(`${hype} digital technological technology driven advanced information`.split(/\s+/));
const praise = new Set(hype.split(/\s+/));

/** Turns "In today's rapidly changing world," into "Today,". */
function todayAt({ words }: Context): Proposal | undefined {
  if (words[0]!.lower !== "in" || words[1]?.lower !== "today" || words[2]?.lower !== "'s") return undefined;
  let i = 3;
  while (empty.has(words[i]?.lower ?? "")) i++;
  if (words[i]?.lower === "day" && words[i + 1]?.lower === "and" && words[i + 2]?.lower === "age") i += 2;
  const noun = words[i]?.lower ?? "";
  if (!times.has(noun) || words[i + 1]?.text !== "," || (i === 3 && subjects.has(noun))) return undefined;
  // "In today's digital world, where most of us work alone,": the noun is needed for the clause behind it.
  if (["where", "which", "when", "whose"].includes(words[i + 2]?.lower ?? "")) return undefined;
  return replace(words[0]!.start, words[i]!.end, "Today");
}

const fields = new Set("world landscape realm field area domain sphere arena".split(" "));

/** Turns "In the ever-evolving landscape of banking," into "In banking,". */
function fieldAt({ words }: Context): Proposal | undefined {
  if (words[0]!.lower !== "in" || words[1]?.lower !== "the") return undefined;
  let i = 2;
  while (praise.has(words[i]?.lower ?? "")) i++;
  const next = words[i + 2];
  if (i === 2 || !fields.has(words[i]?.lower ?? "") || words[i + 1]?.lower !== "of" || !next) return undefined;
  return next.pos === "VERB" ? undefined : { parts: [{ start: words[1].start, end: next.start, after: "" }], level: 2 };
}
