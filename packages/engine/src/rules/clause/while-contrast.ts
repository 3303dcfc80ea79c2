import { clauseAt, mainClause } from "../../grammar/clause.ts";
import { personPronouns } from "../../grammar/closed-classes.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Verbs of being and having: with these, "while" sets one thing against another rather than beside it in time. */
const states = new Set(
  `be have seem appear remain exist offer provide argue believe claim think suggest agree acknowledge admit understand
  appreciate recognize enjoy know need mean tend lack deserve require involve include contain differ vary depend matter
  feel look sound prefer love like dislike focus aim excel struggle share play contribute cover support consider view
  see say emphasize highlight stress bring make help do show present possess hold carry face boast feature`.split(
    /\s+/,
  ),
);
const pastStates = new Set("have lack seem appear remain appreciate enjoy like love admire understand".split(" "));
const contrasts = new Set([
  "but",
  "yet",
  "however",
  "still",
  "nevertheless",
  "nonetheless",
  "while",
  "although",
  "though",
]);

/** "While A is so, B is so" becomes "A is so, but B is so". */
export const whileContrast: Rule = {
  id: "while-contrast",
  notIn: ["expand"],
  summary: "“But” shows the contrast where it happens.",
  stage: "clause",
  level: 6,
  propose: (context) => {
    const found = contrastAt(context);
    return found ? [found] : [];
  },
};

function contrastAt({ words }: Context): Proposal | undefined {
  const [opener, next] = words;
  if (opener?.lower !== "while" || !next || next.pos === "VERB") return undefined;
  const comma = words.findIndex((word) => word.text === ",");
  const end = words.length;
  if (comma < 3 || comma > 25 || words[end - 1]?.text === "?") return undefined;
  if (words.slice(1).some((word) => contrasts.has(word.lower) || word.text === ";" || word.text === "—"))
    return undefined;
  const granted = clauseAt(words, 1, comma);
  if (!granted || !isState(words, granted.verb)) return undefined;
  const main = mainClause(words, comma + 1, end);
  if (!main || main.subjectFrom !== comma + 1) return undefined;
  // "While I could play it, I enjoyed it": a time that is over.
  if (words[granted.verb.first]!.lower === "could" && main.verb.tense === "past") return undefined;
  const mark = words[comma]!;
  return {
    parts: [
      { start: opener.start, end: next.start, after: "" },
      { start: mark.end, end: mark.end, after: " but" },
    ],
  };
}

function isState(
  words: Context["words"],
  { first, last, tense, passive }: { first: number; last: number; tense: string; passive: boolean },
): boolean {
  if (/ing$/.test(words[last]!.lower)) return false;
  if (tense === "modal") return true;
  if (tense === "present") return states.has(words[first]!.lemma) || states.has(words[last]!.lemma);
  const subject = words[1]!.lower;
  if (passive || (last !== first && words[first]!.lemma !== "do")) return false;
  // "While she was in town, we met": only a quality is a contrast for sure.
  if (words[last]!.lemma === "be") return !personPronouns.has(subject) && isQuality(words, last + 1);
  return pastStates.has(words[last]!.lemma);
}

function isQuality(words: Context["words"], from: number): boolean {
  let i = from;
  while (words[i]?.pos === "ADV") i++;
  return (
    words[i]?.pos === "ADJ" &&
    !["young", "small", "little", "alive", "asleep", "awake", "open", "new"].includes(words[i]!.lower)
  );
}
