import type { Sentence, Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { type Clause, clauseAt } from "../../grammar/clause.ts";
import { verbFormAt } from "../../grammar/conjugate.ts";
import { formsOf, type VerbForm, verbForm } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** "By keeping notes, you can" becomes "If you keep notes, you can"; what was done becomes a verb of its own. */
export const byOpeners: Rule = {
  id: "by-openers",
  notIn: ["shorten"],
  summary: "A verb with its subject says who acts.",
  stage: "clause",
  level: 7,
  propose: (context) => {
    const found = byOpenerAt(context);
    return found ? [found] : [];
  },
};

function byOpenerAt({ sentence, words, text }: Context): Proposal | undefined {
  const verb = words[1];
  if (words[0]?.lower !== "by" || !verb || !/^[a-z]+ing$/.test(verb.text) || words.at(-1)!.text !== ".")
    return undefined;
  const lemma = participle(words, 1);
  if (!lemma || lemma === "be" || lemma === "do" || lemma === "have") return undefined;
  const comma = words.findIndex((word, i) => word.text === "," && i < 26 && isShortSubject(words, i));
  if (comma < 3) return undefined;
  const more = joined(words, comma);
  const clause = clauseAt(words, comma + 1, words.length);
  if (!more || !clause || clause.verb.passive || /ing$/.test(words[clause.verb.last]!.lower)) return undefined;
  const subject = { from: comma + 1, to: clause.verb.first };
  const named = text.slice(words[subject.from]!.start, words[subject.to - 1]!.end);
  const pronoun = pronounFor(words, clause);
  if (pronoun === undefined) return undefined;
  if (hopes.has(words[clause.verb.last]!.lemma)) return undefined;
  const general = clause.verb.tense === "present" && isPlural(words[clause.subjectHead]!) && pronoun === "they";
  if (clause.verb.tense === "modal" || general) {
    if (!general && !["can", "could", "may", "might"].includes(words[clause.verb.first]!.lower)) return undefined;
    if (pronoun === "it" && ["author", "writer"].includes(words[clause.subjectHead]!.lower)) return undefined;
    const form = ["it", "one"].includes(pronoun) ? "s" : "base";
    const parts = opening(words, [{ index: 1, lemma }, ...more], form, `if ${named}`);
    if (pronoun === named.toLowerCase()) return { parts };
    const span = { start: words[subject.from]!.start, end: words[subject.to - 1]!.end };
    return { parts: [...parts, { ...span, after: pronoun }] };
  }
  return asStep(sentence, clause, comma, [{ index: 1, lemma }, ...more], named);
}

interface Participle {
  readonly index: number;
  readonly lemma: string;
}

function participle(words: readonly Word[], index: number): string | undefined {
  const { lower, pos, lemma } = words[index]!;
  return pos === "VERB" && lemma !== lower && formsOf(lower, lemma).includes("ing") ? lemma : undefined;
}

/** Right after the comma stand a subject of few words and its verb. */
function isShortSubject(words: readonly Word[], comma: number): boolean {
  const clause = clauseAt(words, comma + 1, words.length);
  if (!clause || clause.subjectHead !== clause.verb.first - 1 || clause.verb.first > comma + 6) return false;
  return words.slice(comma + 1, clause.verb.first).every(({ pos, text }) => pos !== "PROPN" || text === "I");
}

/** Participles joined to the first by "and": "by drying and stacking wood". */
function joined(words: readonly Word[], comma: number): Participle[] | undefined {
  const found: Participle[] = [];
  for (let i = 2; i < comma; i++) {
    const { lower, pos, text } = words[i]!;
    if (text === '"' || text === "(" || text === ";" || lower === "or") return undefined;
    const before = words[i - 1]!;
    if (/ing$/.test(lower) && pos !== "VERB" && (before.lower === "and" || before.text === ",")) return undefined;
    if (!/^[a-z]{2,}ing$/.test(lower) || pos !== "VERB") continue;
    if (before.lower !== "and") {
      if (before.text === ",") return undefined;
      continue;
    }
    const lemma = participle(words, i);
    if (!lemma || found.length > 0) return undefined;
    found.push({ index: i, lemma });
  }
  return found;
}

const groups = new Set(
  `government state city company firm school university council team organization organisation institution country
  nation community industry bank hospital agency platform system model framework method approach algorithm tool program
  policy law project network study paper book essay article passage report film movie story game app site service`.split(
    /\s+/,
  ),
);

/** What stands for the subject in the next clause; undefined where that is not sure. */
function pronounFor(words: readonly Word[], { subjectHead, subjectFrom }: Clause): string | undefined {
  const head = words[subjectHead]!;
  if (head.pos === "PRON") return ["we", "you", "one"].includes(head.lower) ? head.lower : undefined;
  if (head.pos !== "NOUN" || quantifiers.has(words[subjectFrom]!.lower)) return undefined;
  if (isPlural(head)) return isPersonNoun(head) || groups.has(head.lemma) ? "they" : undefined;
  return groups.has(head.lower) || ["author", "writer"].includes(head.lower) ? "it" : undefined;
}

const quantifiers = new Set("no each every all many most few some both neither either any only several".split(" "));

function opening(words: readonly Word[], verbs: readonly Participle[], form: VerbForm, start: string): Part[] {
  return verbs.map(({ index, lemma }, i) => ({
    start: i === 0 ? words[0]!.start : words[index]!.start,
    end: words[index]!.end,
    after: `${i === 0 ? `${start} ` : ""}${verbForm(lemma, form)}`,
  }));
}

const hopes = new Set("aim hope want plan seek try intend wish expect need".split(" "));

/** "By showing the maps, she proves it" becomes "She shows the maps and so proves it". */
function asStep(
  sentence: Sentence,
  { verb, subjectHead }: Clause,
  comma: number,
  verbs: readonly Participle[],
  named: string,
): Proposal | undefined {
  const { words } = sentence;
  const head = words[subjectHead]!;
  if (verb.first !== verb.last || words[verb.last]!.pos !== "VERB" || hopes.has(words[verb.last]!.lemma))
    return undefined;
  if (head.pos === "PRON" || words.slice(2, comma).some(({ lower }) => lower === "so" || lower === "and"))
    return undefined;
  if (verbs.length > 1 || words.slice(2, comma).some(({ text }) => text === ",")) return undefined;
  const form = verbFormAt(sentence, verb.last);
  if (form === "en" || form === "ing") return undefined;
  if (form === "s" && isPlural(head)) return undefined;
  const parts = opening(words, verbs, form, named);
  return { parts: [...parts, { start: words[comma]!.start, end: words[verb.first]!.start, after: " and so " }] };
}
