import type { Word } from "../../document/document.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import type { Proposal } from "../rule.ts";
import { insert, pairs, set } from "./expand-tools.ts";

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

const masses =
  set(`wildlife society nature humanity life people education technology culture research history art science music
  religion health food water time money work equality justice freedom peace safety innovation creativity`);

const repeated = set("for by with from through about in on into at across against");
/** What belongs to each of two things as well as to both. */
const owned =
  set(`importance role impact effect effects benefits risk risks quality cost costs value growth development use lack
  loss spread level levels understanding knowledge fear power beauty future protection promotion creation rights lives
  needs interests production consumption safety education performance availability accuracy efficiency complexity
  principles pursuit prevention study fields areas advantages drawbacks support`);
const led = set("out because as up such instead ahead regardless terms due according filled full together");

/** "for farmers and bakers" becomes "for farmers and for bakers". */
export function repeatPreposition(words: readonly Word[], i: number): Proposal | undefined {
  const preposition = words[i]!;
  if (preposition.pos !== "ADP") return undefined;
  if (!repeated.has(preposition.lower) && !(preposition.lower === "of" && owned.has(words[i - 1]?.lower ?? "")))
    return undefined;
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
export function bothOf(words: readonly Word[], i: number): Proposal | undefined {
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
export function repeatDeterminer(words: readonly Word[], i: number): Proposal | undefined {
  const determiner = words[i]!;
  if (!the.has(determiner.lower)) return undefined;
  const found = pairAt(words, i);
  if (!found || found.second.shape.trim() !== found.first.shape.replace(determiner.lower, "").trim()) return undefined;
  if (joinsParts(words, i) || words[found.second.end]!.text === ",") return undefined;
  const [first, second] = [words[found.first.end - 1]!, words[found.second.end - 1]!];
  // "The most vivid and bold", "the other towns and old mills": the word before both belongs to both.
  if (/^(?:most|least|more|other|same|only|\w+est)$/.test(words[i + 1]!.lower)) return undefined;
  // "The environment and wildlife": one of a kind, but as such without an article.
  if (determiner.lower === "the" && masses.has(second.lower)) return undefined;
  // A verb that the tagger takes for a noun seldom has the other's number: "your sleeves and dive".
  if (isPlural(first) !== isPlural(second)) return undefined;
  if (!isPlural(second) && verbal.has(second.lower)) return undefined;
  // One person may be two things: "my friend and colleague".
  if (!isPlural(first) && (isPersonNoun(first) || isPersonNoun(second))) return undefined;
  return insert(found.and.end, ` ${determiner.lower}`);
}
