import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { isModal } from "../../grammar/conjugate.ts";
import { formsOf, type VerbForm, verbForm } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import type { Proposal, Rule } from "../rule.ts";
import { bodily, isUnclear, takesObject, tellsItself } from "./closer-sense.ts";
import { soClause } from "./closer-so.ts";
import { closerVerbs } from "./closer-verbs.ts";
import { isSpeech } from "./showing-tails.ts";
import { type LastClause, lastClause } from "./tail-clause.ts";
import { joined, participleAt } from "./tail-participles.ts";
import { withoutAsides } from "./tail-reading.ts";
import { formAfter, mayDo } from "./tail-sense.ts";
import { intents, lingering } from "./tail-verbs.ts";

/** Tails in "-ing" behind longer sentences: what follows from the last clause, or what its subject does too. */
export const furtherTails: Rule = {
  id: "further-tails",
  summary: "A verb of its own says more plainly who does what than a tail in “-ing”.",
  stage: "clause",
  level: 6,
  propose: ({ words }) => {
    if (!words.some(({ text }) => text === ",") || words.at(-1)!.text !== ".") return [];
    const plain = withoutAsides(words);
    return plain.flatMap((_, i) => tailAt(plain, i) ?? []);
  },
};

const kept = new Set(
  "also often potentially ultimately further finally eventually effectively quickly greatly even still significantly".split(
    " ",
  ),
);
const dropped = new Set(["thereby", "thus", "therefore", "consequently"]);

interface Tail {
  readonly words: readonly Word[];
  readonly comma: number;
  /** The participle. */
  readonly at: number;
  readonly lemma: string;
  readonly clause: LastClause;
  /** Further participles that "and" joins to the first. */
  readonly more: readonly { readonly index: number; readonly lemma: string }[];
}

function tailAt(words: readonly Word[], comma: number): Proposal | undefined {
  if (words[comma]!.text !== "," || comma < 3) return undefined;
  const adverb = words[comma + 1]?.lower ?? "";
  const at = kept.has(adverb) || dropped.has(adverb) ? comma + 2 : comma + 1;
  const lemma = participleAt(words, at);
  if (lemma === undefined || words.slice(at).some(({ text }) => /^["“”—–:;]$/.test(text))) return undefined;
  const clause = lastClause(words, comma);
  const more = joined(words, at);
  if (!clause || !more || opensList(words, clause, comma, at)) return undefined;
  if (intents.has(words[clause.verb.last]!.lemma)) return undefined;
  // "They are on tour, preparing for the cup": what goes on now is not what they do as a rule.
  if (words[clause.verb.last]!.lemma === "be" && clause.verb.tense === "present" && underWay.has(lemma))
    return undefined;
  const tail = { words, comma, at, lemma, clause, more };
  const adverbial = kept.has(adverb) ? `${adverb} ` : "";
  const isStep = !lingering.has(lemma) || isMental(tail) || isRole(tail);
  return alongside(tail) ?? (isStep ? (alsoDone(tail, adverbial) ?? outcome(tail, adverbial)) : undefined);
}

const underWay = new Set(
  "prepare wait await work look seek search train play compete travel fight struggle".split(" "),
);

/** "By planning trips, making lists, and saving": the list began before the comma. */
function opensList(words: readonly Word[], { verb }: LastClause, comma: number, at: number): boolean {
  const closed = words.some(
    ({ lower }, i) => i > at && /ing$/.test(lower) && ["and", "or"].includes(words[i - 1]!.lower),
  );
  const gerund = words.slice(verb.last, comma).some(({ lower }) => /^[a-z]{2,}ing$/.test(lower));
  return (closed && gerund) || (["include", "involve"].includes(words[verb.last]!.lemma) && gerund);
}

const mental = new Set(
  "feel ponder wonder realize realise notice yearn long enjoy savor savour marvel remember recall imagine fear worry try know".split(
    " ",
  ),
);

/** "She listened to the tune, feeling a moment of joy": what a person felt or tried besides. */
function isMental({ words, at, lemma, clause }: Tail): boolean {
  const subject = words[clause.subjectHead]!;
  if (!mental.has(lemma) || !(isPersonNoun(subject) || persons.has(subject.lower))) return false;
  if (lemma === "try" && words[at + 1]!.lower !== "to") return false;
  const { verb } = clause;
  return verb.first === verb.last && words[verb.last]!.pos === "VERB" && !isSpeech(words[verb.last]!);
}

/** "The bell hangs by the door, serving as a sign": what a thing is good for besides. */
function isRole({ words, at, lemma, clause }: Tail): boolean {
  const next = words[at + 1]!.lower;
  const subject = words[clause.subjectHead]!;
  if (isPersonNoun(subject) || persons.has(subject.lower) || subject.pos === "PROPN") return false;
  return ((lemma === "serve" || lemma === "act" || lemma === "function") && next === "as") || lemma === "save";
}

const ongoing = new Set("spend find keep start begin continue".split(" "));

/** "Was leaning on the gate, watching": both go on at once, and "and" joins them as they are. */
function alongside({ words, comma, at, clause, more }: Tail): Proposal | undefined {
  const { verb } = clause;
  const main = words[verb.last]!;
  const following = words
    .slice(verb.last + 1, verb.last + 4)
    .findIndex(({ lower, pos }) => pos === "VERB" && /ing$/.test(lower));
  const progressive = verb.last > verb.first && /ing$/.test(main.lower);
  if (!(progressive || (ongoing.has(main.lemma) && following >= 0)) || more.length > 0) return undefined;
  if (clause.hasRelative || clause.hasList || clause.joinedVerbs.length > 0 || at !== comma + 1) return undefined;
  if (words.slice(verb.first, comma).some(({ lower }) => ["not", "n't", "never", "enough"].includes(lower)))
    return undefined;
  if (
    words.slice(comma).some(({ lower }, i, rest) => /^(?:and|or)$/.test(lower) && /ing$/.test(rest[i + 1]?.lower ?? ""))
  )
    return undefined;
  return { parts: [{ start: words[comma]!.start, end: words[comma]!.end, after: " and" }] };
}

/** The subject itself does it: "and" with a verb in the form of the clause's own. */
function alsoDone({ words, comma, at, lemma, clause, more }: Tail, adverbial: string): Proposal | undefined {
  const form = formAfter(words, clause);
  if (form === undefined || (form === "base" && formsOf(lemma, lemma).includes("ed"))) return undefined;
  if (clause.hasRelative || lemma === "mark" || !mayDo(words, clause, comma, at, lemma)) return undefined;
  const subject = words[clause.subjectHead]!;
  if (["this", "that", "these", "those", "there", "what"].includes(subject.lower)) return undefined;
  if (adverbial === "potentially ") return undefined;
  // "He said that the dam should go, adding": he adds it.
  if (clause.isReported && isSpeech({ ...words[at]!, lemma })) return undefined;
  const { joinedVerbs } = clause;
  if (joinedVerbs.length > 1 || (joinedVerbs.length === 1 && more.length > 0)) return undefined;
  const long = clause.hasList || comma - clause.verb.last > 14;
  const rest = finites(words, more, form);
  const link = joinedVerbs.length > 0 || long ? ", and" : more.length === 1 ? "," : " and";
  const first = {
    start: words[comma]!.start,
    end: words[at]!.end,
    after: `${link} ${adverbial}${verbForm(lemma, form)}`,
  };
  const and = joinedVerbs.length > 0 ? rowBefore(words, joinedVerbs[0]!.first) : [];
  return and && { parts: [...and, first, ...rest] };
}

/** "Cuts costs and saves time, …": the first "and" gives way to a comma where a third verb joins the row. */
function rowBefore(words: readonly Word[], verb: number): Part[] | undefined {
  const at = words.findLastIndex(({ lower }, i) => i < verb && (lower === "and" || lower === ","));
  const and = words[at]!;
  if (and.lower === ",") return [];
  if (words[at - 1]!.text === ",") return [{ start: words[at - 1]!.end, end: and.end, after: "" }];
  return [{ start: words[at - 1]!.end, end: and.end, after: "," }];
}

function finites(words: readonly Word[], more: Tail["more"], form: VerbForm): Part[] {
  return more.map(({ index, lemma }) => ({
    start: words[index]!.start,
    end: words[index]!.end,
    after: verbForm(lemma, form),
  }));
}

const persons = new Set(["i", "he", "she", "we", "you", "they", "who"]);
/** What a whole clause has for a result, whoever its subject is. */
const results = new Set("lead result cause prompt trigger contribute let allow enable force mean".split(" "));
const offers = new Set(["offer", "provide", "give", "bring", "mark", "deliver", "earn", "add"]);
const ofThings = new Set(["make", "mean", "let", "allow", "enable", "ensure", "help", "suggest", "indicate", "imply"]);

/** What follows from the whole clause: "which" with a verb, or "and this" where "which" would be taken for a noun. */
function outcome({ words, comma, at, lemma, clause, more }: Tail, adverbial: string): Proposal | undefined {
  const closer = closerVerbs.get(words[at]!.lower);
  const { verb } = clause;
  const main = words[verb.last]!;
  if (!closer || closer.kind === "step" || !takesObject(words, at, closer)) return undefined;
  const sentence = words.findLastIndex(({ text }, i) => i < comma && text === ";") + 1;
  if (words.slice(sentence, comma).some((word) => isModal(word) && word.pos !== "NOUN")) return undefined;
  if ((verb.first === verb.last && isUnclear(main)) || bodily.has(main.lemma)) return undefined;
  if (words.slice(sentence, comma).some(({ lower }) => unsure.has(lower))) return undefined;
  if (tellsItself(words, clause, comma, closer)) return undefined;
  const subject = words[clause.subjectHead]!;
  const person = persons.has(subject.lower) || subject.pos === "PROPN" || isPersonNoun(subject);
  if (closer.kind === "comment" || closer.kind === "evidence") return undefined;
  if (person && !results.has(lemma)) return undefined;
  if (verb.tense === "past" && words.slice(at).some(({ lower }) => lower === "will" || lower === "'ll"))
    return undefined;
  const perfect = verb.last > verb.first && ["has", "have", "'ve"].includes(words[verb.first]!.lower);
  const form: VerbForm = verb.tense === "past" ? "ed" : perfect ? "en" : "s";
  const before = words[comma - 1]!;
  if (perfect && adverbial === "potentially ") return undefined;
  const misread =
    before.pos === "PROPN" || (form !== "ed" && before.pos === "NOUN" && isPlural(before) && !ofThings.has(lemma));
  const singular = before.pos === "NOUN" && !isPlural(before);
  if (offers.has(lemma) && singular) return undefined;
  if (more.some(({ lemma: other }) => other === "be")) return undefined;
  const link = misread ? ", and this" : ", which";
  const has = perfect ? "has " : "";
  const after = `${link} ${has}${adverbial}${verbForm(lemma, form)}`;
  const so =
    more.length === 0 && form !== "en"
      ? soClause(words, comma, at, verb.tense, clause.hasRelative || clause.hasList ? undefined : subject)
      : undefined;
  const parts = [{ start: words[comma]!.start, end: words[at]!.end, after }, ...finites(words, more, form)];
  return { parts, ...(so && { others: [so] }) };
}

/** "They plan to open a mill, creating jobs": nothing of it is a fact yet. */
const unsure = new Set(
  `plan plans planned aim aims aimed intend intends want wants hope hopes hoped seek seeks try tries tried would could might
  may if expected expects expect`.split(/\s+/),
);
