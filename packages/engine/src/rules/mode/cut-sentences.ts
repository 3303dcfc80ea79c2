import type { Word } from "../../document/document.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Rule, replace } from "../rule.ts";
import { mayGo } from "./dispensable.ts";

/** What the writer did, found, is, wants or advises, and what the text defines or sets out in steps. */
const needed = new RegExp(
  [
    "^(?:our (?:method|model|approach|results|experiments|findings|goal|work)|let|if|nope|yes|yeah|well|first|second|secondly|third|thirdly|next|finally|lastly|another|even so|these include|it includes)\\b",
    "\\b(?:this|the|our) (?:paper|article|work|thesis|report|document)\\b",
    "\\bwe (?:\\p{L}+ly )?(?!are|can|have|will|need|all|live|must|see|know|think|often|\\p{L}+ly)\\p{L}",
    "\\bi['’]|\\b(?:i (?:am|was|would|will|could|can|may|might|want|need|hope|wish|look|have|had|write|request)|my name|me know)\\b",
    "\\b(?:authors?|stud(?:y|ies)|research(?:ers)?|experts?|patients|definitions?|define[sd]?|called|known as|refers? to)\\b",
    "\\b(?:started|began|went on)\\b",
    "\\b(?:consult|advised?|recommend(?:ed)?|encouraged|required|entitled|liab\\p{L}+|how to|step|warning)\\b",
  ].join("|"),
  "iu",
);
/** What sets a sentence against the one before it or adds to it. */
const contrasting = /\b(?:on the other hand|however|(?:in|by) contrast|too|also|as well|likewise|instead)\b/i;
/** Who acts in a story, or speaks in a report. */
const people =
  /\b(?:he|she|him|her|his|hers|i|me|my|said|told|stated|reported|warned|claimed|accused|according|thy|thou)\b|["“”]/i;

/** Denials, duties and contrasts, people who speak, and the courtesies of a letter. */
const kept = new Set(
  `not n't no never none nothing nobody neither nor without unless except must shall should cannot however but yet
  i whereas unlike instead only purely despite although though said says told informed asked wrote argue argued argues claim claims claimed contend proponents critics supporters opponents accuse accused demand demanded criticized warned according
  dear sincerely regards thank thanks please sorry congratulations apologize consists types kinds
  hundred thousand million billion percent two three four five six seven eight nine ten dozen`.split(/\s+/),
);

/** Offers whole sentences of plain statement that nothing else leans on; the budget takes those that tell least. */
export const cutSentences: Rule = {
  id: "cut-sentences",
  modes: ["shorten"],
  summary: "The shorter text says as much without this sentence.",
  stage: "cuts",
  level: 3,
  propose: (context) => {
    const { sentence, previous, next, text, words } = context;
    if (!previous || !mayGo(context)) return [];
    if (words.some(({ lower }) => kept.has(lower))) return [];
    if (
      isOrder(words) ||
      (next && (isTakenUp(words, previous.words, next.words) || isParallel(words, next.words, previous.words))) ||
      needed.test(text.slice(sentence.start, sentence.end))
    )
      return [];
    if (next && contrasting.test(text.slice(next.start, next.end))) return [];
    // A warning or a law is whole.
    if (warnsOrBinds(previous.words)) return [];
    // In a story a past tense tells what happened.
    const around = text.slice(previous.start, (next ?? sentence).end);
    if (people.test(around) && words.some((_, i) => verbGroupAt(words, i)?.tense === "past")) return [];
    if (text.slice(previous.end, sentence.end).includes("\n")) return [];
    // The last sentence of a stretch is where it was going.
    return [replace(previous.end, sentence.end, "", next ? {} : { worth: 1.25 })];
  },
};

/** "Place it under the lamp", "Simply place it". */
function isOrder([first, second]: readonly Word[]): boolean {
  return first!.pos === "VERB" || (first!.pos === "ADV" && second?.pos === "VERB" && !/(?:ing|ed)$/.test(second.lower));
}

/** "From one side, …" before "From the other, …", or the third of three things that may happen: they belong together. */
function isParallel(words: readonly Word[], next: readonly Word[], previous: readonly Word[]): boolean {
  if (words[0]!.pos === "ADP" && words[0]!.lower === next[0]!.lower) return true;
  const modal = modalOf(words);
  return modal !== undefined && modal === modalOf(next) && modal === modalOf(previous);
}

function modalOf(words: readonly Word[]): string | undefined {
  return words.find(({ lower }) => /^(?:can|may|could|might|will)$/.test(lower))?.lower;
}

/** True where the next sentence speaks of something that these words bring in, by its own name or by that of its kind. */
function isTakenUp(words: readonly Word[], previous: readonly Word[], next: readonly Word[]): boolean {
  const subject = next.slice(0, 5).find(({ pos }) => pos === "NOUN");
  const says = (sentence: readonly Word[]) => sentence.some(({ lemma }) => lemma === subject?.lemma);
  if (subject === undefined || says(previous)) return false;
  return says(words) || (next[0]!.lower === "the" && kinds.has(subject.lemma));
}

/** Nouns that with "the" speak of what the sentence before has told. */
const kinds = new Set(
  `substance material process device machine event incident result change decision move technique method approach
  procedure discovery finding measure policy plan idea condition phenomenon behavior behaviour trend rule law report
  document group animal creature plant man woman person team tool feature system structure project program initiative
  attack crash accident storm fire illness disease disorder act action gesture step message letter scene place room
  building couple pair list figure number amount reason cause effect term concept practice experience practise`.split(
    /\s+/,
  ),
);
