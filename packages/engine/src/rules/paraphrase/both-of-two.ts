import type { Word } from "../../document/document.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";
import { areFixedPair } from "./swap-conjuncts.ts";

/** Says of two things that both are meant, or joins them with "as well as". */
export const bothOfTwo: Rule = {
  id: "both-of-two",
  summary: "The two things are joined in another way.",
  stage: "clause",
  level: 7,
  propose: ({ words }) => words.flatMap((_, i) => join(words, i) ?? []),
};

const quantities = new Set(
  "no some any all every each many few more most other such several various numerous".split(" "),
);
const referring = new Set("its their his her this that these those it them".split(" "));
const tied = new Set(
  "between both either neither or nor mix combination blend among difference not n't no never without lack".split(" "),
);
/** Two of these are often one thing. */
const loose = new Set("things stuff way ways rest others more time times day year".split(" "));

function join(words: readonly Word[], i: number): Proposal | undefined {
  if (words[i]!.lower !== "and") return undefined;
  const last = words[i - 1];
  const from = phraseStart(words, i);
  const to = nounPhraseEnd(words, i + 1);
  if (last?.pos !== "NOUN" || from === undefined || to === undefined || words[to - 1]!.pos !== "NOUN") return undefined;
  const before = words[from - 1];
  const after = words[to];
  if (!before || !after || !["VERB", "ADP"].includes(before.pos) || /^(?:be|to|as|than|of)$/.test(before.lemma))
    return undefined;
  if (!/^[.;!]$/.test(after.text)) return undefined;
  const [one, other] = [words.slice(from, i), words.slice(i + 1, to)];
  if (
    [...one, ...other].some(
      ({ lower, pos, text }) => quantities.has(lower) || loose.has(lower) || pos === "PROPN" || text === "-",
    )
  )
    return undefined;
  if (other.some(({ lower }) => referring.has(lower)) || words.some(({ lower }) => tied.has(lower))) return undefined;
  if (areFixedPair(last, words[to - 1]!) || /ing$/.test(other[0]!.lower)) return undefined;
  // One article or one adjective may stand for both.
  if ((one[0]!.pos === "DET") !== (other[0]!.pos === "DET")) return undefined;
  if (one.some(({ pos }) => pos === "ADJ") && !other.some(({ pos }) => pos === "ADJ")) return undefined;
  if (words.slice(Math.max(0, from - 7), from).some(({ text }) => text === "," || text === "and")) return undefined;
  return replace(words[from]!.start, words[from]!.start, "both ");
}

function phraseStart(words: readonly Word[], to: number): number | undefined {
  let from = to;
  while (from > 0 && ["NOUN", "ADJ", "DET"].includes(words[from - 1]!.pos)) from--;
  return from < to && from > 0 ? from : undefined;
}
