import { isPlural } from "../../grammar/noun-phrase.ts";
import { all, any, atStart, bareSlot, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { learned } from "./verb-entries.ts";

const pronouns = new Set(["i", "you", "we", "they", "which", "that", "who"]);
const governing = new Set(["let", "help", "make", "watch", "see", "have", "do", "to"]);

/** The bare form after a plural subject, with nothing before it that asks for a bare verb: "people continue". */
const presentPlural: Restriction = ({ words, from }) => {
  let i = from - 1;
  while (words[i]?.pos === "ADV") i--;
  const left = words[i];
  if (!left) return false;
  const subject = left.pos === "PRON" || left.pos === "DET" ? pronouns.has(left.lower) : isPlural(left);
  return (
    subject && !words.slice(Math.max(0, i - 6), i).some((word) => governing.has(word.lemma) || word.lower === "us")
  );
};

/** A second verb in the bare form hangs on the same "to": "continue to grow and thrive". */
const sharesTo: Restriction = ({ words, to, slots }) =>
  words[slots.at(-1)!.from]!.lemma === "keep" ||
  words.slice(to).some((word, i, rest) => {
    if (word.pos !== "CCONJ") return false;
    const next = rest[i + 1]?.pos === "ADV" ? rest[i + 2] : rest[i + 1];
    return next !== undefined && next.pos === "VERB" && next.lower === next.lemma;
  });

const states = new Set(
  `be have exist play shape influence inspire offer provide serve rely live face use hold pose define love feel need want
  believe affect draw resonate matter dominate captivate fascinate represent depend struggle suffer attract rank appeal
  haunt divide inform enjoy lack guide belong reflect contribute form carry value view see consider treat know`.split(
    /\s+/,
  ),
);

/** The verb after "continue to" tells a state or a habit, which is "still" so, not an action that is kept up. */
const isState: Restriction = ({ words, slots }) => states.has(words[slots.at(-1)!.from]!.lemma);

const continuing: Entry[] = [
  { match: "[ continues to be ]", to: "is still", level: 6, unless: any(previousPos("AUX"), sharesTo) },
  {
    match: "[ continue to ] be|have",
    to: "still",
    level: 6,
    when: previousIs("will", "would", "should", "can", "could", "may", "might", "must"),
  },
  { match: "continues to <V>", to: "still ~$3@1", level: 6, when: isState, unless: sharesTo },
  { match: "continues to <V>", to: "keeps $G3", level: 8, unless: any(isState, sharesTo) },
  { match: "[ continue to ] <V>", to: "still", level: 6, when: all(presentPlural, isState) },
  { match: "continue to <V>", to: "keep $G3", level: 8, when: presentPlural, unless: any(isState, sharesTo) },
  { match: "continue to <V>", to: "keep $G3", level: 8, when: any(bareSlot, atStart), unless: any(isState, sharesTo) },
  {
    match: "continued to <V>",
    to: "kept $G3",
    level: 8,
    unless: any(isState, sharesTo, nextIs("until", "through", "throughout")),
  },
];

const lasting =
  `calm silent open closed focused motivated positive competitive relevant healthy active loyal faithful true alert vigilant
  engaged connected informed hydrated safe strong patient objective neutral humble productive
  independent constant stable steady unchanged intact flexible mindful aware quiet seated single anonymous dormant
  accountable adaptable disciplined resilient together upright awake alive sober`
    .split(/\s+/)
    .join("|");

/** The adjective is not the predicate but describes a noun: "remain open questions". */
const beforeNoun: Restriction = nextPos("NOUN", "PROPN", "ADJ");

const places =
  "effect|place|force|use|custody|hospital|jail|prison|question|doubt|limbo|critical|danger|charge|contention";

/** "To ensure that it remains": what shall stay so, not what is still so. */
const wished: Restriction = ({ words, from }) =>
  words
    .slice(Math.max(0, from - 10), from)
    .some(
      ({ lemma, lower }) => ["ensure", "sure", "guarantee", "want", "hope", "need"].includes(lemma) || lower === "if",
    );

const remaining: Entry[] = [
  {
    match: `[ ~remain ] @ADV? ${lasting}`,
    to: "~stay",
    unless: previousIs("the", "its", "their", "his", "her", "all"),
  },
  { match: "[ ~remain ] in touch|contact|control|power|office|business|place|shape|school|college", to: "~stay" },
  {
    match: "[ remains/VERB ] a|an|the|one|our|its|their|his|her",
    to: "is still",
    unless: any(isNounHere, wished, learned),
  },
  {
    match: "[ remain/VERB ] a|an|the|one|our|its|their",
    to: "are still",
    when: presentPlural,
    unless: any(wished, learned),
  },
  { match: "[ remains/VERB ] @ADV? @ADJ", to: "is still", unless: any(isNounHere, describesWhole, wished, learned) },
  {
    match: "[ remain/VERB ] @ADV? @ADJ",
    to: "are still",
    when: presentPlural,
    unless: any(describesWhole, wished, learned),
  },
  { match: `[ remains/VERB ] in ${places}`, to: "is still", unless: isNounHere },
  { match: `[ remain/VERB ] in ${places}`, to: "are still", when: presentPlural },
  { match: "[ remains/VERB ] at large|risk", to: "is still", unless: isNounHere },
  { match: "[ remain/VERB ] at large|risk", to: "are still", when: presentPlural },
];

/** "The remains", "human remains". */
function isNounHere({ words, from }: Parameters<Restriction>[0]): boolean {
  const left = words[from - 1];
  return (
    left === undefined ||
    left.lower === "human" ||
    ["DET", "ADJ", "NUM", "ADP"].includes(left.pos) ||
    left.lower === "fact"
  );
}

/** The adjective in the pattern's last slot has a noun of its own, or is one that "still" does not go with. */
function describesWhole({ words, slots, context }: Parameters<Restriction>[0]): boolean {
  const last = slots.at(-1)!;
  const adjective = words[last.to - 1]!.lower;
  if (
    [
      "same",
      "ongoing",
      "open",
      "consistent",
      "faithful",
      "undefeated",
      "unbeaten",
      "limited",
      "few",
      "many",
      "such",
    ].includes(adjective)
  )
    return true;
  if (words.slice(last.to, last.to + 3).some(({ lower }) => lower === "throughout" || lower === "until")) return true;
  if (words.slice(slots[0]!.to, last.from).some(({ lower }) => lower === "not" || lower === "still")) return true;
  return beforeNoun({ words, from: last.from, to: last.to, slots, context });
}

export const stayingVerbs = tableRule({
  id: "staying-verbs",
  summary: "“Still”, “stay” or “keep” says it plainly.",
  stage: "wording",
  level: 6,
  entries: [
    ...continuing,
    ...remaining,
    { match: "~prove [ to be ] @ADV? @ADJ", to: "", level: 6 },
    { match: "~prove [ to be ] a|an", to: "", level: 7 },
  ],
  examples: [
    { before: "The town continues to be poor.", after: "The town is still poor." },
    { before: "It continues to shape the coast.", after: "It still shapes the coast." },
    { before: "Sales continue to grow.", after: "Sales keep growing." },
    { before: "Many families continue to face hunger.", after: "Many families still face hunger." },
    { before: "The rent will continue to rise.", after: "The rent will keep rising." },
    { before: "The rent will continue to be low.", after: "The rent will still be low." },
    { before: "They will continue to grow and thrive.", after: "They will continue to grow and thrive." },
    { before: "It helps people continue to love books.", after: "It helps people continue to love books." },
    { before: "He continued to serve until spring.", after: "He continued to serve until spring." },
    { before: "The cause remains a mystery.", after: "The cause is still a mystery." },
    { before: "The cause remained a mystery for years.", after: "The cause remained a mystery for years." },
    { before: "Many questions remain unanswered.", after: "Many questions are still unanswered." },
    { before: "You must remain calm.", after: "You must stay calm." },
    { before: "Human remains a foot long were found.", after: "Human remains a foot long were found." },
    { before: "The bridge remains in use.", after: "The bridge is still in use." },
    { before: "It remains to be seen.", after: "It remains to be seen." },
    { before: "The trip proved to be hard.", after: "The trip proved hard." },
    { before: "We had to prove to be let in.", after: "We had to prove to be let in." },
  ],
});
