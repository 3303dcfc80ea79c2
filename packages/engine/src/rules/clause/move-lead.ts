import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { longNounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { settingOf } from "./move-setting.ts";

/** Where else than first a phrase can stand: last in its clause, beside the verb, between commas behind the subject. */
export type Place = "end" | "aside" | "verb" | "subject";

/** A phrase or clause before the subject, up to its comma. */
export interface Lead {
  /** Index of its comma. */
  readonly comma: number;
  /** In the order in which they are tried. */
  readonly places: readonly Place[];
  /** True where the main clause's subject is also the one who does what it says. */
  readonly controlled: boolean;
  /** True where a negated main clause may stand before it: "plants cannot grow without water". */
  readonly negation: boolean;
  /** True for a place or field, which a noun at the clause's end would draw to itself. */
  readonly drawn: boolean;
  /** True for a link or adverb, which names nothing. */
  readonly link: boolean;
}

/** The longest phrase that the end of a sentence carries well, in words. */
const longest = 14;

const pointing = new Set(
  `this that these those such another other others same similar both first second third next last final then here former
  latter above following said not n't only even just so also`.split(/\s+/),
);

/** The phrase with which the sentence opens, where it is one that can stand elsewhere. */
export function leadAt(words: readonly Word[]): Lead | undefined {
  const comma = words.findIndex(({ text }) => text === ",");
  if (comma < 1 || comma > longest || words.length - comma < 6) return undefined;
  const opening = joined(words, comma);
  if (links.has(opening)) return { ...plain, comma, places: ["subject"], link: true };
  if (adverbs.has(opening)) return { ...plain, comma, places: ["verb"], link: true };
  if (freeTimes.test(opening)) return { ...plain, comma, places: ["end", "verb"] };
  if (comma < 2) return undefined;
  return listAt(words, comma) ?? (isFree(words, comma) ? kindOf(words, comma) : undefined);
}

/** The longest list of means, which the end of a sentence carries better than its beginning. */
const longestList = 28;

/** "By drying the wood, stacking it, and covering the stacks": commas that part what is done, up to that before the subject. */
function listAt(words: readonly Word[], first: number): Lead | undefined {
  if (words[0]!.lower !== "by" || !/ing$/.test(words[1]!.lower)) return undefined;
  for (let comma = first + 1; comma < Math.min(longestList, words.length - 6); comma++) {
    const { text, pos } = words[comma]!;
    if (text !== "," && pos === "PUNCT" && text !== "-") return undefined;
    if (text !== "," || !words.slice(first, comma).some(({ lower }) => lower === "and")) continue;
    const inner = words.slice(0, comma);
    return inner.some(({ lower }) => pointing.has(lower)) ? undefined : { ...means, comma };
  }
  return undefined;
}

/** Nothing in the phrase leads back to the sentence before, save for what a purpose takes up, and no mark cuts it. */
function isFree(words: readonly Word[], comma: number): boolean {
  const mayPoint = words[0]!.lower === "to" || words[0]!.lower === "by";
  return !words.slice(0, comma).some(({ lower, pos, text }, i) => {
    if (pos === "PUNCT") return text !== "-";
    return pointing.has(lower) && words[i + 1]!.text !== "-" && !(mayPoint && takenUp(words, i));
  });
}

/** "To solve this problem": the noun says what is meant also at the end. */
function takenUp(words: readonly Word[], i: number): boolean {
  return ["this", "these", "such"].includes(words[i]!.lower) && words[i + 1]?.pos === "NOUN";
}

function joined(words: readonly Word[], comma: number): string {
  return words
    .slice(0, comma)
    .map(({ lower }) => lower)
    .join(" ");
}

const plain = { places: ["end"], controlled: false, negation: false, drawn: false, link: false } as const;
const means = { ...plain, controlled: true };
const links = new Set("however,in contrast,by contrast,therefore,in fact,of course".split(","));
const adverbs = new Set(
  `often sometimes usually generally typically recently currently eventually initially occasionally frequently originally
  previously traditionally historically gradually consequently certainly clearly thus instead also ultimately`.split(
    /\s+/,
  ),
);
const freeTimes =
  /^(?:(?:in|over) (?:recent|the past few|the last few|the past|the last|the) (?:years|decades|months|weeks)|over time|in (?:some|many|most|certain) (?:cases|instances|ways|situations|countries|respects)|throughout (?:history|the (?:years|centuries|ages|day|year|night|process)))$/;

function kindOf(words: readonly Word[], comma: number): Lead | undefined {
  const [first, second] = words as [Word, Word];
  const deed = words[second.pos === "ADV" ? 2 : 1]!;
  const verbNext = deed.pos === "VERB" && /ing$/.test(deed.lower);
  // "Offering" is a verb whatever the tagger says, unless what is offered follows with "of".
  const phrase =
    !(/ing$/.test(second.lower) && words[2]!.lower !== "of") && longNounPhraseEnd(words.slice(0, comma), 1) === comma;
  switch (first.lower) {
    case "by":
      return verbNext && !remarks.has(deed.lemma) ? { ...means, comma, places: ["end", "subject"] } : undefined;
    case "using":
      return { ...means, comma };
    case "according":
      return comma < 11 ? { ...plain, comma, places: ["aside"] } : undefined;
    case "without":
      if (verbNext) return { ...plain, comma, controlled: true };
      return phrase ? { ...plain, comma, negation: true } : undefined;
    case "rather":
    case "instead":
      return /ing$/.test(words[2]!.lower) && ["than", "of"].includes(second.lower)
        ? { ...means, comma, places: ["end", "subject"] }
        : undefined;
    case "to":
      return isPurpose(words, comma) ? { ...plain, comma, controlled: true } : undefined;
    case "despite":
    case "through":
      return phrase ? { ...plain, comma, places: ["end", "subject"] } : undefined;
    case "unlike":
    case "like":
      return phrase ? { ...plain, comma, places: ["subject"] } : undefined;
    case "with":
      return phrase && companions.has(second.lower)
        ? { ...plain, comma, places: ["end", "subject"], drawn: true }
        : undefined;
    case "as":
      if (isCause(words, comma)) return { ...plain, comma };
      return isTimeClause(words, comma) ? { ...plain, comma } : undefined;
    case "because":
      return isCause(words, comma) || clauseAt(words, 1, comma) ? { ...plain, comma } : undefined;
    case "due":
    case "owing":
    case "thanks":
      return isCause(words, comma) ? { ...plain, comma } : undefined;
    case "during":
    case "throughout":
      return phrase ? { ...plain, comma } : undefined;
    default: {
      const setting = settingOf(words, comma, phrase);
      return setting && { ...plain, comma, drawn: setting === "place" };
    }
  }
}

/** "With a deep breath", "with its old walls": how something is done or what it is like, not what made it possible. */
const companions = new Set(["a", "an", "its", "his", "her", "their", "great", "careful"]);
const remarks = new Set(
  `be do have say begin start conclude sum illustrate clarify summarize summarise put note recap reiterate elaborate
  contrast compare speak mention add`.split(/\s+/),
);
const comments = new Set(
  `see know mention say show note discuss expect describe state explain suggest indicate put hear imagine demonstrate be
  have`.split(/\s+/),
);

/** "To save power". */
function isPurpose(words: readonly Word[], comma: number): boolean {
  const verb = words[words[1]!.pos === "ADV" ? 2 : 1]!;
  const says = remarks.has(verb.lemma) || words[2]?.lower === "matters";
  return verb.pos === "VERB" && verb.lower === verb.lemma && !says && comma < 12;
}

const causes = /^(?:as a result of|because of|due to|owing to|thanks to) /;

/** "Because of the rain": a reason without a verb. */
function isCause(words: readonly Word[], comma: number): boolean {
  const from = causes.exec(joined(words, comma))?.[0].split(" ").length;
  return from !== undefined && longNounPhraseEnd(words.slice(0, comma), from - 1) === comma;
}

/** "As the days grow short": what happens at the same time. */
function isTimeClause(words: readonly Word[], comma: number): boolean {
  const clause = clauseAt(words, 1, comma);
  if (!clause || clause.verb.passive || clause.verb.tense === "modal") return false;
  return !comments.has(words[clause.verb.last]!.lemma) && words[clause.subjectFrom]!.lower !== "it";
}
