import type { Word } from "../../document/document.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import type { Proposal } from "../rule.ts";
import { set } from "./expand-tools.ts";

const leads = set("for by with from through about in on into at across against");
const owners = set("its their our his her your my the");
const trailing = set("of in for on at with during while when because");

/** "for farms, mills, and barns" and "its farms, mills, and barns": the small word before each of the three. */
export function repeatInList(words: readonly Word[], i: number): Proposal | undefined {
  const lead = words[i]!;
  const isLead = leads.has(lead.lower) && lead.pos === "ADP";
  if (!isLead && !owners.has(lead.lower)) return undefined;
  const before = words[i - 1];
  if (isLead && (!before || before.pos === "ADP" || before.lower === "such" || before.lower === "as")) return undefined;
  const [first, comma, second, next] = words.slice(i + 1, i + 5);
  if (!first || comma?.text !== "," || !second) return undefined;
  const and = next?.text === "," ? i + 5 : i + 4;
  const third = words[and + 1];
  const after = words[and + 2];
  if (words[and]?.lower !== "and" || !third || !after) return undefined;
  const members = [first, second, third];
  if (members.some(({ pos, lower }) => pos !== "NOUN" || /(?:ing|ed)$/.test(lower))) return undefined;
  if (nounPhraseEnd(words, and + 1) !== and + 2) return undefined;
  const closes = /^[.;!]$/.test(after.text) || (!isLead && trailing.has(after.lower));
  if (!closes || members.some((word) => isPlural(word) !== isPlural(first))) return undefined;
  // "My friend, neighbour and colleague" may be one person.
  if (!isLead && !isPlural(first) && members.some(isPersonNoun)) return undefined;
  if (words.slice(Math.max(0, i - 7), i).some(({ lower, text }) => together.has(lower) || text === ","))
    return undefined;
  return { parts: [second, third].map(({ start }) => ({ start, end: start, after: `${lead.lower} ` })) };
}

const together =
  set(`between among both either neither combination mix blend balance mixture combine combines combined combining pair range
  link relationship compare connect interplay intersection number lot series set sense variety kind type form integration`);

const degrees = set(
  "accurate effective efficient reliable productive sustainable accessible affordable inclusive resilient",
);

/** "more useful and pleasant" becomes "more useful and more pleasant", and so on in a list of three. */
export function repeatMore(words: readonly Word[], i: number): Proposal | undefined {
  const more = words[i]!;
  if (!["more", "less", "very", "most"].includes(more.lower)) return undefined;
  const [first, link, second, after, last, end] = words.slice(i + 1, i + 7);
  if (first?.pos !== "ADJ" || !link || !isGradable(second)) return undefined;
  if (link.lower === "and") return endsHere(after) ? insertAll(more, [second]) : undefined;
  if (link.text !== "," || more.lower === "most") return undefined;
  const [and, third, close] = after?.text === "," ? [last, end, words[i + 7]] : [after, last, end];
  return and?.lower === "and" && isGradable(third) && endsHere(close) ? insertAll(more, [second, third]) : undefined;
}

function isGradable(word: Word | undefined): word is Word {
  if (word?.pos !== "ADJ") return false;
  return degrees.has(word.lower) || /(?:ful|ive|able|ible|ous|ent|ant|ic|ed|ing|less|ly|cal|ate|ite)$/.test(word.lower);
}

function endsHere(after: Word | undefined): boolean {
  return after !== undefined && (["PUNCT", "NOUN", "ADP", "SCONJ"].includes(after.pos) || after.lower === "than");
}

function insertAll(more: Word, members: readonly Word[]): Proposal {
  return { parts: members.map(({ start }) => ({ start, end: start, after: `${more.lower} ` })) };
}
