import type { Word } from "../../document/document.ts";
import { formsOfBe } from "../../grammar/closed-classes.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** "The mill, which was built in 1902, has two wheels" becomes "The mill, built in 1902, has two wheels". */
export const whichWas: Rule = {
  id: "which-was",
  summary: "The participle alone says this.",
  stage: "clause",
  level: 6,
  propose: (context) => context.words.flatMap((_, i) => whichAt(context, i) ?? []),
};

const links = new Set("in by for from at on during as between under within after before into near".split(" "));
/** What is done by an event, so that the words may speak of the whole statement; or what a bare participle leaves open. */
const events = new Set(
  `cause do achieve accomplish confirm show reflect expect explain demonstrate follow mean suppose indicate support prove
  require need see evidence trigger attribute do obtain implement say have get be go come perform conduct measure complete`.split(
    /\s+/,
  ),
);

/** What stays true of a person; anything else is more likely what happened next. */
const lives = new Set("bear know base name fascinate inspire raise educate elect train surround".split(" "));

function whichAt({ words }: Context, comma: number): Proposal | undefined {
  const relative = words[comma + 1];
  const be = words[comma + 2];
  if (words[comma]!.text !== "," || comma < 1 || (relative?.lower !== "which" && relative?.lower !== "who"))
    return undefined;
  if (!be || !formsOfBe.has(be.lower)) return undefined;
  let at = comma + 3;
  if (words[at]?.pos === "ADV" && /ly$|^(?:first|still|once|now)$/.test(words[at]!.lower)) at++;
  const verb = words[at];
  if (verb?.pos !== "VERB" || !formsOf(verb.lower, verb.lemma).includes("en") || /ing$/.test(verb.lower))
    return undefined;
  if (relative.lower === "who" && !lives.has(verb.lemma)) return undefined;
  if (events.has(verb.lemma) || !links.has(words[at + 1]?.lower ?? "")) return undefined;
  if (!isNounBefore(words, comma, be.lower) || goesOn(words, at + 1)) return undefined;
  return replace(relative.start, words[comma + 3]!.start, "");
}

/** The word before the comma is what the clause describes: their numbers agree and no second noun is joined to it. */
function isNounBefore(words: readonly Word[], comma: number, be: string): boolean {
  const noun = words[comma - 1]!;
  const plural = be === "are" || be === "were";
  if (noun.pos !== "NOUN" && noun.pos !== "PROPN") return false;
  if (noun.pos === "NOUN" ? isPlural(noun) !== plural : plural) return false;
  return !words.slice(Math.max(0, comma - 5), comma).some(({ lower }) => lower === "and" || lower === "or");
}

/** A second verb follows in the clause, or a mark that makes its end unsure. */
function goesOn(words: readonly Word[], from: number): boolean {
  for (let i = from; i < words.length; i++) {
    const { text, lower } = words[i]!;
    if (text === ",") return false;
    if (/^["“”()[\]—–:;]$/.test(text)) return true;
    if (
      ["but", "and", "which", "that", "who"].includes(lower) &&
      ["AUX", "VERB", "ADV"].includes(words[i + 1]?.pos ?? "")
    )
      return true;
  }
  return false;
}
