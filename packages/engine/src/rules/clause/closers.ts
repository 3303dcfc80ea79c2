import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { type Clause, mainClause } from "../../grammar/clause.ts";
import { isModal } from "../../grammar/conjugate.ts";
import { type VerbForm, verbForm } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { type VerbGroup, verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { nextStep, underModal } from "./closer-joins.ts";
import {
  conjoined,
  hasDoubt,
  hasOtherTense,
  isUnclear,
  standsForClause,
  takesObject,
  tellsItself,
} from "./closer-sense.ts";
import { soClause } from "./closer-so.ts";
import { type CloserVerb, closerVerbs } from "./closer-verbs.ts";
import { isGerundAt } from "./shared-tails.ts";
import { isSpeech, showsFact } from "./showing-tails.ts";

/** "…, making it hard to see" becomes "…, which makes it hard to see" or a sentence of its own. */
export const closers: Rule = {
  id: "closers",
  summary: "A full clause says who does what; a tail in “-ing” leaves it open.",
  stage: "clause",
  level: 4,
  propose: (context) => context.words.flatMap((_, i) => closerAt(context, i) ?? []),
};

const adverbs = new Set(
  `thereby thus therefore ultimately further effectively also often subsequently consequently finally significantly
  greatly simultaneously`.split(/\s+/),
);
const droppedAdverbs = new Set(["thereby", "thus", "therefore", "consequently", "subsequently"]);

function closerAt(context: Context, comma: number): Proposal | undefined {
  const { words } = context;
  if (words[comma]!.text !== "," || comma < 3) return undefined;
  const verb = adverbs.has(words[comma + 1]?.lower ?? "") ? comma + 2 : comma + 1;
  const closer = closerVerbs.get(words[verb]?.lower ?? "");
  if (!closer || !takesObject(words, verb, closer) || words.at(-1)!.text === "?") return undefined;
  // "As the bell rang, signaling": the opening clause is still open.
  if (openers.has(words[0]!.lower) && !words.slice(0, comma).some(({ text }) => text === ",")) return undefined;
  const clause = mainClause(words, 0, comma);
  if (!clause) return looseEnd(context, comma, verb, closer);
  if (hasDoubt(words, clause, comma) || isNoVerb(words, clause.verb.last)) return undefined;
  const modal = words.slice(0, comma).filter((word) => isModal(word) && word.pos !== "NOUN").length;
  // "They have the power to change it, making": what follows is no fact either.
  if (words.slice(0, comma).some(({ lower }, i) => powers.has(lower) && words[i + 1]!.lower === "to")) return undefined;
  if (words.slice(0, comma).some(({ lower }, i) => lower === "used" && words[i + 1]!.lower === "to")) return undefined;
  if (modal > 0) return modal === 1 ? underModal(words, clause, comma, verb, closer) : undefined;
  if (closer.kind === "step") return nextStep(words, clause, comma, verb, closer);
  if (!standsForClause(words, clause, verb, closer)) return undefined;
  return finite(context, clause, comma, verb, closer);
}

const openers = new Set(
  "as if when while since because although though once after before until unless whereas with".split(" "),
);

const powers = new Set(["potential", "power", "ability", "capacity", "chance", "able", "likely", "set", "poised"]);

/** "Band-induced gaps", "James Cook": what the tagger takes for a verb is part of a compound or a name. */
function isNoVerb(words: readonly Word[], index: number): boolean {
  return /^\p{Lu}/u.test(words[index]!.text) || words[index - 1]?.text === "-";
}

/**
 * What follows from everything before the comma needs no subject of its own, only the tense, which all finite verbs there
 * must share.
 */
function looseEnd(context: Context, comma: number, verb: number, closer: CloserVerb): Proposal | undefined {
  const { words } = context;
  if (closer.kind === "gift" || closer.kind === "step" || comma < 5) return undefined;
  if (words[0]!.pos === "SCONJ" || words[0]!.pos === "ADP" || /ing$|ed$/.test(words[0]!.lower)) return undefined;
  const groups: VerbGroup[] = [];
  for (let i = 0; i < comma; i++) {
    if (doubts.has(words[i]!.lower) || /^["“”()—–:;]$/.test(words[i]!.text)) return undefined;
    if (isModal(words[i]!) && words[i]!.pos !== "NOUN") return undefined;
    const group = verbGroupAt(words, i);
    if (!group) continue;
    if (isNoVerb(words, group.last)) return undefined;
    groups.push(group);
    i = group.last;
  }
  const [first] = groups;
  if (!first || groups.some((group) => group.tense !== first.tense || isUnclear(words[group.last]!))) return undefined;
  // "The hopes you had clung to": the first verb that shows may be that of a clause inside the subject or object.
  if (first.first > 2 && words[first.first - 1]!.pos === "PRON" && words[first.first - 2]!.pos === "NOUN")
    return undefined;
  if (groups.length > 1 && groups.some((group) => isPerfect(words, group))) return undefined;
  const head: Clause = { subjectFrom: 0, subjectHead: -1, verb: groups.at(-1)! };
  if (words[comma - 1]!.pos === "ADJ" && words[comma - 2]?.pos === "DET") return undefined;
  if (hasDoubt(words, head, comma)) return undefined;
  if (closer.kind === "comment" && !(showsFact(words, verb) && !groups.some((group) => isSpeech(words[group.last]!))))
    return undefined;
  return finite(context, head, comma, verb, closer);
}

const doubts = new Set(
  `if unless when while although though whether perhaps maybe would since once until despite not n't never
  says said argues argued claims claimed believes believed suggests suggested hopes hoped`.split(/\s+/),
);

const offers = new Set(["offer", "provide", "give", "bring", "mark", "deliver", "earn", "add"]);

function isPerfect(words: readonly Word[], { first, last }: VerbGroup): boolean {
  return last > first && ["has", "have", "'ve"].includes(words[first]!.lower);
}

/** Results that a thing can have as well as a whole clause: after a plural noun "which causes" would look wrong. */
const ofThings = new Set(["make", "mean", "let", "allow", "enable", "ensure", "help", "suggest", "indicate", "imply"]);

/** "which" plus a finite verb, or, when the sentence would be long, "This" plus one. */
function finite(
  context: Context,
  clause: Clause,
  comma: number,
  verb: number,
  closer: CloserVerb,
): Proposal | undefined {
  const { words } = context;
  const tail = conjoined(words, verb);
  if (clause.verb.first === clause.verb.last && isUnclear(words[clause.verb.last]!)) return undefined;
  if (!tail || hasOtherTense(words, clause, comma)) return undefined;
  // "Suggesting a pledge to raising pay and cutting hours": the second goes with "raising".
  if (tail.some(({ index }) => words.slice(verb + 1, index).some((_, k) => isGerundAt(words, verb + 1 + k))))
    return undefined;
  // "It was banned, meaning it will not be read": what follows is still to come.
  if (clause.verb.tense === "past" && words.slice(verb).some(({ lower }) => lower === "will" || lower === "'ll"))
    return undefined;
  const form: VerbForm = clause.verb.tense === "past" ? "ed" : "s";
  const group = words.slice(clause.verb.first, clause.verb.last + 1);
  const perfect = isPerfect(words, clause.verb) && (closer.kind === "result" || closer.kind === "gift");
  const adverb = words[comma + 1]!;
  const kept = verb === comma + 2 && !droppedAdverbs.has(adverb.lower) ? `${adverb.lower} ` : "";
  const written = perfect ? `has ${kept}${verbForm(closer.lemma, "en")}` : `${kept}${verbForm(closer.lemma, form)}`;
  const crowded = words.slice(Math.max(0, comma - 10)).some((word) => word.lower === "which");
  const before = words[comma - 1]!;
  if (tellsItself(words, clause, comma, closer)) return undefined;
  if (form === "s" && before.pos === "NOUN" && isPlural(before) && (perfect || !ofThings.has(closer.lemma)))
    return undefined;
  // After a name "which" would mean the name.
  const named = before.pos === "PROPN";
  if (named && (comma < 5 || closer.kind === "gift" || (closer.kind === "comment" && !showsFact(words, verb))))
    return undefined;
  const apart = named || (comma >= 8 && (crowded || words.length > 30 || comma >= 22));
  // "Which" would be read as the last noun: "the best hotel in the town, which offers".
  if (offers.has(closer.lemma) && ["NOUN", "PROPN", "NUM"].includes(before.pos) && !isPlural(before)) return undefined;
  // "The act is fine, bringing new life": the act brings it, not that it is fine.
  if (offers.has(closer.lemma) && ["ADJ", "VERB"].includes(before.pos) && group[0]!.lemma === "be") return undefined;
  const link = apart ? ". This " : ", which ";
  const first: Part = { start: words[comma]!.start, end: words[verb]!.end, after: link + written };
  const rest = tail.map(({ index, lemma }): Part => {
    const { start, end } = words[index]!;
    return { start, end, after: perfect ? verbForm(lemma, "en") : verbForm(lemma, form) };
  });
  const subject = words[clause.subjectHead];
  const so = rest.length > 0 || perfect || apart ? undefined : soClause(words, comma, verb, clause.verb.tense, subject);
  return { parts: [first, ...rest], ...(so && { others: [so] }), ...(apart && { level: 5 }) };
}
