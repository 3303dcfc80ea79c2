import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { type Clause, mainClause } from "../../grammar/clause.ts";
import { isModal } from "../../grammar/conjugate.ts";
import { type VerbForm, verbForm } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { closerExamples } from "./closer-examples.ts";
import { type CloserVerb, closerVerbs, lastingResults } from "./closer-verbs.ts";

/** "…, making it hard to see" becomes "…, which makes it hard to see" or a sentence of its own. */
export const closers: Rule = {
  id: "closers",
  summary: "A full clause says who does what; a tail in “-ing” leaves it open.",
  stage: "clause",
  level: 4,
  propose: (context) => context.words.flatMap((_, i) => closerAt(context, i) ?? []),
  examples: closerExamples,
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
  const clause = mainClause(words, 0, comma);
  if (!clause || hasDoubt(words, clause, comma)) return undefined;
  const modal = words.slice(0, comma).filter((word) => isModal(word) && word.pos !== "NOUN").length;
  if (modal > 0) return modal === 1 ? underModal(words, clause, comma, verb, closer) : undefined;
  if (!standsForClause(words, clause, verb, closer)) return undefined;
  return finite(context, clause, comma, verb, closer);
}

/** The part of the sentence after the participle is its object, not something else. */
function takesObject(words: readonly Word[], verb: number, { lemma }: CloserVerb): boolean {
  const next = words[verb + 1];
  if (!next || next.pos === "PUNCT" || next.pos === "CCONJ") return false;
  if (lemma === "lead" || lemma === "contribute") return next.lower === "to";
  if (lemma === "result") return next.lower === "in";
  if (lemma === "mean") return next.lower === "that" || next.pos === "PRON" || next.pos === "DET";
  if (lemma === "help" && next.lower === "to") return true;
  if (next.pos === "ADP" || next.pos === "PART") return false;
  if (lemma === "make" || lemma === "leave" || lemma === "keep" || lemma === "prove")
    return isComplemented(words, verb);
  if (lemma === "mark") return ["a", "an", "the"].includes(next.lower);
  return true;
}

/** "making it hard", "leaving the town without water": the object and what becomes of it. */
function isComplemented(words: readonly Word[], verb: number): boolean {
  const end = nounPhraseEnd(words, verb + 1);
  const after = end === undefined ? undefined : words[end];
  if (!after) return false;
  return ["ADJ", "ADV", "DET"].includes(after.pos) || ["more", "less", "one", "without"].includes(after.lower);
}

const reports = new Set(
  `say claim argue believe think suggest state report note feel hope expect predict warn fear assume imagine consider
  explain describe propose recommend plan aim intend want seek decide agree promise ask try attempt need wish require
  goal purpose objective idea strategy solution opportunity chance way`.split(/\s+/),
);
const conditions = new Set([
  "if",
  "unless",
  "whether",
  "perhaps",
  "maybe",
  "possibly",
  "potentially",
  "would",
  "likely",
]);

/** True where the clause before the comma is not simply stated, or where the tail may belong to something else. */
function hasDoubt(words: readonly Word[], clause: Clause, comma: number): boolean {
  for (let i = 0; i < comma; i++) {
    const word = words[i]!;
    if (conditions.has(word.lower) || word.text === ":" || word.text === "(" || word.text === '"') return true;
    const next = words[i + 1]!;
    if ((word.pos === "VERB" || reports.has(word.lemma)) && next.lower === "that") return true;
    if (reports.has(word.lemma) && (next.lower === "to" || i === clause.verb.last || next.lower === "is")) return true;
    if (word.text === "," && words[i + 1]!.pos === "VERB" && /ing$/.test(words[i + 1]!.lower) && i > clause.verb.first)
      return true;
    if (i > clause.verb.last && word.pos === "VERB" && /ing$/.test(word.lower) && words[i - 1]!.lemma === "be")
      return true;
  }
  return false;
}

const persons = new Set(["i", "he", "she", "we", "you", "they", "who"]);
const bodily = new Set(
  `smile nod laugh turn walk look step lean sit stand jump grab shout whisper cry glance
  stare pause sigh wave rush stumble crawl dance sing`.split(/\s+/),
);
const stative = new Set(
  `be remain become stay seem appear rise fall grow increase decrease drop decline exist differ vary vanish occur happen
  continue fail last range contain consist`.split(/\s+/),
);

const writers = new Set(
  "author writer article essay report study paper book speaker narrator film movie critic researcher text story".split(
    " ",
  ),
);

/** What the participle says is said of the whole clause, not done by its subject. */
function standsForClause(words: readonly Word[], clause: Clause, verb: number, { lemma, kind }: CloserVerb): boolean {
  const subject = words[clause.subjectHead]!;
  const { lemma: main } = words[clause.verb.last]!;
  const person = persons.has(subject.lower) || subject.pos === "PROPN";
  if (bodily.has(main) && kind !== "evidence") return false;
  if (kind === "evidence") return !person || lemma === "mean";
  if (kind === "comment") {
    const told = words[verb + 1]!.lower === "that" || words[verb + 1]!.lower === "how";
    return !person && !writers.has(subject.lemma) && (told || stative.has(main) || clause.verb.passive);
  }
  if (kind === "gift" || lemma === "ensure" || lemma === "leave" || lemma === "keep") return !person;
  return !person || lemma !== "force" || words[verb + 1]!.pos === "PRON";
}

const offers = new Set(["offer", "provide", "give", "bring", "mark", "deliver", "earn", "add"]);

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
  if (!tail || hasOtherTense(words, clause, comma)) return undefined;
  const form: VerbForm = clause.verb.tense === "past" ? "ed" : "s";
  const group = words.slice(clause.verb.first, clause.verb.last + 1);
  const perfect = ["has", "have"].includes(group[0]!.lower) && group.length > 1 && lastingResults.has(closer.lemma);
  const adverb = words[comma + 1]!;
  const kept = verb === comma + 2 && !droppedAdverbs.has(adverb.lower) ? `${adverb.lower} ` : "";
  const written = perfect ? `has ${kept}${verbForm(closer.lemma, "en")}` : `${kept}${verbForm(closer.lemma, form)}`;
  const crowded = words.slice(Math.max(0, comma - 10)).some((word) => word.lower === "which");
  const before = words[comma - 1]!;
  // After a name "which" would mean the name.
  const named = before.pos === "PROPN";
  if (named && (comma < 5 || closer.kind === "gift" || closer.kind === "comment")) return undefined;
  const apart = named || (comma >= 8 && (crowded || words.length > 30 || comma >= 22));
  // "Which" would be read as the last noun: "the best hotel in the town, which offers".
  if (offers.has(closer.lemma) && ["NOUN", "PROPN", "NUM"].includes(before.pos) && !isPlural(before)) return undefined;
  const link = apart ? ". This " : ", which ";
  const first: Part = { start: words[comma]!.start, end: words[verb]!.end, after: link + written };
  const rest = tail.map(({ index, lemma }): Part => {
    const { start, end } = words[index]!;
    return { start, end, after: perfect ? verbForm(lemma, "en") : verbForm(lemma, form) };
  });
  return { parts: [first, ...rest], ...(apart && { level: 5 }) };
}

/** A later verb in another time: it is not sure which of the two the tail goes with. */
function hasOtherTense(words: readonly Word[], { verb }: Clause, comma: number): boolean {
  for (let i = verb.last + 1; i < comma; i++) {
    const group = verbGroupAt(words, i);
    const left = words[i - 1]!;
    if (!group || left.pos === "VERB" || left.pos === "AUX" || left.pos === "ADV") continue;
    const participle = /ed$/.test(words[i]!.lower) && words[i + 1]?.pos === "ADP" && left.pos === "NOUN";
    if (group.tense !== verb.tense && !participle) return true;
  }
  return false;
}

/** Further participles joined to the first, which change with it; undefined where that is not sure. */
function conjoined(words: readonly Word[], verb: number): { index: number; lemma: string }[] | undefined {
  const found: { index: number; lemma: string }[] = [];
  let nested = false;
  for (let i = verb + 1; i < words.length; i++) {
    const word = words[i]!;
    if (!/ing$/.test(word.lower) || (word.pos !== "VERB" && !closerVerbs.has(word.lower))) continue;
    const before = words[i - 1]!;
    if (before.lower === "but" || before.lower === "also") return undefined;
    if (before.text !== "," && before.lower !== "and" && before.lower !== "or") {
      nested ||= before.pos === "ADP" || before.pos === "SCONJ" || before.pos === "VERB";
      continue;
    }
    const other = closerVerbs.get(word.lower);
    if (!other || nested || before.lower === "or") return undefined;
    if (!["DET", "NOUN", "ADJ", "PRON", "PROPN", "ADP", "SCONJ"].includes(words[i + 1]?.pos ?? "")) return undefined;
    found.push({ index: i, lemma: other.lemma });
  }
  // A row of participles that no "and" closes may be a list of another kind.
  return found.length > 0 && words[found.at(-1)!.index - 1]!.lower !== "and" ? undefined : found;
}

/** Under "can" or "should" a result stays under the same modal: "can cut costs and reduce waste". */
function underModal(
  words: readonly Word[],
  clause: Clause,
  comma: number,
  verb: number,
  { lemma, kind }: CloserVerb,
): Proposal | undefined {
  const { verb: group } = clause;
  const span = { start: words[comma]!.start, end: words[verb]!.end };
  if (group.tense !== "modal" || verb !== comma + 1 || conjoined(words, verb)?.length !== 0) return undefined;
  const between = words.slice(group.last + 1, comma);
  if (between.some((word) => word.text === "," || word.pos === "VERB" || word.pos === "AUX" || word.pos === "SCONJ"))
    return undefined;
  if (lemma === "ensure" && ["must", "should"].includes(words[group.first]!.lower))
    return { parts: [{ ...span, after: " to ensure" }], level: 5 };
  const { lemma: main, pos } = words[group.last]!;
  const acts = pos === "VERB" && !group.passive && !stative.has(main) && !bodily.has(main);
  const negated = words.slice(group.first, group.last).some((word) => ["not", "n't", "never"].includes(word.lower));
  const makesIt = lemma === "make" && words[verb + 1]!.lower === "it" && main === "be" && !negated;
  if (makesIt) return { parts: [{ ...span, after: " and make" }], level: 6 };
  if (kind !== "gift" || !acts || negated || between.some((word) => word.lower === "and")) return undefined;
  return { parts: [{ ...span, after: ` and ${lemma}` }], level: 6 };
}
