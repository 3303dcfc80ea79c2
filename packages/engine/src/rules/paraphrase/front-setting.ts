import type { Word } from "../../document/document.ts";
import { mainClause } from "../../grammar/clause.ts";
import { thirdPerson } from "../../grammar/closed-classes.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { insideSentence } from "./first-word.ts";

/** Begins a sentence with the time that stood at its end. */
export const frontSetting: Rule = {
  id: "front-setting",
  summary: "The same sentence, with its time first.",
  stage: "clause",
  level: 1,
  propose: (context) => {
    const moved = toFront(context);
    return moved ? [moved] : [];
  },
};

const links = new Set("in on during after before since for throughout over within at until by around".split(" "));
const times =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|centur(?:y|ies)|decades?|seasons?|summer|winter|spring|autumn|fall|mornings?|evenings?|afternoons?|nights?|weekends?|today|noon|midnight|sunrise|sunset|dawn|dusk|january|february|march|april|may|june|july|august|september|october|november|december|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|christmas|easter|century|era|past|future|1\d{3}|20\d{2}|1\d{3}s|20\d{2}s)$/;

/** Words that bind what follows them, or several statements, together. */
const binding = new Set(
  `that which who whom whose because if when while whether where why how what but or so not n't never no nor to than as
  only until about regarding between and like`.split(/\s+/),
);

function toFront({ words, text }: Context): Proposal | undefined {
  const stop = words.at(-1)!;
  const first = words[0]!;
  if (!/^[.!]$/.test(stop.text) || words.length < 6 || words.length > 34) return undefined;
  const at = settingAt(words);
  if (at === undefined || at < 3) return undefined;
  const before = words.slice(0, at);
  if (before.some((word, i) => isBinding(words, i) || (word.pos === "PUNCT" && word.text !== "-"))) return undefined;
  if (["ADP", "AUX", "CCONJ", "PART"].includes(words[at - 1]!.pos)) return undefined;
  const clause = mainClause(words, 0, at);
  if (clause?.subjectFrom !== 0 || verbs(words, at) !== 1) return undefined;
  if (holding.has(words[clause.verb.last]!.lemma) || (clause.verb.last === at - 1 && !clause.verb.passive && at < 4))
    return undefined;
  if (words.slice(at).some(({ lower }) => thirdPerson.has(lower)) || ["there", "this"].includes(first.lower))
    return undefined;
  const small = insideSentence(words);
  if (small === undefined) return undefined;
  const phrase = text.slice(words[at]!.start, words.at(-2)!.end);
  const front =
    small === first.text
      ? { start: first.start, end: first.start, after: `${capitalize(phrase)}, ` }
      : { start: first.start, end: first.end, after: `${capitalize(phrase)}, ${small}` };
  return { parts: [front, { start: words[at - 1]!.end, end: stop.start, after: "" }] };
}

/** Verbs that take a time as what they need, or whose object may be the one that has it. */
const holding = new Set(
  `be last wait take span date remain run stay describe discuss study examine report recall remember record schedule plan set
  see cover document depict postpone mark delay`.split(/\s+/),
);

/** Where the phrase of time at the sentence's end begins. */
function settingAt(words: readonly Word[]): number | undefined {
  for (let i = words.length - 3; i >= Math.max(2, words.length - 8); i--) {
    if (!links.has(words[i]!.lower) || words[i]!.pos !== "ADP") continue;
    const end = phraseEnd(words, i + 1);
    const head = words.at(-2)!;
    if (end !== words.length - 1 || !words.slice(i + 1, -1).some(({ lower }) => times.test(lower))) return undefined;
    if (head.pos === "NOUN" && !times.test(head.lower) && words[i]!.lower !== "during") return undefined;
    return /^(?:in|of)$/.test(words[i - 1]?.lower ?? "") ? undefined : i;
  }
  return undefined;
}

function phraseEnd(words: readonly Word[], from: number): number | undefined {
  const end = nounPhraseEnd(words, from) ?? (words[from]?.pos === "NUM" ? from + 1 : undefined);
  return end !== undefined && words[end]?.lower === "of" ? nounPhraseEnd(words, end + 1) : end;
}

function isBinding(words: readonly Word[], i: number): boolean {
  const { lower } = words[i]!;
  if (!binding.has(lower)) return false;
  if (lower === "to") return words[i + 1]?.pos === "VERB" || words[i + 1]?.pos === "AUX";
  const joinsThings = lower === "and" || lower === "or";
  return !(joinsThings && isThing(words[i - 1]) && isThing(words[i + 1]));
}

function isThing(word: Word | undefined): boolean {
  return word !== undefined && ["NOUN", "PROPN", "ADJ", "DET", "NUM"].includes(word.pos);
}

/** How many finite verbs stand before `to`. */
function verbs(words: readonly Word[], to: number): number {
  let count = 0;
  for (let i = 0; i < to; i++) {
    const group = words[i]!.pos === "PART" ? undefined : verbGroupAt(words, i);
    if (!group) continue;
    count++;
    i = group.last;
  }
  return count;
}
