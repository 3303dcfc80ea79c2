import type { Word } from "../../document/document.ts";
import { type Clause, clauseAt, mainClause } from "../../grammar/clause.ts";
import { headOf, isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context, Proposal, Rule } from "../rule.ts";
import { emptyWords } from "./empty-words.ts";
import { binding } from "./guards.ts";
import { isLight } from "./idle.ts";
import { fits } from "./shorten-endings.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Offers what follows a clause that is whole without it, up to the full stop; the budget takes what tells least. */
export const cutTails: Rule = {
  id: "cut-tails",
  summary: "The sentence is whole without its end.",
  stage: "cuts",
  level: 3,
  propose: (context) => {
    const { words, previous, next, number } = context;
    // The first sentence of a text says what it is about.
    if (number === 0 && !previous && next) return [];
    const end = words.length - 1;
    const site = { words, from: 0, to: 0, slots: [], context };
    if (end < 8 || !/^[.!]$/.test(words[end]!.text) || binding(site)) return [];
    if (words.some(({ text }) => /^[:?—–]$/.test(text))) return [];
    const main = mainClause(words, 0, end) ?? plainClause(words);
    if (!main || own.has(words[main.subjectHead]!.lower) || tellsDeed(words, main)) return [];
    const found: Proposal[] = [];
    for (let i = main.verb.last + 2; i < end - 1; i++) {
      const tail = words.slice(i, end);
      if (isOpen(words, i) || !isLight(tail) || (next && pointsInto(next.words, tail, words[0]!))) continue;
      const worth = worthOfTail(context, main.verb.last, i);
      if (worth === undefined) continue;
      found.push({ parts: [{ start: words[i - 1]!.end, end: words[end]!.start, after: "" }], worth });
    }
    return found;
  },
  examples: [
    {
      before: "The old ferry from the valley carries cars over the river and brings the milk.",
      after: "The old ferry from the valley carries cars over the river.",
    },
    {
      before: "The ferry carries cars across the river to the old mill, which has a wheel.",
      after: "The ferry carries cars across the river to the old mill.",
    },
    {
      before: "The bakery sells dark bread and tea to the farmers throughout the valley.",
      after: "The bakery sells dark bread and tea to the farmers.",
    },
    {
      before: "The bakery sells dark bread, tea and jam to the farmers and the guests.",
      after: "The bakery sells dark bread, tea and jam to the farmers and the guests.",
    },
    {
      before: "The road runs between the old mill by the river and the new town.",
      after: "The road runs between the old mill by the river and the new town.",
    },
    {
      before: "The ferry carries cars over the river and must not carry any goats.",
      after: "The ferry carries cars over the river and must not carry any goats.",
    },
    {
      before: "She crossed the river with her goats and sank near the old mill.",
      after: "She crossed the river with her goats and sank near the old mill.",
    },
    {
      before: "The ferry depends on the weather in the valley and on the high tide.",
      after: "The ferry depends on the weather in the valley and on the high tide.",
    },
  ],
};

const own = set("i he she");

/** Words that open what an "and" or a phrase later closes. */
const opening = set("both between either neither whether than so such too enough not only more less");
/** Verbs that say little of their subject without all that follows. */
const whole = set(`
  include involve comprise consist depend rely require mean combine compare mix balance distinguish differ range define call name put place set take make give result lead engage invest participate live
  stay lie stand sit dwell belong happen occur exist focus aim let help enable allow encourage ask tell
`);

/** The clause of a sentence whose subject is too long to read, but which has no verb or comma before its first verb. */
function plainClause(words: readonly Word[]): Clause | undefined {
  if (!["DET", "PRON", "NOUN", "PROPN", "ADJ"].includes(words[0]!.pos)) return undefined;
  for (let i = 1; i < words.length; i++) {
    const verb = verbGroupAt(words, i);
    if (verb) return { subjectFrom: 0, subjectHead: headOf(words, 0, i), verb };
    if (words[i]!.text === "," || /^(?:that|which|who|where|when|if|as|while)$/.test(words[i]!.lower)) return undefined;
  }
  return undefined;
}

/** A past tense tells what happened where people did it. */
function tellsDeed(words: readonly Word[], { verb, subjectHead }: Clause): boolean {
  const subject = words[subjectHead]!;
  return verb.tense === "past" && (subject.pos === "PRON" || isPersonNoun(subject));
}

/** True where the tail from `i` belongs to something that was opened before it. */
function isOpen(words: readonly Word[], i: number): boolean {
  if (/^[,;]$/.test(words[i]!.text)) return false;
  return words.slice(0, i).some(({ lower }) => opening.has(lower)) || words[i - 1]!.pos !== "NOUN";
}

/** True where the next sentence may begin by pointing at what the tail says. */
function pointsInto([first, second]: readonly Word[], tail: readonly Word[], own: Word): boolean {
  if (demonstrative.has(first?.lower ?? "") || /^(?:example|instance)$/.test(second?.lower ?? "")) return true;
  if (first?.lower === own.lower) return false;
  if (/^(?:it|its)$/.test(first?.lower ?? "")) return tail.some((noun) => noun.pos === "NOUN" && !isPlural(noun));
  return /^(?:they|their|them|he|she|his|her)$/.test(first?.lower ?? "") && tail.some(isPlural);
}

const demonstrative = set("this that these those such so thus therefore hence then here there doing one both another");

/** How much of a tail's words a reader would miss; undefined where no tail that may go begins at `i`. */
function worthOfTail({ words }: Context, verb: number, i: number): number | undefined {
  const { lower, pos, text } = words[i]!;
  const next = words[i + 1]!;
  const end = words.length - 1;
  if (text === ";") return contrary.has(next.lower) || !clauseAt(words, i + 1, end) ? undefined : 1.1;
  const listed = isInList(words, verb, i);
  if (text === ",") {
    const after = words[i + 2];
    if (listed || commaIn(words, i + 1, end)) return undefined;
    if (next.lower === "where" || next.lower === "whose") return 1.1;
    if (next.lower === "which") return after && !arguing.has(after.lemma) ? 1 : undefined;
    if (next.lower === "and" && verbGroupAt(words, i + 2)) return worthOfSecond(words, i + 1, end, "");
    if (next.lower === "and")
      return clauseAt(words, i + 2, end) && !demonstrative.has(after?.lower ?? "") ? 1.1 : undefined;
    return opensAside(words, i) ? 1 : undefined;
  }
  if (listed || commaIn(words, i, end)) return undefined;
  const governor = words.findLast(({ pos }, k) => k < i && (pos === "VERB" || pos === "AUX"))!.lemma;
  if (lower === "and") return whole.has(governor) ? undefined : worthOfSecond(words, i, end, governor);
  if (whole.has(governor) || linking.has(governor) || /ing$/.test(next.lower)) return undefined;
  const relative = lower === "that";
  const fitting = fits(words, i, governor);
  if (emptyWords.has(words[i - 1]!.lemma) && ["that", "to", "for"].includes(lower)) return undefined;
  if (relative) return fitting ? 1.2 : undefined;
  if (words.slice(i, end).some((_, k) => verbGroupAt(words, i + k)) || holdsRelative(words, i, end)) return undefined;
  if (lower === "to") return fitting && !means.has(words[i - 1]!.lemma) ? 1.2 : undefined;
  if (pos !== "ADP" || nounPhraseEnd(words, i + 1) === undefined) return undefined;
  return fitting || (places.has(lower) && !relational.test(words[i - 1]!.lemma)) ? 1 : undefined;
}

/** True where a comma after the verb may have begun a list that no "and" has closed. */
function isInList(words: readonly Word[], verb: number, i: number): boolean {
  const comma = words.findLastIndex(({ text }, k) => k > verb && k < i && text === ",");
  if (comma < 0) return false;
  return words[i]!.text !== "," || !words.slice(comma, i).some(({ pos }) => pos === "CCONJ");
}

/** Phrases that a comma sets off: a participle, a company of nouns, another name for what stands before. */
function opensAside(words: readonly Word[], comma: number): boolean {
  const [first, second] = words.slice(comma + 1, comma + 3);
  if (!first || !second || words[comma + 3]?.lower === ".") return false;
  if (companions.has(first.lower)) return second.pos !== "PUNCT";
  if (["a", "an"].includes(first.lower) && first.pos === "DET")
    return !words.slice(comma + 1, -1).some(({ lower }) => lower === "and" || lower === "or");
  if (first.pos !== "VERB" || words[comma - 1]!.pos === "ADJ") return false;
  if (/..ing$/.test(first.lower)) return !saying.has(first.lower) && !["and", "or"].includes(second.lower);
  return /ed$/.test(first.lower) && second.pos === "ADP";
}

/** What is for something: its purpose belongs to it. */
const means = set(
  "tactic strategy means measure tool technique method law rule device instrument bid campaign mechanism treatment remedy cure therapy",
);
const companions = set("with particularly especially including alongside along from through amid");
const saying = set(
  "including according depending regarding saying telling noting arguing claiming stating adding citing",
);

const contrary = set("however otherwise therefore but yet instead rather nevertheless still thus hence");

/** "The separation of church and state", "is an alloy of iron and nickel": the "of" needs both. */
function belongsToOf(words: readonly Word[], and: number, governor: string): boolean {
  let i = and - 1;
  while (["NOUN", "ADJ", "DET"].includes(words[i]?.pos ?? "")) i--;
  return words[i]?.lower === "of" && (linking.has(governor) || joining.test(words[i - 1]!.lemma));
}

const linking = set("be become remain seem represent");
const joining =
  /(?:tion|sion|ship|blend|mix|mixture|balance|link|difference|union|comparison|interplay|pair|number|range|sum|integration|mean|average)$/;

function holdsRelative(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from, to).some(({ lower }) => ["that", "which", "who", "whose", "where", "when"].includes(lower));
}

/** "And" with a second verb of the same form as the first, or a second object. */
function worthOfSecond(words: readonly Word[], and: number, end: number, governor: string): number | undefined {
  const next = words[and + 1]!;
  if (["then", "so", "but", "also"].includes(next.lower)) return undefined;
  const verbs = words.slice(and + 1, end).filter((_, k) => verbGroupAt(words, and + 1 + k)).length;
  if (verbGroupAt(words, and + 1)) return verbs === 1 || holdsRelative(words, and + 1, end) ? 1.1 : undefined;
  if (!["DET", "NOUN", "ADJ"].includes(next.pos) || belongsToOf(words, and, governor)) return undefined;
  // A second object with a verb of its own would be a clause.
  return verbs > 0 ? undefined : 1.1;
}

function commaIn(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from + 1, to).some(({ text }) => text === ",");
}

const arguing = set(
  "mean why because will how what where when i we you they he she explain show suggest indicate imply",
);
/** Prepositions of phrases that say where or when, and seldom what a noun or verb needs. */
const places = set("across throughout within among amongst during amid alongside around through over");
const relational = /(?:tion|sion|ment|ance|ence|ship|difference|variety|variation|place|way|trust|gap|link)$/;
