import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { personPronouns, thirdPerson } from "../../grammar/closed-classes.ts";
import { formsOf, verbForm } from "../../grammar/inflect.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Moves what leads into a sentence (an -ing phrase, a source, a link) or says it as part of the sentence. */
export const leadIn: Rule = {
  id: "lead-in",
  summary: "What led into the sentence has another place in it.",
  stage: "clause",
  level: 1,
  propose: (context) => turns.flatMap((turn) => turn(context) ?? []),
};

type Turn = (context: Context) => Proposal | undefined;

/** The sentence's one comma, with no other mark but the stop at the end. */
function onlyComma(words: readonly Word[]): number | undefined {
  if (!/^[.!]$/.test(words.at(-1)!.text)) return undefined;
  const marks = words.flatMap((word, i) =>
    word.pos === "PUNCT" && word.text !== "-" && i < words.length - 1 ? [i] : [],
  );
  return marks.length === 1 && words[marks[0]!]!.text === "," ? marks[0] : undefined;
}

/** The first word as it is written inside a sentence. */
function lowered(word: Word, rest: string): string {
  return word.pos === "PROPN" || /^I\b/.test(rest) || /^\p{Lu}{2}/u.test(rest)
    ? rest
    : rest[0]!.toLowerCase() + rest.slice(1);
}

/** The two sides of a comma change places; `link` stands between them then. Either side may be the one retyped. */
function exchange({ words, text }: Context, comma: number, link: string): Proposal {
  const stop = words.at(-1)!;
  const first = words[0]!;
  const next = words[comma + 1]!;
  const front = text.slice(first.start, words[comma - 1]!.end);
  const back = text.slice(next.start, words.at(-2)!.end);
  const moveFront = [
    { start: first.start, end: next.end, after: capitalize(text.slice(next.start, next.end)) },
    { start: stop.start, end: stop.start, after: `${link} ${lowered(first, front)}` },
  ];
  const moveBack = [
    {
      start: first.start,
      end: first.end,
      after: `${capitalize(back)}${link} ${lowered(first, text.slice(first.start, first.end))}`,
    },
    { start: words[comma - 1]!.end, end: stop.start, after: "" },
  ];
  return { parts: moveFront, others: [moveBack] };
}

/** "Using a lamp, we read the map." becomes "We read the map using a lamp." */
const meansToEnd: Turn = (context) => {
  const { words } = context;
  const comma = onlyComma(words);
  const first = words[0]!;
  if (comma === undefined || comma < 2 || !["using", "drawing", "building"].includes(first.lower)) return undefined;
  if (first.lower !== "using" && words[1]!.lower !== "on") return undefined;
  const clause = clauseAt(words, comma + 1, words.length);
  if (!clause || clause.verb.passive || words.length - comma > 14) return undefined;
  const agent = words[clause.subjectHead]!;
  if (!(isPersonNoun(agent) || personPronouns.has(agent.lower))) return undefined;
  if (words.slice(comma + 1).some(({ lower }) => thirdPerson.has(lower) || ["that", "which", "and"].includes(lower)))
    return undefined;
  return exchange(context, comma, "");
};

/** "According to the men, the barn is old." becomes "The barn is old, according to the men.", and the other way. */
const source: Turn = (context) => {
  const { words } = context;
  const comma = onlyComma(words);
  if (comma === undefined) return undefined;
  const at = words[0]!.lower === "according" ? 0 : comma + 1;
  const end = at === 0 ? comma : words.length - 1;
  if (words[at]!.lower !== "according" || words[at + 1]?.lower !== "to" || nounPhraseEnd(words, at + 2) !== end)
    return undefined;
  if (["plan", "law", "schedule"].includes(words[end - 1]!.lower)) return undefined;
  const clause = clauseAt(words, at === 0 ? comma + 1 : 0, words.length);
  return clause ? exchange(context, comma, ",") : undefined;
};

/** "Instead, the men sold the barn." becomes "The men sold the barn instead." */
const insteadToEnd: Turn = (context) => {
  const { words } = context;
  const comma = onlyComma(words);
  if (comma !== 1 || !["instead", "however", "afterward", "afterwards", "nevertheless"].includes(words[0]!.lower))
    return undefined;
  if (words.length > 24 || !clauseAt(words, 2, words.length)) return undefined;
  if (words.some(({ lower }) => ["that", "which", "because", "but", "if", "when"].includes(lower))) return undefined;
  return exchange(context, comma, words[0]!.lower === "however" || words[0]!.lower === "nevertheless" ? "," : "");
};

const closing = new Set([
  "however",
  "though",
  "therefore",
  "nevertheless",
  "nonetheless",
  "as well",
  "of course",
  "for example",
  "for instance",
  "in turn",
  "in addition",
]);

/** "The men sold the barn, however." becomes "However, the men sold the barn." */
const linkToFront: Turn = (context) => {
  const { words, text } = context;
  const comma = onlyComma(words);
  if (comma === undefined || comma < 3 || words.length - comma > 4) return undefined;
  const link = text.slice(words[comma + 1]!.start, words.at(-2)!.end).toLowerCase();
  if (!closing.has(link) || link === "as well" || !clauseAt(words, 0, comma)) return undefined;
  const first = words[0]!;
  const said = link === "though" ? "However" : capitalize(link);
  return {
    parts: [
      { start: first.start, end: first.end, after: `${said}, ${lowered(first, first.text)}` },
      { start: words[comma]!.start, end: words.at(-2)!.end, after: "" },
    ],
  };
};

const momentary = new Set(
  "look turn glance step lean reach take open pick peer gaze walk run stand grab pull push lift sit".split(" "),
);

/** "Looking closer, she saw a lamp." becomes "She looked closer and saw a lamp." */
const joinDeed: Turn = ({ words, text }) => {
  const comma = onlyComma(words);
  const first = words[0]!;
  if (comma === undefined || comma < 2 || !first.lower.endsWith("ing") || !momentary.has(first.lemma)) return undefined;
  const [subject, verb] = words.slice(comma + 1, comma + 3);
  if (!subject || !["he", "she", "i", "we", "they"].includes(subject.lower) || verb?.pos !== "VERB") return undefined;
  if (!formsOf(verb.lower, verb.lemma).includes("ed")) return undefined;
  const said = text.slice(subject.start, subject.end);
  return {
    parts: [
      { start: first.start, end: first.end, after: `${capitalize(said)} ${verbForm(first.lemma, "ed")}` },
      { start: words[comma]!.start, end: subject.end, after: " and" },
    ],
  };
};

const reporting = new Set(
  `describe present introduce propose investigate study examine explore address discuss develop analyze report review
  consider provide show demonstrate offer evaluate compare`.split(/\s+/),
);

/** "This paper describes a lamp." becomes "In this paper, we describe a lamp.", and the other way. */
const thisPaper: Turn = ({ words }) => {
  const [first, second, third, fourth, fifth] = words;
  const papers = ["paper", "article", "study", "work"];
  if (
    first?.lower === "this" &&
    papers.includes(second?.lower ?? "") &&
    third?.pos === "VERB" &&
    reporting.has(third.lemma)
  ) {
    if (!formsOf(third.lower, third.lemma).includes("s")) return undefined;
    const form = verbForm(third.lemma, "base");
    if (words.slice(3).some(({ pos, lower }, k) => lower === "and" && words[k + 4]?.pos === "VERB" && pos !== "NOUN"))
      return undefined;
    return {
      parts: [
        { start: first.start, end: first.end, after: "In this" },
        { start: second!.end, end: third.end, after: `, we ${form}` },
      ],
    };
  }
  const verb = words[5];
  if (first?.lower !== "in" || second?.lower !== "this" || !papers.includes(third?.lower ?? "")) return undefined;
  if (fourth?.text !== "," || fifth?.lower !== "we" || verb?.pos !== "VERB" || !reporting.has(verb.lemma))
    return undefined;
  if (words.slice(6).some(({ lower }) => ["we", "our", "and"].includes(lower)) || verb.lower !== verb.lemma)
    return undefined;
  return {
    parts: [
      { start: first.start, end: second.end, after: "This" },
      { start: third!.end, end: verb.end, after: ` ${verbForm(verb.lemma, "s")}` },
    ],
  };
};

/** "Our goal is to sell bread." becomes "We aim to sell bread." */
const ourGoal: Turn = ({ words }) => {
  const [our, goal, is, to] = words;
  if (
    our?.lower !== "our" ||
    !["goal", "aim", "objective"].includes(goal?.lower ?? "") ||
    is?.lower !== "is" ||
    to?.lower !== "to"
  )
    return undefined;
  return { parts: [{ start: our.start, end: is.end, after: "We aim" }] };
};

const turns: readonly Turn[] = [meansToEnd, source, insteadToEnd, linkToFront, joinDeed, thisPaper, ourGoal];
