import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { type Clause, mainClause } from "../../grammar/clause.ts";
import { isModal } from "../../grammar/conjugate.ts";
import { formsOf, type VerbForm, verbForm } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { capitalize } from "../table.ts";
import { isShowing, isSpeech, showsFact } from "./showing-tails.ts";
import { sharedTailExamples } from "./tail-examples.ts";
import { hasGerund, joined, participleAt } from "./tail-participles.ts";
import { deeds, events, lingering, ofNoun } from "./tail-verbs.ts";

/** "The guide lists every mill, naming its owner" becomes "The guide lists every mill and names its owner". */
export const sharedTails: Rule = {
  id: "shared-tails",
  summary: "The same subject does both, and “and” says so.",
  stage: "clause",
  level: 6,
  propose: (context) => context.words.flatMap((_, i) => tailAt(context, i) ?? []),
  examples: sharedTailExamples,
};

const kept = new Set(
  "also often ultimately further finally eventually effectively quickly greatly even still".split(" "),
);
const dropped = new Set(["thereby", "thus"]);

function tailAt({ words }: Context, comma: number): Proposal | undefined {
  if (words[comma]!.text !== "," || comma < 3 || words.at(-1)!.text !== ".") return undefined;
  const adverb = words[comma + 1]?.lower ?? "";
  const at = kept.has(adverb) || dropped.has(adverb) ? comma + 2 : comma + 1;
  const lemma = participleAt(words, at);
  // What marks a moment is the deed, not who did it.
  if (lemma === undefined || lemma === "mark" || lingering.has(lemma)) return undefined;
  const clause = mainClause(words, 0, comma);
  if (!clause || !isClear(words, clause, comma) || isQuoted(words)) return undefined;
  const form = formAfter(words, clause);
  if (form === undefined || (form === "base" && formsOf(lemma, lemma).includes("ed"))) return undefined;
  if (!mayDo(words, clause, comma, at, lemma)) return undefined;
  const more = joined(words, at);
  if (more === undefined || (more.length > 0 && hasGerund(words, clause, comma))) return undefined;
  const pronoun = isCrowded(words, clause, comma) ? pronounFor(words[clause.subjectHead]!) : "";
  if (pronoun === undefined || (pronoun !== "" && (form === "base" || form === "en") && clause.verb.tense === "modal"))
    return undefined;
  // "Lifts the legs and saves power and helps growth" would limp; a row of verbs does not.
  const row = pronoun === "" && more.length === 1;
  const subject = row ? "," : pronoun === "" ? " and" : comma > 18 ? `. ${capitalize(pronoun)}` : `, and ${pronoun}`;
  const carried = kept.has(adverb) ? `${adverb} ` : "";
  const has = pronoun !== "" && form === "en" ? `${perfectOf(words, clause)} ` : "";
  const after = `${subject} ${has}${carried}${verbForm(lemma, form)}`;
  const first: Part = { start: words[comma]!.start, end: words[at]!.end, after };
  const rest = more.map(
    ({ index, lemma: other }): Part => ({
      start: words[index]!.start,
      end: words[index]!.end,
      after: verbForm(other, form),
    }),
  );
  return { parts: [first, ...rest] };
}

function perfectOf(words: readonly Word[], { verb }: Clause): string {
  return words[verb.first]!.lower === "has" ? "has" : "have";
}

/** Another "and" or a long way to the verb: the second verb needs a subject of its own. */
function isCrowded(words: readonly Word[], { verb }: Clause, comma: number): boolean {
  return comma - verb.last > 14 || words.slice(verb.last + 1, comma).some(({ lower }) => lower === "and");
}

function pronounFor(subject: Word): string | undefined {
  if (subject.pos === "PRON")
    return ["it", "they", "we", "he", "she"].includes(subject.lower) ? subject.lower : undefined;
  if (subject.pos !== "NOUN") return undefined;
  if (isPlural(subject)) return "they";
  return isPersonNoun(subject) || subject.lemma === "server" ? undefined : "it";
}

const inner = new Set(
  `that which who whom whose where when while because although though as if unless until before after than how what
  whether since so or but nor not n't never no such like unlike despite`.split(/\s+/),
);
const intents = new Set(
  `plan aim intend want seek decide agree promise ask try attempt need wish hope like include involve comprise say claim
  think believe suggest argue state report feel expect predict begin start continue keep consider recommend propose require`.split(
    /\s+/,
  ),
);

/** One plain clause before the comma: nothing in it could be what the tail goes on from instead. */
function isClear(words: readonly Word[], { verb, subjectFrom, subjectHead }: Clause, comma: number): boolean {
  if (comma - verb.last > 24 || intents.has(words[verb.last]!.lemma)) return false;
  if (
    ["this", "that", "these", "those", "there", "what", "you", "i"].includes(words[subjectFrom]!.lower) &&
    subjectFrom === subjectHead
  )
    return false;
  let joinsClause = false;
  for (let i = verb.first + 1; i < comma; i++) {
    const { lower, pos, text } = words[i]!;
    if (inner.has(lower) || text === "," || (pos === "PUNCT" && text !== "-")) return false;
    if (i <= verb.last) continue;
    // "Praised for opening the hall, naming it": the tail may go on from the gerund.
    if (words[i - 1]!.pos === "ADP" && /^[a-z]{3,}ing$/.test(lower) && !nounsInIng.has(lower)) return false;
    // "The flood changed the council's decision to sell the hall, closing it": what closes it is the council.
    if (lower === "to" && words[i - 1]!.pos === "NOUN" && words[i + 1]?.pos === "VERB") return false;
    // "The bridge fell and the ferries stopped": a second clause, with a subject of its own.
    joinsClause ||= lower === "and";
    if (joinsClause && pos === "VERB" && verbGroupAt(words, i) && ["NOUN", "PROPN", "PRON"].includes(words[i - 1]!.pos))
      return false;
    // "And" may join two verbs, whose second the tail would go with.
    if (lower === "and" && verbGroupAt(words, i + 1)) return false;
    if (pos === "VERB" && /ing$/.test(lower) && words[i - 1]!.lemma === "be") return false;
    if (pos === "AUX" && words[i - 1]!.lower !== "to") return false;
    if (verbGroupAt(words, i) && words[i - 1]!.pos !== "VERB" && !/ed$|en$/.test(lower)) return false;
  }
  const before = words.slice(0, verb.first);
  return !before.some(
    ({ lower, text }, i) =>
      text === ":" || text === ";" || (i >= subjectFrom && (text === "," || inner.has(lower))) || conditions.has(lower),
  );
}

const nounsInIng = new Set(
  "evening morning building beginning meeting wedding spring ceiling king string thing".split(" "),
);

const conditions = new Set("if unless when while although though because since whether once until despite".split(" "));

function isQuoted(words: readonly Word[]): boolean {
  return words.some(({ text }) => /^["“”()[\]—–:;]$/.test(text));
}

/** The form in which a second verb stands beside the clause's own. */
function formAfter(words: readonly Word[], { verb, subjectHead }: Clause): VerbForm | undefined {
  const first = words[verb.first]!;
  const last = words[verb.last]!;
  if (words.slice(verb.first, verb.last).some(({ lower }) => /^(?:not|n't|never|cannot)$/.test(lower)))
    return undefined;
  if (verb.tense === "modal")
    return isModal(first) && ["can", "could", "will", "would", "should", "must"].includes(first.lower) && !verb.passive
      ? "base"
      : undefined;
  if (/ing$/.test(last.lower) && verb.last > verb.first) return undefined;
  // "Have distorted", the second word taken for an adjective.
  if (first.lemma === "have" && verb.last === verb.first && /ed$/.test(words[verb.last + 1]!.lower)) return undefined;
  const perfect = ["has", "have", "had", "'ve"].includes(first.lower) && verb.last > verb.first;
  // "Has been sold and left" would be passive too.
  // "Have been an issue, affecting ten men in May": a date asks for the simple past.
  if (perfect && words.slice(verb.last).some(({ text }) => /^(?:1[5-9]|20)\d\d$/.test(text))) return undefined;
  if (perfect) return first.lower === "had" || verb.passive ? undefined : "en";
  if (verb.tense === "past") return isUnclear(last) && verb.first === verb.last ? undefined : "ed";
  if (verb.first === verb.last && isUnclear(last)) return undefined;
  if (["is", "has", "does", "'s"].includes(first.lower)) return "s";
  if (["are", "have", "do", "'re"].includes(first.lower)) return "base";
  const forms = formsOf(first.lower, first.lemma);
  if (forms.includes("s") && !isPlural(words[subjectHead]!)) return "s";
  return forms.includes("base") && isPlural(words[subjectHead]!) ? "base" : undefined;
}

/** "shed", "cut", "let": present and past look the same. */
function isUnclear({ lower, lemma }: Word): boolean {
  const forms = formsOf(lower, lemma);
  return forms.includes("base") && forms.includes("ed");
}

const persons = new Set(["i", "he", "she", "we", "you", "they", "who"]);

/** The subject can do what the tail says, and the tail does not speak of the noun beside it or of the whole clause. */
function mayDo(
  words: readonly Word[],
  { verb, subjectHead }: Clause,
  comma: number,
  at: number,
  lemma: string,
): boolean {
  const subject = words[subjectHead]!;
  const copula = words[verb.last]!.lemma === "be";
  const named = subject.pos === "PROPN" || persons.has(subject.lower) || isPersonNoun(subject);
  // "It is important to rest, avoiding": "it" stands for what follows.
  const rest = words.slice(verb.last, comma);
  if (subject.lower === "it" && (rest.some(({ lower }) => lower === "to" || lower === "that") || copula)) return false;
  if (rest.some(({ lower }, i) => lower === "to" && rest[i + 1]?.lower === "be")) return false;
  // "They advise cutting the wood, drying it": both are advised.
  if (/ing$/.test(words[verb.last + 1]!.lower) || words[verb.last - 1]?.text === "-") return false;
  // "The bill was backed by firms, saying": the firms say it.
  if (verb.passive && sayings.has(lemma) && rest.some(({ lower }) => lower === "by")) return false;
  // "Good bread, filling soups": a participle before its noun.
  if (words[at + 1]!.pos === "NOUN" && words[at + 2]?.pos === "PUNCT") return false;
  // "He shared some pictures, showing himself": the pictures show him.
  if (named && pictures.has(lemma) && words[at + 1]!.lower !== "that" && words[at + 1]!.lower !== "how") return false;
  if (events.has(lemma)) return false;
  // "Their days were filled with games, running through the woods": not the days.
  if (!named && ["with", "of"].includes(rest[1]?.lower ?? "") && ["fill", "full", "pack"].includes(rest[0]!.lemma))
    return false;
  // "We cut our use of coal, underscoring our care": cutting it shows that.
  // "The clock seemed to mock me, ticking away": both go on at once.
  if (["seem", "appear"].includes(words[verb.last]!.lemma)) return false;
  // "The results show gains, making it cheaper": the gains make it so.
  if (isShowing(words[verb.last]!.lemma) && !isShowing(lemma)) return false;
  if (isShowing(lemma) && !isSpeech(words[verb.last]!) && (named || showsFact(words, at))) return false;
  if (verb.tense === "modal" && enablers.has(lemma)) return false;
  if (ofNoun.has(lemma) && (!copula || words[verb.last + 1]!.lower === "the")) return false;
  // "He relies on it, making it a risk": that he relies on it does.
  if (lemma === "make" && !isNamingOnly(words, at)) return false;
  if (words[comma - 1]!.pos === "ADJ" && words[comma - 2]?.pos === "DET") return false;
  if (["me", "him", "her", "them", "us", "it"].includes(words[at + 1]!.lower) && named) return false;
  if (copula && verb.tense === "past" && named) return false;
  return named && !(copula && verb.tense === "present") ? deeds.has(lemma) : true;
}

/** "Making bread": an object with nothing said of it. */
function isNamingOnly(words: readonly Word[], at: number): boolean {
  const end = nounPhraseEnd(words, at + 1);
  return words[at + 1]!.pos !== "PRON" && end !== undefined && !["ADJ", "ADV", "DET"].includes(words[end]?.pos ?? "");
}

const pictures = new Set(["show", "reveal", "demonstrate", "illustrate", "cover", "capture", "explain", "make"]);
const sayings = new Set([
  "say",
  "argue",
  "claim",
  "state",
  "note",
  "cite",
  "warn",
  "add",
  "call",
  "urge",
  "accuse",
  "describe",
]);
const enablers = new Set(["make", "let", "allow", "enable", "leave", "keep", "provide", "offer"]);
