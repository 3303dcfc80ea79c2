import type { Word } from "../../document/document.ts";
import { mainClause } from "../../grammar/clause.ts";
import { isModal } from "../../grammar/conjugate.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { type VerbGroup, verbGroupAt } from "../../grammar/verb-group.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";
import { withoutAsides } from "./tail-reading.ts";

/** "The chips came in all colors, which made it hard to choose" becomes "… in all colors, and that made it hard …". */
export const whichResult: Rule = {
  id: "which-result",
  summary: "What follows from a statement is a statement of its own.",
  stage: "wording",
  level: 7,
  propose: (context) => {
    if (!context.words.some(({ lower }) => lower === "which")) return [];
    const words = withoutAsides(context.words);
    return words.flatMap((_, i) => whichAt(words, context, i) ?? []);
  },
};

/** What an event does, and a thing named just before seldom would. */
const effects = new Set("lead mean result make".split(" "));
/** The same where the noun before could be what the words describe but for its number or the verb's time. */
const pastEffects = new Set("lead mean result make".split(" "));
const attitudes = new Set(
  `say believe think claim argue suggest hope feel know find show fear insist agree note report state explain worry wish
  expect assume imagine mean warn tell`.split(/\s+/),
);
const conditions = new Set(
  `if unless when while although though because since whether until despite that who which whose where what how why
  than unlike without`.split(/\s+/),
);

function whichAt(words: readonly Word[], { text }: Context, comma: number): Proposal | undefined {
  const which = words[comma + 1];
  if (words[comma]!.text !== "," || which?.lower !== "which" || comma < 4 || words.at(-1)!.text !== ".")
    return undefined;
  const before = words.slice(0, comma);
  if (words.some(({ text: mark }) => /^["“”—–:;]$/.test(mark))) return undefined;
  if (before.some(({ lower, lemma }) => conditions.has(lower) || attitudes.has(lemma))) return undefined;
  const clause = mainClause(words, 0, comma);
  // An aside before the comma hides what the words describe.
  if (!clause || words[0]!.lower === "there" || words[comma - 1]!.end !== words[comma]!.start) return undefined;
  let at = comma + 2;
  while (words[at]?.pos === "ADV") at++;
  const group = verbGroupAt(words, at);
  if (!group || !speaksOfEvent(words, comma, group, clause.verb.last) || words[group.last + 1]?.text === ",")
    return undefined;
  const rest = words.length - comma - 2;
  const long = (comma >= 13 && rest >= 7) || (before.some(({ lower }) => lower === "and") && comma >= 8 && rest >= 7);
  if (long) return replace(words[comma]!.start, which.end, ". That");
  // A third clause on "and" would limp.
  if (before.some(({ text: mark, lower }) => mark === "," || lower === "and" || lower === "but")) return undefined;
  if (text.slice(which.end, words.at(-1)!.start).includes(", and ")) return undefined;
  return replace(which.start, which.end, "and that");
}

/** The words after "which" can only, or far more likely, speak of the whole statement. */
function speaksOfEvent(
  words: readonly Word[],
  comma: number,
  { first, last, tense, passive }: VerbGroup,
  main: number,
): boolean {
  const noun = words[comma - 1]!;
  const verb = words[last]!;
  if (passive) return false;
  if (verb.lemma === "be" && ["DET", "PRON", "NOUN"].includes(words[last + 1]?.pos ?? "")) return false;
  if (noun.pos === "ADJ" || noun.pos === "ADV") return verb.lemma !== "be" || tense !== "modal";
  if (noun.pos !== "NOUN") return false;
  const singular = tense === "present" && isSingularForm(words[first]!);
  if (isPlural(noun)) {
    if (singular) return isNearest(words, main, comma);
    return (tense === "past" || isModal(words[first]!)) && pastEffects.has(verb.lemma) && !hasAgents(words, comma);
  }
  if (!effects.has(verb.lemma) || (tense === "present" && !singular)) return false;
  return !isIntroduced(words, comma) && (verb.lemma !== "lead" || words[last + 1]?.lower === "to");
}

function isSingularForm({ lower, lemma }: Word): boolean {
  return ["is", "has", "does"].includes(lower) || (lower !== lemma && formsOf(lower, lemma).includes("s"));
}

/** "The mix of ideas, which grows": no other noun, in the singular, stands between the verb and the comma. */
function isNearest(words: readonly Word[], main: number, comma: number): boolean {
  for (let i = comma - 2; i > main; i--) {
    const { pos, lower } = words[i]!;
    if (pos === "PROPN" || (pos === "VERB" && /(?:ed|en|ing)$/.test(lower)) || ["a", "an"].includes(lower))
      return false;
    if (pos === "NOUN" && words[i + 1]!.pos !== "NOUN" && words[i + 1]!.text !== "-")
      return isPlural(words[i]!) && i > main;
  }
  return words[main]!.lemma !== "be" || words[comma - 1]!.pos !== "NOUN";
}

/** "They had two policies": the plural noun is what the sentence puts before us, and it may do the rest. */
function hasAgents(words: readonly Word[], comma: number): boolean {
  return words
    .slice(0, comma)
    .some(
      ({ lemma, pos }) =>
        pos === "VERB" &&
        /^(?:introduce|present|propose|develop|build|create|adopt|pass|add|have|launch|use|feature|offer|provide|include|contain|show|give)$/.test(
          lemma,
        ),
    );
}

/** "A pump", "the river": a thing with an article, which may be what makes or leads. */
function isIntroduced(words: readonly Word[], comma: number): boolean {
  let i = comma - 1;
  while (i > 0 && ["NOUN", "ADJ", "NUM", "ADV"].includes(words[i - 1]!.pos)) i--;
  return ["a", "an", "the", "this", "its", "their", "one", "another", "called", "with", "using", "of", ","].includes(
    words[i - 1]?.lower ?? "",
  );
}
