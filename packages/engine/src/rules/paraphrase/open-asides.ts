import type { Word } from "../../document/document.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

/** Gives an aside that begins with a participle a verb of its own. */
export const openAsides: Rule = {
  id: "open-asides",
  summary: "The aside has a verb of its own.",
  stage: "clause",
  level: 5,
  propose: ({ words }) => words.flatMap((_, i) => open(words, i) ?? []),
};

/** What was done once. */
const deeds = new Set(
  "founded established created built written published released launched introduced developed designed invented composed directed produced constructed opened discovered painted formed born held organized announced".split(
    " ",
  ),
);
/** What lasts. */
const states = new Set(
  "located situated known called named based made used considered regarded found driven characterized".split(" "),
);

function open(words: readonly Word[], i: number): Proposal | undefined {
  const comma = words[i]!;
  const noun = words[i - 1];
  const verb = words[i + 1];
  const next = words[i + 2];
  if (comma.text !== "," || noun?.pos !== "NOUN" || verb?.pos !== "VERB" || !next) return undefined;
  const deed = deeds.has(verb.lower);
  if ((!deed && !states.has(verb.lower)) || !formsOf(verb.lower, verb.lemma).includes("en")) return undefined;
  if (next.pos !== "ADP" && !(["called", "named"].includes(verb.lower) && next.pos === "PROPN")) return undefined;
  const head = words.slice(0, i).find((_, k) => verbGroupAt(words, k));
  const before = words.slice(0, i);
  // A row of deeds or things is no aside.
  if (
    before.some(({ text }) => text === ",") ||
    words.slice(i + 2).some(({ lower }) => lower === "and" || lower === "or")
  )
    return undefined;
  if (head && !verbBeside(words, i)) return undefined;
  const plural = isPlural(noun);
  const group = words
    .map((_, k) => (k === i + 1 ? undefined : verbGroupAt(words, k)))
    .find((found) => found !== undefined);
  const past = (deed && next.lower !== "of") || group?.tense === "past";
  const link = isPersonNoun(noun) ? "who" : "which";
  return replace(verb.start, verb.start, `${link} ${past ? (plural ? "were" : "was") : plural ? "are" : "is"} `);
}

/** The noun before the aside is the object right behind the verb, not the end of another phrase. */
function verbBeside(words: readonly Word[], i: number): boolean {
  let k = i - 1;
  while (k > 0 && ["NOUN", "ADJ", "DET", "NUM"].includes(words[k]!.pos)) k--;
  return words[k]!.pos === "VERB" && words[i - 1]!.lower !== "home";
}
