import type { Word } from "../../document/document.ts";
import { type Clause, mainClause } from "../../grammar/clause.ts";
import { isModal } from "../../grammar/conjugate.ts";
import { formsOf, verbForm } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** "The hall was full, with people standing in the aisles" becomes "… full, and people stood in the aisles". */
export const withTails: Rule = {
  id: "with-tails",
  summary: "What “with” hangs on is a statement of its own.",
  stage: "clause",
  level: 6,
  propose: (context) => context.words.flatMap((_, i) => withTailAt(context, i) ?? []),
};

function withTailAt({ words, text }: Context, comma: number): Proposal | undefined {
  const preposition = words[comma + 1];
  if (words[comma]!.text !== "," || comma < 2 || preposition?.lower !== "with" || words.at(-1)!.text !== ".")
    return undefined;
  if (words.some((word) => /^["“”()—–:;]$/.test(word.text))) return undefined;
  const from = comma + 2;
  const end = subjectEnd(words, from);
  const verb = end === undefined ? undefined : words[end];
  if (end === undefined || !verb || !isParticiple(verb) || !words[end + 1]) return undefined;
  if (["my", "his", "her", "your", "there"].includes(words[from]!.lower) || settings.has(verb.lemma)) return undefined;
  const clause = mainClause(words, 0, comma);
  if (!clause || isDoubtful(words, clause, comma) || goesOn(words, end + 1)) return undefined;
  const past = clause.verb.tense === "past";
  const perfect = clause.verb.last > clause.verb.first && ["has", "have"].includes(words[clause.verb.first]!.lower);
  const plural = isPluralSubject(words, from, end);
  if (plural === undefined) return undefined;
  const start = words[from]!;
  const length = words.length;
  const apart = (comma >= 14 && length > 26) || words.slice(0, comma).some(({ lower }) => lower === "and");
  const tooShort = comma < 6 || length - comma < 7;
  const finite = {
    start: verb.start,
    end: verb.end,
    after: perfect && !reports.has(verb.lemma) ? inflectPerfect(verb, plural) : inflect(verb, past, plural),
  };
  if (apart && !tooShort) {
    const first = text.slice(start.start, start.end);
    const opening = {
      start: words[comma]!.start,
      end: start.end,
      after: `. ${first[0]!.toUpperCase()}${first.slice(1)}`,
    };
    return { parts: [opening, finite] };
  }
  return { parts: [{ start: preposition.start, end: preposition.end, after: "and" }, finite] };
}

/** A noun phrase, with one "of" phrase at most, or a pronoun of quantity. */
function subjectEnd(words: readonly Word[], from: number): number | undefined {
  const alone = ["some", "many", "most", "others", "each", "both", "several"].includes(words[from]?.lower ?? "");
  let end = nounPhraseEnd(words, from);
  if (end === undefined) end = alone ? from + 1 : undefined;
  if (end !== undefined && words[end]?.lower === "of") end = nounPhraseEnd(words, end + 1);
  if (alone && words[from + 1]?.lower === "of") end = nounPhraseEnd(words, from + 2);
  return end !== undefined && end - from <= 7 ? end : undefined;
}

function isParticiple({ lower, lemma, pos }: Word): boolean {
  if (lower === "being") return true;
  return pos === "VERB" && /^[a-z]{2,}ing$/.test(lower) && lemma !== lower && formsOf(lower, lemma).includes("ing");
}

/** What describes the noun rather than says what it did, and how somebody holds himself. */
const settings = new Set(
  `face overlook cover hang look stand sit lie lean lead run include range feature follow surround have depend consider
  go come wear hold carry boil hide show stick pour drip glow shine beat flow fall rise blow shimmer gleam flicker`.split(
    /\s+/,
  ),
);

const doubts = new Set(
  `if unless when while although though because since whether until despite would perhaps maybe likely who which that
  where says said`.split(/\s+/),
);

/** The statement before is no plain one, or it is not sure in what time it stands. */
function isDoubtful(words: readonly Word[], clause: Clause, comma: number): boolean {
  if (clause.verb.tense === "modal" || /ing$/.test(words[clause.verb.last]!.lower)) return true;
  for (let i = 0; i < comma; i++) {
    const word = words[i]!;
    if (
      doubts.has(word.lower) ||
      (isModal(word) && word.pos !== "NOUN") ||
      (word.text === "," && i > clause.subjectFrom)
    )
      return true;
    const group = i > clause.verb.last ? verbGroupAt(words, i) : undefined;
    if (group && group.tense !== clause.verb.tense && words[i - 1]!.pos !== "AUX") return true;
  }
  return false;
}

/** The tail has further participles, or the sentence goes on after it. */
function goesOn(words: readonly Word[], from: number): boolean {
  let linked = false;
  for (let i = from; i < words.length - 1; i++) {
    const { text, lower, pos } = words[i]!;
    linked ||= lower === "and" || text === ",";
    if (linked && /^[a-z]{4,}ing$/.test(lower) && (pos === "VERB" || words[i - 1]!.pos === "NOUN")) return true;
    if (text === "," && (verbGroupAt(words, i + 1) || ["and", "but", "which", "while"].includes(words[i + 1]!.lower)))
      return true;
  }
  return false;
}

/** The number of the tail's subject; undefined where it does not show. */
function isPluralSubject(words: readonly Word[], from: number, end: number): boolean | undefined {
  const first = words[from]!.lower;
  if (first === "each" || first === "every" || first === "one") return false;
  if (["many", "several", "most", "others", "both", "few"].includes(first)) return true;
  if (first === "some" && (end === from + 1 || words[from + 1]!.lower === "of")) return true;
  const of = words.findIndex((word, i) => i > from && i < end && word.lower === "of");
  const head = words[(of < 0 ? end : of) - 1]!;
  if (words.slice(from, end).some(({ lower }) => lower === "and")) return undefined;
  if (head.pos === "PRON") return ["they", "them", "we", "us"].includes(head.lower) ? undefined : false;
  if (head.pos === "NOUN" && ["majority", "number", "handful", "rest", "lot", "half", "percent"].includes(head.lemma))
    return undefined;
  return head.pos === "NOUN" ? isPlural(head) : head.pos === "PROPN" && !/s$/.test(head.lower) ? false : undefined;
}

const reports = new Set("suggest say claim indicate show report argue believe expect predict remain".split(" "));

function inflectPerfect({ lemma, lower }: Word, plural: boolean): string {
  return `${plural ? "have" : "has"} ${lower === "being" ? "been" : verbForm(lemma, "en")}`;
}

function inflect({ lemma, lower }: Word, past: boolean, plural: boolean): string {
  if (lower === "being") return past ? (plural ? "were" : "was") : plural ? "are" : "is";
  return verbForm(lemma, past ? "ed" : plural ? "base" : "s");
}
