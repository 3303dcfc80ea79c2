import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { type Clause, mainClause } from "../../grammar/clause.ts";
import { formsOf, verbForm } from "../../grammar/inflect.ts";
import { isAttributive } from "../../grammar/relations.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { hasGerund, joined, participleAt } from "./tail-participles.ts";
import { formAfter, mayDo, pronounFor } from "./tail-sense.ts";
import { intents, lingering } from "./tail-verbs.ts";

/** "The guide lists every mill, naming its owner" becomes "The guide lists every mill and names its owner". */
export const sharedTails: Rule = {
  id: "shared-tails",
  summary: "The same subject does both, and “and” says so.",
  stage: "clause",
  level: 6,
  propose: (context) => context.words.flatMap((_, i) => tailAt(context, i) ?? []),
};

const kept = new Set(
  "also often ultimately further finally eventually effectively quickly greatly even still".split(" "),
);
const dropped = new Set(["thereby", "thus"]);

function tailAt({ words, sentence }: Context, comma: number): Proposal | undefined {
  if (words[comma]!.text !== "," || comma < 3 || words.at(-1)!.text !== ".") return undefined;
  const adverb = words[comma + 1]?.lower ?? "";
  const at = kept.has(adverb) || dropped.has(adverb) ? comma + 2 : comma + 1;
  const lemma = participleAt(words, at);
  // What marks a moment is the deed, not who did it.
  if (lemma === undefined || lemma === "mark" || lingering.has(lemma)) return undefined;
  // "Its wildlife, stunning views and food": a participle that describes the noun after it.
  if (isAttributive(sentence.tree, at)) return undefined;
  const clause = mainClause(words, 0, comma);
  if (!clause || !isClear(words, clause, comma) || isQuoted(words)) return undefined;
  const form = formAfter(words, clause);
  if (form === undefined || (form === "base" && formsOf(lemma, lemma).includes("ed"))) return undefined;
  if (!mayDo(words, clause, comma, at, lemma)) return undefined;
  const more = joined(words, at);
  if (more === undefined || (more.length > 0 && hasGerund(words, clause, comma))) return undefined;
  // "Pledging itself to raising pay and cutting hours": the second goes with "raising".
  if (more.some(({ index }) => words.slice(at + 1, index).some((_, k) => isGerundAt(words, at + 1 + k))))
    return undefined;
  const crowded = isCrowded(words, clause, comma);
  const modal = (form === "base" || form === "en") && clause.verb.tense === "modal";
  const pronoun = crowded && !modal ? (pronounFor(words[clause.subjectHead]!) ?? "") : "";
  // "Lifts the legs and saves power and helps growth" would limp; a row of verbs does not.
  const bare = crowded ? ", and" : more.length === 1 ? "," : " and";
  const subject = pronoun === "" ? bare : comma > 18 ? `. ${capitalize(pronoun)}` : `, and ${pronoun}`;
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

/** "To raising", "by cutting": an -ing form that belongs to a preposition. */
export function isGerundAt(words: readonly Word[], i: number): boolean {
  return (
    /^[a-z]{3,}ing$/.test(words[i]!.lower) && ["to", "of", "by", "for", "in", "from"].includes(words[i - 1]!.lower)
  );
}

function perfectOf(words: readonly Word[], { verb }: Clause): string {
  return words[verb.first]!.lower === "has" ? "has" : "have";
}

/** Another "and" or a long way to the verb: the second verb needs a subject of its own. */
function isCrowded(words: readonly Word[], { verb }: Clause, comma: number): boolean {
  return comma - verb.last > 14 || words.slice(verb.last + 1, comma).some(({ lower }) => lower === "and");
}

const inner = new Set(
  `that which who whom whose where when while because although though as if unless until before after than how what
  whether since so or but nor not n't never no such like unlike despite`.split(/\s+/),
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
    // "Heard of a storm causing a flood, closing the road": the storm closes it.
    if (words[i - 1]!.pos === "NOUN" && pos === "VERB" && /ing$/.test(lower)) return false;
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
