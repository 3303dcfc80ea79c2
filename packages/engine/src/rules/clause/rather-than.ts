import type { Word } from "../../document/document.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** "They sell corn rather than grinding it" becomes "They sell corn instead of grinding it". */
export const ratherThan: Rule = {
  id: "rather-than",
  summary: "“Instead of” is the plainer link.",
  stage: "clause",
  level: 6,
  propose: (context) => context.words.flatMap((_, i) => ratherAt(context, i) ?? []),
};

function ratherAt({ words }: Context, i: number): Proposal | undefined {
  const than = words[i + 1];
  if (words[i]!.lower !== "rather" || than?.lower !== "than" || i < 3) return undefined;
  if (
    words
      .slice(0, i)
      .some(({ lemma, lower }) => ["prefer", "would", "'d", "more", "less"].includes(lemma) || lower === "more")
  )
    return undefined;
  const comma = words[i - 1]!.text === ",";
  const left = words[comma ? i - 2 : i - 1]!;
  const at = words[i + 2]?.pos === "ADV" ? i + 3 : i + 2;
  const next = words[at];
  if (!next) return undefined;
  const gerund = next.pos === "VERB" && /^[a-z]{2,}ing$/.test(next.lower);
  if (gerund ? isProgressive(words, i) : !isObject(words, i, left)) return undefined;
  return replace(words[i]!.start, than.end, "instead of");
}

/** "Is sleeping rather than working": both hang on the "is". */
function isProgressive(words: readonly Word[], i: number): boolean {
  for (let k = i - 1; k > 0 && k > i - 12; k--) {
    const { lower, lemma } = words[k]!;
    if (lemma === "be" && /ing$/.test(words[k + 1]?.lower ?? "")) return true;
    if (lemma === "be" && words[k + 1]?.pos === "ADV" && /ing$/.test(words[k + 2]?.lower ?? "")) return true;
    if (lower === "," && k < i - 1) return false;
  }
  return false;
}

/** A noun that something else is taken in place of, beside a verb that is not "be". */
function isObject(words: readonly Word[], i: number, left: Word): boolean {
  if (left.pos !== "NOUN" || words[i - 1] !== left) return false;
  const end = nounPhraseEnd(words, i + 2);
  const last = end === undefined ? undefined : words[end - 1];
  if (end === undefined || last?.pos !== "NOUN" || verbGroupAt(words, end) || words[end]?.pos === "VERB") return false;
  const verb = words.findLastIndex((word, k) => k < i && (word.pos === "VERB" || word.pos === "AUX"));
  const head = words[verb];
  return head !== undefined && i - verb < 8 && takers.has(head.lemma);
}

/** Verbs whose object another could take the place of. */
const takers = new Set(
  `choose use take buy sell make give support promote offer eat drink serve build need seek want favor favour select adopt
  apply provide require get put focus rely emphasize stress reward pay send show bring teach fund measure learn pick`.split(
    /\s+/,
  ),
);
