import type { Word } from "../../document/document.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { type VerbGroup, verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { restoreSubject, sameForm } from "./expand-subject.ts";
import { insert, pairs, set } from "./expand-tools.ts";
import { binding } from "./guards.ts";

/** Says again what two joined phrases share: the subject, "to", the preposition, the article. */
export const expandRepeats: Rule = {
  id: "expand-repeats",
  summary: "Each of the joined parts gets its own small word.",
  stage: "rhythm",
  level: 4,
  propose: (context) => {
    const { words } = context;
    if (binding({ words, from: 0, to: 0, slots: [], context })) return [];
    return words.flatMap(
      (_, i) =>
        restoreSubject(words, i) ??
        repeatInSeries(words, i) ??
        repeatTo(words, i) ??
        repeatRelative(words, i) ??
        repeatPreposition(words, i) ??
        repeatDeterminer(words, i) ??
        bothOf(words, i) ??
        [],
    );
  },
  examples: [
    {
      before: "We cleaned the old house last week and painted the doors.",
      after: "We cleaned the old house last week, and we painted the doors.",
    },
    {
      before: "The new machine cleans the streets and collects the leaves.",
      after: "The new machine cleans the streets, and it also collects the leaves.",
    },
    {
      before: "The machine can sweep the streets and collect the leaves.",
      after: "The machine can sweep the streets, and it can also collect the leaves.",
    },
    {
      before: "The flood has moved the stones and changed the river.",
      after: "The flood has moved the stones, and it has also changed the river.",
    },
    {
      before: "They hope to plan the trip and book the rooms.",
      after: "They hope to plan the trip and to book the rooms.",
    },
    {
      before: "They hope to plan the trip, reserve the rooms, and pack the bags.",
      after: "They hope to plan the trip, to reserve the rooms, and to pack the bags.",
    },
    {
      before: "It is a plan that includes the house and requires the money.",
      after: "It is a plan that includes the house and that requires the money.",
    },
    { before: "They met their friends and neighbours.", after: "They met their friends and their neighbours." },
    { before: "It shows the cost and weight of the boat.", after: "It shows the cost and the weight of the boat." },
    { before: "It is meant for farmers and bakers.", after: "It is meant for farmers and for bakers." },
    { before: "They rest in the barn and the mill.", after: "They rest in the barn and in the mill." },
    { before: "She sells clear soups and fresh bread rolls.", after: "She sells clear soups and fresh bread rolls." },
    { before: "She sells clear soups and fresh rolls.", after: "She sells both clear soups and fresh rolls." },
    { before: "It comes in old barns and mills.", after: "It comes in old barns and mills." },
    { before: "My friend and colleague left.", after: "My friend and colleague left." },
    { before: "The road lies between farms and hills.", after: "The road lies between farms and hills." },
    { before: "It joins the bread and butter.", after: "It joins the bread and butter." },
  ],
};

const inside = set("NOUN ADJ DET ADP ADV PRON NUM PROPN PART");

/** "to plan the trip, reserve the rooms, and pack the bags": "to" before each, or "by" before each form in -ing. */
function repeatInSeries(words: readonly Word[], i: number): Proposal | undefined {
  const link = words[i]!.lower;
  if (link !== "to" && link !== "by") return undefined;
  const isMember = (at: number): boolean => {
    const [word, next] = [words[at], words[at + 1]];
    if (!word || !next || (link === "to" ? !/^[a-z]{3,}$/.test(word.lower) : !/^[a-z]{3,}ing$/.test(word.lower)))
      return false;
    // After a comma the tagger takes many a verb for a noun; an article behind it tells.
    if (word.pos === "NOUN")
      return next.pos === "DET" || owning.has(next.lower) || (link === "by" && next.pos === "NOUN");
    return word.pos === "VERB" && (link === "by" || word.lower === word.lemma);
  };
  if (!isMember(i + 1) || words[i - 1]?.lower === "how") return undefined;
  const starts: number[] = [];
  for (let k = i + 2; k < Math.min(words.length, i + 28); k++) {
    const { text, lower, pos } = words[k]!;
    if (text === "," && isMember(k + 1)) starts.push(words[++k]!.start);
    else if (text === "," && words[k + 1]?.lower === "and" && isMember(k + 2)) {
      if (starts.length === 0) return undefined;
      starts.push(words[k + 2]!.start);
      return { parts: starts.map((start) => ({ start, end: start, after: `${link} ` })) };
    } else if (!inside.has(pos) || lower === "to" || lower === "that") return undefined;
  }
  return undefined;
}

const gerundLinks = set("by of for from in through without about");

/** "a tool that cuts wood and drills holes" becomes "… and that drills holes". */
function repeatRelative(words: readonly Word[], i: number): Proposal | undefined {
  const and = words[i]!;
  if (and.lower !== "and" || !["NOUN", "ADV"].includes(words[i - 1]?.pos ?? "")) return undefined;
  const second = verbGroupAt(words, i + 1);
  if (!second) return undefined;
  for (let k = i - 2; k >= Math.max(1, i - 10); k--) {
    const { lower, pos } = words[k]!;
    if (relatives.has(lower) && (words[k - 1]!.pos === "NOUN" || words[k - 1]!.text === ",")) {
      const first = verbGroupAt(words, k + 1);
      if (!first || first.tense !== second.tense || !sameForm(words[second.first]!, words[first.first]!))
        return undefined;
      // The verb may go on with the main clause just as well: "we saw a ship that sank and swam".
      if (words.slice(0, k).some((_, m) => isLike(words, m, second))) return undefined;
      return insert(and.end, ` ${lower}`);
    }
    if (["PUNCT", "CCONJ", "SCONJ"].includes(pos) || lower === "to") return undefined;
    if ((pos === "VERB" || pos === "AUX") && !relatives.has(words[k - 1]!.lower) && words[k - 1]!.pos !== "AUX")
      return undefined;
  }
  return undefined;
}

const relatives = set("that which who");

function isLike(words: readonly Word[], at: number, second: VerbGroup): boolean {
  const group = verbGroupAt(words, at);
  if (!group || group.tense !== second.tense) return false;
  return group.tense === "past" || words[group.first]!.lemma !== "be";
}

/** "to plan the trip and book the rooms" becomes "… and to book the rooms"; the same with "by" and an -ing form. */
function repeatTo(words: readonly Word[], i: number): Proposal | undefined {
  const and = words[i]!;
  const verb = words[i + 1];
  if (and.lower !== "and" || verb?.pos !== "VERB" || !["NOUN", "ADV"].includes(words[i - 1]?.pos ?? ""))
    return undefined;
  const infinitive = verb.lower === verb.lemma && !verb.lower.endsWith("ing");
  if (!infinitive && !verb.lower.endsWith("ing")) return undefined;
  for (let k = i - 2; k >= Math.max(0, i - 9); k--) {
    const { lower, pos } = words[k]!;
    const next = words[k + 1]!;
    if (infinitive ? lower === "to" : gerundLinks.has(lower))
      return next.pos === "VERB" && (infinitive ? next.lower === next.lemma : next.lower.endsWith("ing"))
        ? insert(and.end, ` ${lower}`)
        : undefined;
    if (pos === "PUNCT" || pos === "CCONJ" || pos === "SCONJ" || pos === "AUX") return undefined;
    if (pos === "VERB" && !(infinitive ? words[k - 1]?.lower === "to" : gerundLinks.has(words[k - 1]?.lower ?? "")))
      return undefined;
    if (["that", "which", "who"].includes(lower)) return undefined;
  }
  return undefined;
}

/** Words after which two things belong together. */
const together =
  set(`between both either neither combination mix blend balance mixture combine pair range link relationship compare
  connect interplay intersection union number lot series set sense couple bit host variety match merge bridge separate
  amount kind type form divide transition shift gap difference integrate integration association correlation`);

function joinsParts(words: readonly Word[], i: number): boolean {
  return words.slice(Math.max(0, i - 7), i).some(({ lower, lemma }) => together.has(lower) || together.has(lemma));
}

/** A determiner, adjectives or nothing, and one noun. */
interface Member {
  readonly end: number;
  readonly shape: string;
}

function memberAt(words: readonly Word[], i: number): Member | undefined {
  const first = words[i];
  if (!first) return undefined;
  const determined = first.pos === "DET" || owning.has(first.lower);
  if (determined && !the.has(first.lower)) return undefined;
  let end = determined ? i + 1 : i;
  const described = words[end]?.pos === "ADJ";
  if (described) end++;
  if (words[end]?.pos !== "NOUN" || /ing$/.test(words[end]!.lower)) return undefined;
  return nounPhraseEnd(words, i) === end + 1
    ? { end: end + 1, shape: `${determined ? first.lower : ""} ${described}` }
    : undefined;
}

const owning = set("their our its his her your my");
const the = set("the their our its his her your my");

/** Two members of the same shape joined by "and", the second ending its phrase. */
function pairAt(words: readonly Word[], i: number): { and: Word; first: Member; second: Member } | undefined {
  const first = memberAt(words, i);
  const and = first && words[first.end];
  if (!first || and?.lower !== "and") return undefined;
  const second = memberAt(words, first.end + 1);
  if (!second || pairs.has(`${words[first.end - 1]!.lower} ${words[second.end - 1]!.lower}`)) return undefined;
  const after = words[second.end];
  if (!after || ["NOUN", "PROPN", "PART", "CCONJ", "ADJ", "NUM"].includes(after.pos) || /^[-/]$/.test(after.text))
    return undefined;
  return { and, first, second };
}

/** Nouns that may be verbs here, whatever the tagger says: "to see the menu and return". */
const verbal = set(
  "return visit work use plan change help call look rest travel report study test play answer start wait try",
);

const repeated = set("for by with from through about in on into at across against");
const led = set("out because as up such instead ahead regardless terms due according filled full together");

/** "for farmers and bakers" becomes "for farmers and for bakers". */
function repeatPreposition(words: readonly Word[], i: number): Proposal | undefined {
  const preposition = words[i]!;
  if (!repeated.has(preposition.lower) || preposition.pos !== "ADP") return undefined;
  const found = pairAt(words, i + 1);
  if (!found || found.first.shape !== found.second.shape || joinsParts(words, i)) return undefined;
  if (led.has(words[i - 1]?.lower ?? "") || words[i - 1]?.pos === "ADP") return undefined;
  const after = words[found.second.end]!;
  if (!/^[.,;:]$/.test(after.text) && !["while", "when"].includes(after.lower)) return undefined;
  // "In farms, barns and mills": a list has more than two members.
  if (after.text === "," && i > 0 && ["NOUN", "ADJ", "CCONJ", "VERB"].includes(words[found.second.end + 1]?.pos ?? ""))
    return undefined;
  return insert(found.and.end, ` ${preposition.lower}`);
}

const single = set("both not n't no never either neither without nor or also");

/** "provides clear rules and simple tools." becomes "provides both clear rules and simple tools." */
function bothOf(words: readonly Word[], i: number): Proposal | undefined {
  const verb = words[i]!;
  if (verb.pos !== "VERB" || together.has(verb.lemma) || words.some(({ lower }) => single.has(lower))) return undefined;
  if (/(?:ed|en)$/.test(verb.lower) && !["NOUN", "PRON", "PROPN"].includes(words[i - 1]?.pos ?? "")) return undefined;
  const found = pairAt(words, i + 1);
  if (!found || !/^[.;]$/.test(words[found.second.end]!.text) || joinsParts(words, i)) return undefined;
  if (!found.first.shape.startsWith(" ")) return undefined;
  if (isPlural(words[found.first.end - 1]!) !== isPlural(words[found.second.end - 1]!)) return undefined;
  // In "builds walls, cuts wood and rope" the verb is itself in a list.
  if (words.slice(0, i).some(({ text }) => text === ",")) return undefined;
  return insert(verb.end, " both");
}

/** "their parents and teachers" becomes "their parents and their teachers". */
function repeatDeterminer(words: readonly Word[], i: number): Proposal | undefined {
  const determiner = words[i]!;
  if (!the.has(determiner.lower)) return undefined;
  const found = pairAt(words, i);
  if (!found || found.second.shape.trim() !== found.first.shape.replace(determiner.lower, "").trim()) return undefined;
  if (joinsParts(words, i) || words[found.second.end]!.text === ",") return undefined;
  const [first, second] = [words[found.first.end - 1]!, words[found.second.end - 1]!];
  if (!isPlural(second) && verbal.has(second.lower)) return undefined;
  // One person may be two things: "my friend and colleague".
  if (!isPlural(first) && (isPersonNoun(first) || isPersonNoun(second))) return undefined;
  return insert(found.and.end, ` ${determiner.lower}`);
}
