import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { isPlural, longNounPhraseEnd } from "../../grammar/noun-phrase.ts";

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
  const inner = words.slice(0, comma);
  const opening = inner.map(({ lower }) => lower).join(" ");
  if (links.has(opening)) return { ...plain, comma, places: ["subject"], link: true };
  if (inner.some(({ lower, pos, text }) => pointing.has(lower) || (pos === "PUNCT" && text !== "-"))) return undefined;
  if (comma === 1 && adverbs.has(opening)) return { ...plain, comma, places: ["verb"], link: true };
  if (freeTimes.test(opening)) return { ...plain, comma, places: ["end", "verb"] };
  return comma < 2 ? undefined : kindOf(words, comma);
}

const plain = { places: ["end"], controlled: false, negation: false, drawn: false, link: false } as const;
const means = { ...plain, controlled: true };
const links = new Set([
  "however",
  "for example",
  "for instance",
  "in contrast",
  "by contrast",
  "on the other hand",
  "therefore",
]);
const adverbs = new Set(
  `often sometimes usually generally typically recently currently eventually initially occasionally frequently originally
  previously traditionally historically gradually consequently certainly clearly`.split(/\s+/),
);
const freeTimes =
  /^(?:(?:in|over) (?:recent|the past few|the last few|the past|the last|the) (?:years|decades|months|weeks)|over time|in (?:some|many|most|certain) (?:cases|instances|ways|situations|countries|respects)|throughout (?:history|the (?:years|centuries|ages|day|year|night|process)))$/;

function kindOf(words: readonly Word[], comma: number): Lead | undefined {
  const [first, second] = words as [Word, Word];
  const verbNext = second.pos === "VERB" && /ing$/.test(second.lower);
  // "Offering" is a verb whatever the tagger says, unless what is offered follows with "of".
  const phrase =
    !(/ing$/.test(second.lower) && words[2]!.lower !== "of") && longNounPhraseEnd(words.slice(0, comma), 1) === comma;
  switch (first.lower) {
    case "by":
      return verbNext && !remarks.has(second.lemma) ? { ...means, comma, places: ["end", "subject"] } : undefined;
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
    default:
      return isYear(words, comma) ? { ...plain, comma } : phrase ? settingOf(words, comma) : undefined;
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

/** "To save power", and not "to do this and that" or "to help people do it", which hold a second verb. */
function isPurpose(words: readonly Word[], comma: number): boolean {
  const verb = words[1]!;
  if (words[2]?.lower === "matters" || verb.pos !== "VERB" || verb.lower !== verb.lemma || remarks.has(verb.lemma))
    return false;
  return !words.slice(2, comma).some(({ pos, lower }) => pos === "VERB" || pos === "AUX" || lower === "to");
}

const causes = /^(?:as a result of|because of|due to|owing to|thanks to) /;

/** "Because of the rain": a reason without a verb. */
function isCause(words: readonly Word[], comma: number): boolean {
  const opening = words
    .slice(0, comma)
    .map(({ lower }) => lower)
    .join(" ");
  const from = causes.exec(opening)?.[0].split(" ").length;
  return from !== undefined && longNounPhraseEnd(words.slice(0, comma), from - 1) === comma;
}

/** "As the days grow short": what happens at the same time. */
function isTimeClause(words: readonly Word[], comma: number): boolean {
  const clause = clauseAt(words, 1, comma);
  if (!clause || clause.verb.passive || clause.verb.tense === "modal") return false;
  return !comments.has(words[clause.verb.last]!.lemma) && words[clause.subjectFrom]!.lower !== "it";
}

const times = new Set(
  `year decade century month week day hour minute moment period era age season spring summer autumn fall winter morning
  afternoon evening night weekend war childhood`.split(/\s+/),
);
const spans = new Set(["in", "over", "during", "throughout", "for", "within", "at", "on"]);

/** "In 1920". */
function isYear([first, second]: readonly Word[], comma: number): boolean {
  return first!.lower === "in" && comma === 2 && /^(?:1[0-9]|20)\d\d$/.test(second!.text);
}

/** A time, which can stand anywhere, or a place or field. */
function settingOf(words: readonly Word[], comma: number): Lead | undefined {
  const [first, second] = words as [Word, Word];
  const head = words[comma - 1]!;
  if (!spans.has(first.lower)) return undefined;
  if (times.has(head.lemma)) return { ...plain, comma };
  if (first.lower === "for") return isPlural(head) && comma < 6 ? { ...plain, comma, drawn: true } : undefined;
  const owned = ["the", "a", "an", "our", "their", "its", "my", "his", "her"].includes(second.lower);
  if (first.lower !== "in" || !(owned || head.pos === "PROPN") || meant.has(head.lemma)) return undefined;
  return { ...plain, comma, drawn: true };
}

/** These say how the sentence is meant, not where or when something is. */
const meant = new Set(
  `end beginning view opinion sense way fact word process meantime meanwhile name hope attempt effort wake face context
  case event light interest spirit eye mind absence pursuit quest realm step section paper study article essay chapter
  passage text poem story book run term conclusion summary`.split(/\s+/),
);
