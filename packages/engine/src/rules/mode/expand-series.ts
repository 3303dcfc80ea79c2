import type { Word } from "../../document/document.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import type { Proposal } from "../rule.ts";
import { set } from "./expand-tools.ts";

const leads = set("for by with from through about in on into at across against");
const owners = set("its their our his her your my the");
const trailing = set("of in for on at with during while when because");

interface Member {
  readonly from: number;
  readonly end: number;
}

/** One noun, or an adjective and a noun. */
function memberEnd(words: readonly Word[], at: number): number | undefined {
  const noun = words[at]?.pos === "ADJ" ? at + 1 : at;
  const isNoun = words[noun]?.pos === "NOUN" && !/(?:ing|ed)$/.test(words[noun]!.lower);
  return isNoun && !/^(?:other|more|such|same)$/.test(words[at]!.lower) ? noun + 1 : undefined;
}

function insertBefore({ start }: Word, word: string): { start: number; end: number; after: string } {
  return { start, end: start, after: `${word} ` };
}

/** "for farms, mills, and barns" and "its farms, mills, and barns": the small word before each of the three. */
export function repeatInList(words: readonly Word[], i: number): Proposal | undefined {
  const lead = words[i]!;
  const isLead = leads.has(lead.lower) && lead.pos === "ADP";
  if (!isLead && !owners.has(lead.lower)) return undefined;
  const before = words[i - 1];
  if (isLead && (!before || before.pos === "ADP" || before.lower === "such" || before.lower === "as")) return undefined;
  const members: Member[] = [];
  for (let at = i + 1; members.length < 3; ) {
    const end = memberEnd(words, at);
    if (end === undefined) return undefined;
    members.push({ from: at, end });
    const and = words[end]?.text === "," ? end + 1 : end;
    at = members.length === 2 ? and + 1 : end + 1;
    if (members.length === 1 && words[end]?.text !== ",") return undefined;
    if (members.length === 2 && words[and]?.lower !== "and") return undefined;
  }
  const nouns = members.map(({ end }) => words[end - 1]!);
  const [, second, third] = members as [Member, Member, Member];
  const after = words[third.end];
  if (!after || nounPhraseEnd(words, third.from) !== third.end) return undefined;
  // "Its rich food, drink, and music": the adjective may go with all three.
  const described = members.map(({ from, end }) => end - from > 1);
  if (described[0] && !described.every(Boolean)) return undefined;
  const closes = /^[.;!]$/.test(after.text) || (!isLead && trailing.has(after.lower));
  if (!closes || nouns.some((word) => isPlural(word) !== isPlural(nouns[0]!))) return undefined;
  // "My friend, neighbour and colleague" may be one person.
  if (!isLead && !isPlural(nouns[0]!) && nouns.some(isPersonNoun)) return undefined;
  if (words.slice(Math.max(0, i - 7), i).some(({ lower, text }) => together.has(lower) || text === ","))
    return undefined;
  return { parts: [second, third].map(({ from }) => insertBefore(words[from]!, lead.lower)) };
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
  return { parts: members.map((member) => insertBefore(member, more.lower)) };
}
