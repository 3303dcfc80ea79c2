import type { Word } from "../../document/document.ts";
import { clauseAt, mainClause } from "../../grammar/clause.ts";
import { possessives } from "../../grammar/closed-classes.ts";
import { formsOf, verbForm } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { type VerbGroup, verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { inanimate, insert, set } from "./expand-tools.ts";

/** Gives what a comma sets off its own subject and verb. */
export const expandAsides: Rule = {
  id: "expand-asides",
  modes: ["expand"],
  adds: true,
  summary: "The aside gets the subject and the verb that it left out.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words)) return [];
    return words.flatMap(
      (_, i) => effectAt(words, i) ?? participleAt(words, i) ?? appositionAt(words, i) ?? tailAt(words, i) ?? [],
    );
  },
};

const lasting = set(
  "known used located based called designed intended situated found made recognized famous ideal perfect suitable available",
);
const done = set(
  "built founded created written published released introduced developed discovered established invented launched opened painted composed directed produced",
);
const followers = set("for to by of from in on with at as");

/** ", known for its salt," becomes ", which is known for its salt,". */
function participleAt(words: readonly Word[], comma: number): Proposal | undefined {
  const [mark, participle, next] = words.slice(comma, comma + 3);
  const noun = words[comma - 1];
  if (mark?.text !== "," || !participle || !next || noun?.pos !== "NOUN" || !followers.has(next.lower))
    return undefined;
  if (isPersonNoun(noun)) return undefined;
  const past = done.has(participle.lower);
  if (!past && !lasting.has(participle.lower)) return undefined;
  const phrase = phraseBefore(words, comma);
  const close = words.findIndex(({ text }, i) => i > comma && /^[,.]$/.test(text));
  if (!phrase || close < 0) return undefined;
  // In the middle the verb must follow; at the end the present must be what the sentence is written in.
  const tense = words[close]!.text === "," ? verbAfter(words, close)?.tense : mainClause(words, 0, comma)?.verb.tense;
  if (tense === undefined || (words[close]!.text === "," && phrase.from > 0)) return undefined;
  if (finiteIn(words, comma + 2, close)) return undefined;
  const be = past || tense === "past" ? (phrase.plural ? "were" : "was") : phrase.plural ? "are" : "is";
  return insert(participle.start, `which ${be} `);
}

/** ", a lonely place." becomes ", which is a lonely place." */
function appositionAt(words: readonly Word[], comma: number): Proposal | undefined {
  const [mark, article] = words.slice(comma, comma + 2);
  const noun = words[comma - 1];
  if (mark?.text !== "," || !article || !/^an?$/.test(article.lower) || noun?.pos !== "NOUN" || isPlural(noun))
    return undefined;
  const phrase = phraseBefore(words, comma);
  const end = nounPhraseEnd(words, comma + 1);
  const clause = mainClause(words, 0, comma);
  if (!phrase?.definite || end === undefined || !clause || clause.verb.tense === "modal") return undefined;
  const rest = words.slice(comma + 1, -1);
  if (words.at(-1)!.text !== "." || rest.length > 14 || rest.some(({ text, pos }) => text === "," || pos === "CCONJ"))
    return undefined;
  if (words.slice(0, comma).some(({ text, lower }) => text === "," || lower === "which")) return undefined;
  if (/(?:er|or|ist|ian|ant|man|ee)$/.test(words[end - 1]!.lower)) return undefined;
  return insert(article.start, `which ${clause.verb.tense === "past" ? "was" : "is"} `);
}

const effects =
  set(`ensure allow make lead result reduce improve provide create help enable cause give increase eliminate offer prevent
  show demonstrate indicate reflect add save promote enhance foster encourage strengthen keep raise limit ease weaken boost`);

/** ", ensuring quiet nights." becomes ", and this ensures quiet nights." */
function effectAt(words: readonly Word[], comma: number): Proposal | undefined {
  const at = /^(?:thereby|thus)$/.test(words[comma + 1]?.lower ?? "") ? comma + 2 : comma + 1;
  const [verb, object] = words.slice(at, at + 2);
  if (words[comma]!.text !== "," || !verb || !object || !/ing$/.test(verb.lower) || !effects.has(verb.lemma))
    return undefined;
  if (verb.pos !== "VERB" || object.pos === "PUNCT" || words.at(-1)!.text !== ".") return undefined;
  const clause = mainClause(words, 0, comma);
  if (!clause || clause.verb.tense === "modal" || clause.verb.last - clause.verb.first > 1) return undefined;
  const before = words.slice(clause.verb.last, comma);
  // A second verb before the comma, or a list, leaves in doubt what has the effect and in which tense.
  if (before.some(({ text, pos }, k) => text === "," || (pos === "SCONJ" && k > 0))) return undefined;
  if (
    words
      .slice(at + 1)
      .some(({ text, lower }) => text === "," || text === ";" || /^(?:which|while|thereby)$/.test(lower))
  )
    return undefined;
  if (words.slice(at + 1).some(({ lower }, k, rest) => lower === "and" && /(?:ing)$/.test(rest[k + 1]?.lower ?? "")))
    return undefined;
  const form = clause.verb.tense === "past" ? "ed" : "s";
  return {
    parts: [{ start: words[comma + 1]!.start, end: verb.end, after: `and this ${verbForm(verb.lemma, form)}` }],
  };
}

const persons = set("i he she we they you");
const connecting =
  set(`include accord depend consider be have range start end begin mean follow regard concern make allow ensure
  help lead result cause contribute provide offer give create let keep leave force`);

/** ", carrying a lamp." becomes ", and they carried a lamp." */
function tailAt(words: readonly Word[], comma: number): Proposal | undefined {
  const [mark, verb, object] = words.slice(comma, comma + 3);
  if (mark?.text !== "," || verb?.pos !== "VERB" || !object || !verb.lower.endsWith("ing") || verb.lemma === verb.lower)
    return undefined;
  if (!["DET", "PRON", "ADJ", "NOUN"].includes(object.pos) || connecting.has(verb.lemma) || words.at(-1)!.text !== ".")
    return undefined;
  const clause = clauseAt(words, 0, comma);
  const subject = clause && words[clause.subjectHead]!;
  if (!clause || !subject || clause.verb.passive || clause.verb.first !== clause.verb.last) return undefined;
  if (clause.verb.tense === "modal" || ["be", "include", "involve", "have"].includes(words[clause.verb.last]!.lemma))
    return undefined;
  const main = formsOf(words[clause.verb.last]!.lower, words[clause.verb.last]!.lemma);
  if (main.includes("base") && main.includes("ed")) return undefined;
  const inside = words.slice(clause.verb.last + 1, comma);
  const rest = words.slice(comma + 2, -1);
  if (
    inside.length < 2 ||
    inside.some(
      ({ lower, pos }) => /ing$/.test(lower) || pos === "VERB" || pos === "AUX" || pos === "SCONJ" || pos === "PUNCT",
    )
  )
    return undefined;
  if (rest.length > 18 || rest.some(({ lower, text }) => text === "," || (/ing$/.test(lower) && lower.length > 4)))
    return undefined;
  const pronoun = pronounFor(words, subject, clause.subjectHead);
  if (!pronoun) return undefined;
  const form =
    clause.verb.tense === "past" ? "ed" : pronoun === "it" || pronoun === "he" || pronoun === "she" ? "s" : "base";
  return {
    parts: [
      {
        start: verb.start,
        end: verb.end,
        after: `and ${pronoun === "i" ? "I" : pronoun} ${verbForm(verb.lemma, form)}`,
      },
    ],
  };
}

function pronounFor(words: readonly Word[], subject: Word, head: number): string | undefined {
  if (persons.has(subject.lower)) return subject.lower;
  if (subject.pos !== "NOUN" || words.slice(0, head).some(({ lower }) => lower === "and" || lower === "or"))
    return undefined;
  return isPlural(subject) ? "they" : inanimate.test(subject.lower) ? "it" : undefined;
}

/** The plain noun phrase that ends right before the comma. */
function phraseBefore(
  words: readonly Word[],
  comma: number,
): { from: number; plural: boolean; definite: boolean } | undefined {
  for (let i = Math.max(0, comma - 5); i < comma; i++) {
    if (words[i]!.pos !== "DET" && !possessives.has(words[i]!.lower)) continue;
    if (nounPhraseEnd(words, i) !== comma) continue;
    if (["of", "and", "or", "with", "to", "in", "for"].includes(words[i - 1]?.lower ?? "")) return undefined;
    return { from: i, plural: isPlural(words[comma - 1]!), definite: !/^an?$/.test(words[i]!.lower) };
  }
  return undefined;
}

function verbAfter(words: readonly Word[], comma: number): VerbGroup | undefined {
  let i = comma + 1;
  while (words[i]?.pos === "ADV") i++;
  return verbGroupAt(words, i);
}

function finiteIn(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (verbGroupAt(words, i)) return true;
  return false;
}
