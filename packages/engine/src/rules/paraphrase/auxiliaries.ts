import type { Word } from "../../document/document.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

/** "Can" is "is able to", "will" is "is going to", where someone does something. */
export const auxiliaries: Rule = {
  id: "auxiliaries",
  summary: "Another verb form says the same.",
  stage: "clause",
  level: 7,
  propose: ({ words }) => words.flatMap((_, i) => able(words, i) ?? going(words, i) ?? ableToCan(words, i) ?? []),
};

const acting = new Set(["we", "they", "he", "she", "users", "people", "researchers", "engineers", "everyone"]);
/** What one can do without being able to. */
const plain = new Set("be have see hear feel say help tell imagine believe expect only get go call find".split(" "));

/** The number and end of a subject that ends before the word and begins its clause. */
function actorBefore(words: readonly Word[], i: number): "plural" | "singular" | undefined {
  const noun = words[i - 1];
  if (!noun || !(acting.has(noun.lower) || (noun.pos === "NOUN" && isPersonNoun(noun)))) return undefined;
  let from = i - 1;
  while (from > 0 && nounPhraseEnd(words, from - 1) === i && words[from - 1]!.pos !== "PRON") from--;
  const before = words[from - 1];
  if (
    before &&
    !(before.text === "," || ["SCONJ"].includes(before.pos) || ["that", "which", "where", "so"].includes(before.lower))
  )
    return undefined;
  return isPlural(noun) || noun.lower === "people" ? "plural" : "singular";
}

function able(words: readonly Word[], i: number): Proposal | undefined {
  const verb = words[i + 1];
  if (words[i]!.lower !== "can" || verb?.pos !== "VERB" || verb.lower !== verb.lemma || plain.has(verb.lemma))
    return undefined;
  const number = actorBefore(words, i);
  if (!number || words.slice(i + 2).some(({ lower }) => lower === "and" || lower === "or")) return undefined;
  return replace(words[i]!.start, words[i]!.end, `${number === "plural" ? "are" : "is"} able to`);
}

/** "are able to sell" becomes "can sell". */
function ableToCan(words: readonly Word[], i: number): Proposal | undefined {
  const [be, ability, to, verb] = words.slice(i, i + 4);
  if (!be || !["is", "are", "am"].includes(be.lower) || ability?.lower !== "able" || to?.lower !== "to" || !verb)
    return undefined;
  return replace(be.start, to.end, "can");
}

function going(words: readonly Word[], i: number): Proposal | undefined {
  const verb = words[i + 1];
  if (words[i]!.lower !== "will" || verb?.pos !== "VERB" || verb.lower !== verb.lemma || verb.lemma === "go")
    return undefined;
  const number = actorBefore(words, i);
  if (!number || words.some(({ lower }) => ["if", "when", "unless", "and", "or", "?"].includes(lower)))
    return undefined;
  return replace(words[i]!.start, words[i]!.end, `${number === "plural" ? "are" : "is"} going to`);
}
