import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { tenseAround } from "../../grammar/clauses.ts";
import { finiteBe, verbForm } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/noun-classes.ts";
import { pronounFor } from "../../grammar/stand-in.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Mode } from "../../options.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Returns a rule that writes omitted words in full, but not in fragments, warnings and legal sentences. */
export function expandRule(
  id: string,
  level: number,
  modes: readonly Mode[],
  propose: (context: Context) => readonly Proposal[],
): Rule {
  const isWhole = ({ words }: Context): boolean => /^[.!]$/.test(words.at(-1)?.text ?? "") && !warnsOrBinds(words);
  return {
    id,
    level,
    modes,
    adds: true,
    summary: reasons.saysItInFull,
    stage: "rhythm",
    propose: (context) => (isWhole(context) ? propose(context) : []),
  };
}

/** Returns a proposal that adds text and deletes none. */
export function insert(at: number, after: string): Proposal {
  return { parts: [{ start: at, end: at, after }] };
}

/** Returns "past" or "present" for the clause around a word; undefined if no tense, or "would", is found. */
export function timeAround(sentence: Sentence, word: number): "past" | "present" | undefined {
  const tense = tenseAround(sentence, word);
  if (tense === "none" || sentence.words.some(({ lower }) => lower === "would")) return undefined;
  return tense === "past" ? "past" : "present";
}

/** Returns the form of a verb in a tense, for a singular or plural subject. */
export function finiteForm(lemma: string, plural: boolean, time: "past" | "present"): string {
  if (lemma === "be") return finiteBe(plural, time === "past");
  return verbForm(lemma, time === "past" ? "ed" : plural ? "base" : "s");
}

const singular = wordSet("it he she");

/** Returns the form of a verb in a tense behind a pronoun in lower case (so never "I"). */
export function formBehind(pronoun: string, lemma: string, time: "past" | "present"): string {
  return finiteForm(lemma, !singular.has(pronoun), time);
}

const groups = wordSet("staff crew team band nation society crowd audience");

/** Returns the relative pronoun for a noun: "who" for people, else "that". */
export function relativeFor(noun: Word): "who" | "that" {
  return isPersonNoun(noun) && !groups.has(noun.lower) ? "who" : "that";
}

/** Returns the pronoun for a subject, but undefined instead of "it" where the noun may be a person ("the hostess"). */
export function surePronounFor(sentence: Sentence, subject: number): string | undefined {
  const { words } = sentence;
  const { lower, pos } = words[subject]!;
  const pronoun = pronounFor(sentence, subject);
  if (pronoun !== "it" || pos === "PRON") return pronoun;
  const mayBePerson = (doer.test(lower) && !things.has(lower)) || words.some((word) => persons.has(word.lower));
  return mayBePerson ? undefined : pronoun;
}

const doer = /(?:[eo]r|(?<!n)ess|ist|ian|ant|ee|eur|man|boy|girl|lad|chef|cook|host|guide|nerd|teen|kid)$/;
const things = wordSet(`paper chapter order number river factor letter computer tower layer weather water power
  process`);
const persons = wordSet("he she his her him who");
