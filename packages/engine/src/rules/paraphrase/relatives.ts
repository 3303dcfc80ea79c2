import type { Word } from "../../document/document.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Proposal, replace } from "../rule.ts";

/** Participles of lasting states: what is based on something now was and will be. */
const states = new Set(
  `based located situated called named known used needed required involved associated related connected linked designed
  intended aimed made built written filled covered surrounded owned found caused driven dedicated devoted committed
  affected equipped characterized defined rooted suited focused concerned`.split(/\s+/),
);

/** "houses built of stone" becomes "houses that are built of stone". */
export function openPast(words: readonly Word[], i: number): Proposal | undefined {
  const noun = words[i - 1];
  const verb = words[i]!;
  const next = words[i + 1];
  if (noun?.pos !== "NOUN" || verb.pos !== "VERB" || !states.has(verb.lower) || next?.pos !== "ADP") return undefined;
  if (next.lower === "by" && !["used", "affected", "caused", "driven", "owned"].includes(verb.lower)) return undefined;
  // "They choose partners based on trust": what is based is the choice.
  if (verb.lower === "based" && pronounFor(noun) === "who") return undefined;
  if (tenseOf(words, i - 1) !== "present" || hasOwnVerb(words, i)) return undefined;
  return replace(noun.end, noun.end, ` ${pronounFor(noun)} ${isPlural(noun) ? "are" : "is"}`);
}

/** Verbs after whose object an -ing form is a complement, not a description. */
const perceiving = new Set(
  `see hear feel watch notice observe find catch keep leave have get start stop imagine picture remember spend waste send
  bring set show mind like hate enjoy love want witness smell sense describe capture depict portray`.split(/\s+/),
);

const describing = new Set(
  `criticize discuss describe explain examine explore show demonstrate contain include combine feature involve require
  use offer provide cover represent reflect highlight detail address relate concern affect lead focus promote support
  consist call suggest indicate reveal allow enable connect link separate surround resemble belong depict compare govern
  announce`.split(/\s+/),
);

/** "a report criticizing the plan" becomes "a report that criticizes the plan", in the tense of the sentence. */
export function openIng(words: readonly Word[], i: number): Proposal | undefined {
  const noun = words[i - 1];
  const verb = words[i]!;
  if (noun?.pos !== "NOUN" || verb.pos !== "VERB" || !verb.lower.endsWith("ing") || !describing.has(verb.lemma))
    return undefined;
  if (words[i + 1] === undefined || words[i + 1]!.pos === "PUNCT") return undefined;
  const head = headVerb(words, i - 1);
  const article = words[i - 2]?.pos === "ADJ" ? words[i - 3] : words[i - 2];
  // Only a noun with "a", or a bare plural, is surely the one described, not the subject of what happens.
  if (
    !/^(?:an?|some|several|many|two|three)$/.test(article?.lower ?? "") &&
    !(isPlural(noun) && words[i - 2]?.pos === "VERB")
  )
    return undefined;
  if (!head || perceiving.has(words[head.last]!.lemma) || head.tense === "modal" || hasOwnVerb(words, i))
    return undefined;
  const form = head.tense === "past" ? "ed" : isPlural(noun) ? "base" : "s";
  return replace(verb.start, verb.end, `${pronounFor(noun)} ${verbForm(verb.lemma, form)}`);
}

function pronounFor(noun: Word): string {
  return isPersonNoun(noun) || ["people", "those"].includes(noun.lower) ? "who" : "that";
}

/** The last finite verb before `to` in the same part of the sentence. */
function headVerb(words: readonly Word[], to: number) {
  for (let k = to - 1; k >= 0; k--) {
    if (["that", "which", "who", ";"].includes(words[k]!.lower)) return undefined;
    const group = words[k]!.pos === "PART" ? undefined : verbGroupAt(words, k);
    if (group) return group;
  }
  return undefined;
}

function tenseOf(words: readonly Word[], to: number): string | undefined {
  const verb = headVerb(words, to);
  return verb?.tense;
}

/** The noun before the participle is the subject of a clause whose verb is the participle itself. */
function hasOwnVerb(words: readonly Word[], i: number): boolean {
  return words.slice(0, i).every((_, k) => !verbGroupAt(words, k)) || words[i - 1]!.lower === "it";
}
