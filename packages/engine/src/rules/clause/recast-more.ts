import {
  any,
  bareSlot,
  inFormulas,
  inLaw,
  inStatistics,
  nextIs,
  nextPos,
  objectIs,
  passive,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";

const inner = objectIs(
  ..."mechanism mechanisms nature behavior behaviour dynamics cause causes structure structures property properties origin origins formation evolution role relationship relationships working workings process processes physics interaction interactions factor factors reason reasons pattern patterns effect effects difference differences function problem".split(
    " ",
  ),
);

const plural: Restriction = ({ words, to }) => {
  const [first, second] = [words[to], words[to + 1]];
  if (first?.pos === "NOUN") return first.lower !== first.lemma && /[^s]s$/.test(first.lower) && second?.pos !== "NOUN";
  return first?.pos === "ADJ" && second?.pos === "NOUN" && second.lower !== second.lemma && /[^s]s$/.test(second.lower);
};

const singular: Restriction = ({ words, to }) => {
  const next = words[to];
  return next !== undefined && next.pos === "NOUN" && !/s$/.test(next.lower) && words[to + 1]?.lower !== "that";
};

/** Shorter ways to name what is done, how much of it, and how. */
export const recastMore = tableRule({
  id: "recast-more",
  summary: "The sentence says this in fewer words.",
  stage: "clause",
  level: 6,
  entries: [
    {
      match:
        "~help us|people|them|students|you|me|him|children|users|readers|others|kids|players|businesses|patients|customers [ to ] <V>",
      to: "",
      unless: nextIs("not"),
    },
    {
      match:
        "~provide|offer|give new|useful|further|important|valuable|deep|deeper|some|key? insight|insights into how|why",
      to: "~help explain $5",
      unless: any(passive, nextIs("and")),
    },
    {
      match: "~provide|offer|give new|useful|further|important|valuable|deep|deeper|key? insight|insights into",
      to: "~help explain",
      when: inner,
      unless: passive,
    },
    {
      match: "to gain|get|obtain new|useful|further|important|valuable|deep|deeper? insight|insights into",
      to: "to understand",
    },
    {
      match: "~offer|provide|include|feature|have|cover|serve|carry|sell|stock|host a variety|range of",
      to: "~$1 many",
      when: plural,
      unless: any(passive, inFormulas),
    },
    { match: "by a significant|substantial|considerable margin", to: "by a wide margin" },
    {
      match: "~gain|attract|receive|draw significant|considerable|substantial attention",
      to: "~$1 much attention",
      unless: passive,
    },
    {
      match: "~make significant|considerable|substantial|remarkable progress|strides",
      to: "~make great progress",
      unless: passive,
    },
    {
      match: "a significant|substantial|considerable|sizable portion|proportion|fraction|part of",
      to: "a large part of",
      unless: inStatistics,
    },
    {
      match: "the process|mechanism|means|method by which",
      to: "how",
      when: previousIs(
        "is",
        "was",
        "understand",
        "explain",
        "explains",
        "describe",
        "describes",
        "study",
        "about",
        "of",
        "on",
        "shows",
        "show",
        "explore",
        "examine",
        "into",
      ),
    },
    { match: "the degree to which", to: "how far" },
    { match: "the manner in which", to: "how" },
    { match: "the reason for which", to: "why" },
    { match: "due|thanks to the presence of", to: "because of", level: 7 },
    {
      match: "~detect|reveal|confirm|sense|notice|discover|despite|without [ the presence of ]",
      to: "",
      unless: any(passive, nextPos("PRON")),
      level: 7,
    },
    { match: "~prevent|reduce|avoid|minimize [ the occurrence of ]", to: "", unless: passive },
    {
      match: "~reduce|increase|lower|limit|cut|decrease|minimize [ the amount|level|levels|volume of ]",
      to: "",
      when: singular,
      unless: any(passive, inFormulas),
    },
    { match: "[ the practice of ] <Ving>", to: "", unless: previousIs("with"), level: 7 },
    { match: "considered [ to be ]", to: "", unless: nextPos("VERB") },
    { match: "deemed [ to be ]", to: "", unless: nextPos("VERB") },
    { match: "[ in the process ] .", to: "", when: previousPos("NOUN", "PROPN", "PRON"), level: 7 },
    { match: "society|humanity [ as a whole ]", to: "", level: 7, unless: sharedWith },
    { match: "in a wide variety|range of ways", to: "in many ways" },
    { match: "in a more @ADJ manner|way", to: "more $4ly", when: plainAdjective },
    { match: "on a more @ADJ note", to: "more $4ly", when: plainAdjective, level: 7 },
    { match: "in the majority of", to: "in most", unless: nextIs("the", "these", "those", "its", "their") },
    { match: "~come in a wide|broad variety|range of", to: "~come in many", when: plural },
    { match: "for the purpose|purposes of @NOUN", to: "for $5", unless: any(inLaw, nextPos("NOUN")) },
    { match: "~possess the ability|power|capacity to <V>", to: "can $5", when: plainPresent },
    { match: "with the arrival|advent|rise|emergence of the", to: "with the", level: 7, unless: nextPos("ADJ") },
    { match: "as a result of the fact that", to: "because" },
    { match: "is the fact that", to: "is that", unless: previousIs("it", "that") },
    { match: "another thing to consider is", to: "also consider" },
    { match: "~bring a @ADJ? smile to my face", to: "~make me smile" },
    { match: "a great deal of time and effort", to: "much time and effort" },
    { match: "time and time again", to: "again and again", level: 7 },
    { match: "time and again", to: "again and again", level: 7, unless: nextPos("NOUN") },
    { match: "in no time at all", to: "in no time" },
    { match: "at a rapid|fast|quick pace|rate", to: "quickly" },
    { match: "at a slow pace|rate", to: "slowly" },
    { match: "at a faster|quicker pace|rate", to: "faster" },
    { match: "at an alarming rate|pace", to: "alarmingly fast" },
    { match: "with great care", to: "carefully" },
    { match: "with great enthusiasm|passion", to: "eagerly", level: 8 },
    { match: "with great difficulty", to: "with difficulty" },
    { match: "with utmost|the utmost care", to: "very carefully" },
    { match: "with great success", to: "very successfully", level: 7 },
    { match: "with relative ease", to: "fairly easily" },
    {
      match: "with confidence",
      to: "confidently",
      level: 7,
      unless: any(nextPos("NOUN"), nextIs("in", "that", "and", "interval", "intervals", "level", "levels")),
      when: verbShortlyBefore,
    },
    {
      match: "with precision",
      to: "precisely",
      level: 7,
      when: verbShortlyBefore,
      unless: any(nextIs("and", "of", ","), nextPos("NOUN")),
    },
    { match: "with efficiency", to: "efficiently", when: verbShortlyBefore, unless: nextIs("and", "of", ",") },
    { match: "with enthusiasm", to: "eagerly", level: 7, when: verbShortlyBefore, unless: nextIs("and", "of", "for") },
    { match: "in detail and with care", to: "carefully" },
    { match: "both locally and globally", to: "here and abroad", level: 7, when: previousPos("PUNCT") },
    { match: "all across|around the world|globe|country|nation", to: "across the $4", unless: previousPos("PRON") },
    { match: "in every corner of the world|globe", to: "all over the world" },
    { match: "from every corner of the world|globe", to: "from all over the world" },
    { match: "in such a way as to", to: "so as to" },
    {
      match: "~find it difficult|hard|challenging to <V>",
      to: "~struggle to $5",
      unless: any(bareSlot, previousIs("not")),
    },
    { match: "~encounter|face difficulty|difficulties <Ving>", to: "~struggle to $V3", unless: bareSlot },
    { match: "~face difficulty|difficulties in <Ving>", to: "~struggle to $V4" },
    { match: "~have difficulty|difficulties in <Ving>", to: "~have trouble $4" },
    { match: "~have a hard|difficult time <Ving>", to: "~struggle to $V5", level: 7 },
  ],
  examples: [
    { before: "It helps people to learn.", after: "It helps people learn." },
    { before: "It helps people not to fall.", after: "It helps people not to fall." },
    {
      before: "The letters gave new insights into why the town fell.",
      after: "The letters helped explain why the town fell.",
    },
    { before: "The shop offers a variety of small tools.", after: "The shop offers many small tools." },
    { before: "The shop offers a variety of apple.", after: "The shop offers a variety of apple." },
    { before: "Osmosis is the process by which roots drink.", after: "Osmosis is how roots drink." },
    { before: "We must reduce the amount of waste.", after: "We must reduce waste." },
    { before: "We must reduce the amount of the fine.", after: "We must reduce the amount of the fine." },
    { before: "It is considered to be the best mill.", after: "It is considered the best mill." },
    { before: "The town grew at a rapid pace.", after: "The town grew quickly." },
    { before: "She spoke with confidence.", after: "She spoke confidently." },
    { before: "She spoke with confidence in her crew.", after: "She spoke with confidence in her crew." },
    { before: "He found it difficult to sleep.", after: "He struggled to sleep." },
  ],
});

/** "Individuals and society as a whole" sets the whole against its parts. */
function sharedWith({ words, from }: Parameters<Restriction>[0]): boolean {
  return words.slice(Math.max(0, from - 4), from - 1).some(({ lower }) => lower === "and" || lower === "or");
}

const regular = /(?:ful|ive|able|ible|ent|ant|ous|al|ed|ate)$/;

/** An adjective whose adverb only adds "-ly". */
function plainAdjective({ words, slots }: Parameters<Restriction>[0]): boolean {
  const adjective = words[slots[3]!.from]!.lower;
  return regular.test(adjective) && !/[^aeiou]le$/.test(adjective);
}

function plainPresent({ words, from }: Parameters<Restriction>[0]): boolean {
  return words[from]!.lower !== "possessed" && words[from]!.lower !== "possessing" && words[from - 1]?.lower !== "to";
}

/** The phrase says how something is done, not what something is like. */
function verbShortlyBefore({ words, from }: Parameters<Restriction>[0]): boolean {
  return words.slice(Math.max(0, from - 4), from).some(({ pos, lemma }) => pos === "VERB" && lemma !== "be");
}
