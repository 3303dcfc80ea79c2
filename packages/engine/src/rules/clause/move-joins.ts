import type { Word } from "../../document/document.ts";
import { type Clause, clauseAt } from "../../grammar/clause.ts";
import { thirdPerson } from "../../grammar/closed-classes.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Joins two clauses where they meet instead of announcing the first as less than the second. */
export const joinedClauses: Rule = {
  id: "joined-clauses",
  summary: "Two clauses of equal weight follow more easily when the link stands between them.",
  stage: "rhythm",
  level: 6,
  propose: (context) => {
    const found = concession(context) ?? moment(context);
    return found ? [found] : [];
  },
};

const turns = new Set(
  "but yet however still nevertheless nonetheless although though while whereas instead".split(" "),
);

/** "Although X, Y" becomes "X, but Y". */
function concession({ words }: Context): Proposal | undefined {
  const opener = words[0]!.lower;
  const from = opener === "even" && words[1]?.lower === "though" ? 2 : 1;
  if (from === 1 && !["although", "though", "while"].includes(opener)) return undefined;
  const found = clausesAt(words, from);
  if (
    !found ||
    (opener === "while" && !isView(words, found.first)) ||
    words.slice(from).some(({ lower, text }) => turns.has(lower) || text === ";" || text === ":")
  )
    return undefined;
  const { comma, second } = found;
  if (namesLater(words, from, comma, second)) return undefined;
  return {
    parts: [
      { start: words[0]!.start, end: words[from]!.start, after: "" },
      { start: words[comma]!.end, end: words[comma]!.end, after: " but" },
    ],
  };
}

const views = new Set(
  `consider regard see view know think believe mean intend expect design criticize criticise praise accuse require permit
  limit suppose perceive describe`.split(/\s+/),
);

/** "While they were considered lucky": how something is seen, which sets no time. */
function isView(words: readonly Word[], { verb }: Clause): boolean {
  return verb.passive && views.has(words[verb.last]!.lemma);
}

const states = new Set(
  `be have know think feel seem appear remain stay want need hope see hear mention say note show discuss expect describe
  imagine suggest put own live wait stand sit lie do`.split(/\s+/),
);
const persons = new Set(["i", "he", "she", "we", "they"]);
const measured = new Set("more less so always only ever never".split(" "));

/** "As I reached the gate, a dog barked" becomes "I reached the gate, and a dog barked". */
function moment({ words }: Context): Proposal | undefined {
  if (words[0]!.lower !== "as") return undefined;
  const found = clausesAt(words, 1);
  if (!found || words.some(({ lower }) => measured.has(lower))) return undefined;
  const { comma, first, second } = found;
  if (words.some(({ text }, i) => i > comma && text === "," && words[i + 1]?.lower === "and")) return undefined;
  if (namesLater(words, 1, comma, second)) return undefined;
  if (!isDeed(words, first) || second.verb.tense !== "past" || words.slice(1, comma).some(isLink)) return undefined;
  const next = words[comma + 1]!;
  const opening = { start: words[0]!.start, end: words[1]!.start, after: "" };
  const same = persons.has(next.lower) && next.lower === words[1]!.lower && second.verb.first === comma + 2;
  const mark = words[comma]!;
  if (same && goesOn(words, comma)) return undefined;
  return same
    ? { parts: [opening, { start: mark.start, end: next.end, after: " and" }] }
    : { parts: [opening, { start: mark.end, end: mark.end, after: " and" }] };
}

/** A third verb would follow by another "and". */
export function goesOn(words: readonly Word[], from: number): boolean {
  return words.some(({ pos }, i) => i > from && pos === "VERB" && words[i - 1]!.lower === "and");
}

/** "As they walked, the couple sang": the noun that a pronoun stands for comes after it. */
function namesLater(words: readonly Word[], from: number, comma: number, { subjectHead, verb }: Clause): boolean {
  const inner = words.slice(from, comma);
  const people = words.slice(comma + 1, verb.first).some((word) => word.pos === "PROPN" || isPersonNoun(word));
  if (people && inner.some(({ lower }) => thirdPerson.has(lower))) return true;
  const head = words[subjectHead]!;
  if (head.pos === "PRON" || ["its", "their"].includes(words[comma + 1]!.lower)) return false;
  return words[from]!.lower === (isPlural(head) ? "they" : "it");
}

function isLink({ lower }: Word): boolean {
  return ["and", "or", "but", "if", "that", "when", "where", "which", "who", "because"].includes(lower);
}

/** One thing that was done, in the simple past. */
function isDeed(words: readonly Word[], { verb }: Clause): boolean {
  const word = words[verb.last]!;
  return (
    verb.first === verb.last &&
    verb.tense === "past" &&
    !states.has(word.lemma) &&
    formsOf(word.lower, word.lemma).includes("ed")
  );
}

const longest = 22;

/** The clause from `from` to the first comma, and the one right behind it. */
function clausesAt(words: readonly Word[], from: number): { comma: number; first: Clause; second: Clause } | undefined {
  const comma = words.findIndex(({ pos, text }) => pos === "PUNCT" && text !== "-");
  if (words[comma]?.text !== "," || comma < from + 2 || comma > longest || words.at(-1)!.text !== ".") return undefined;
  const first = clauseAt(words, from, comma);
  const second = clauseAt(words, comma + 1, words.length);
  if (!first || !second || words.slice(comma + 1).some(({ text }) => /["“”()]/.test(text))) return undefined;
  const isDirect = words.slice(comma + 1, second.verb.first).every(({ pos }) => pos !== "PUNCT");
  return isDirect && second.subjectFrom === comma + 1 ? { comma, first, second } : undefined;
}
