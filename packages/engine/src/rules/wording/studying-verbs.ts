import { subjectOf } from "../../grammar/conjugate.ts";
import {
  any,
  bareSlot,
  describesNoun,
  hasForm,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  nextPos,
  not,
  objectIs,
  passive,
  personalSubject,
  previousIs,
  previousPos,
  transitive,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { learned, longer, verbFor } from "./verb-entries.ts";

const inactive = not(transitive);
const technical = any(inFormulas, inStatistics);

const topics = `way idea history nature use potential implication connection factor approach benefit difference link
  perspective influence challenge advantage disadvantage complexity importance significance possibility option reason
  question topic theme subject dynamic case strategy solution relationship cause consequence evidence example story background
  argument view opinion ethic side`;

const looking: Entry[] = [
  {
    match: "paper|study|article|essay|book|chapter|novel|research|report|section|poem [ ~explore ]",
    to: "~look at",
    level: 6,
    unless: learned,
  },
  verbFor("explore", "look at", topics, {
    level: 6,
    unless: any(nextIs("new", "other"), ofTravel, learned),
  }),
  { match: "~explore how|why|whether|what", to: "~look at $2", level: 6, unless: any(passive, learned) },
  verbFor("explore", "try", "activity hobby recipe food flavor", { level: 7, unless: ofTravel }),
  { match: "~dive|delve deep into", to: "~look closely at", level: 5, unless: ofTravel },
  { match: "~contemplate <Ving>", to: "~think about $2", level: 5 },
  {
    match: "~reflect on|upon",
    to: "~think about",
    level: 6,
    when: thoughtFollows,
    unless: any(passive, ofLight, describesNoun, learned),
  },
];

const finding: Entry[] = [
  {
    match: "[ determine ] whether|if|how|what|which|when|where|who|why",
    to: ["find out", "work out"],
    level: 7,
    when: previousIs("to"),
    unless: any(technical, inLaw, learned, deciding),
  },
  {
    match: "difficult|hard|impossible|easy|easier|harder|tricky to [ determine ]",
    to: "tell",
    level: 7,
    when: nextIs("whether", "if", "what", "how", "which", "who"),
    unless: any(technical, learned),
  },
  verbFor(
    "identify",
    "find",
    "cause way solution opportunity mistake error weakness gap reason source strength problem",
    { level: 7, unless: any(technical, learned) },
  ),
  { match: "~discover that/SCONJ", to: "~find that", level: 6, unless: any(passive, hasForm("ing")) },
  { match: "~discover how|what|why|whether", to: "~find out $2", level: 7, unless: any(passive, learned) },
  { match: "~pinpoint", to: "~find", level: 6, unless: any(inactive, describesNoun) },
  { match: "~uncover", to: "~find", level: 8, when: findFollows, unless: any(passive, describesNoun) },
  { match: "~unearth", to: "~find", level: 6, when: findFollows, unless: any(passive, describesNoun) },
  { match: "~glean", to: "~learn", level: 5, when: nextPos("DET", "NOUN", "ADJ"), unless: passive },
  { match: "~recognize|realize the importance|value of", to: "~see the $3 of", level: 6, unless: passive },
  { match: "~come to the realization that", to: "~realize that", level: 4 },
  { match: "~perceive <NP> as", to: "~see $2 as", level: 6, unless: any(passive, technical) },
  {
    match: "~discern",
    to: "~see",
    level: 6,
    when: nextIs("a", "the", "that", "how", "what"),
    unless: any(passive, describesNoun),
  },
  { match: "~be @ADV? [ renowned for ]", to: "known for", level: 6, unless: learned },
  { match: "widely|most|best|often|commonly [ recognized as ]", to: "known as", level: 6 },
  { match: "~be [ deemed ]", to: "considered", level: 6, unless: inLaw },
  { match: "[ ~deem ] it|them|him|her|this @ADJ", to: "~consider", level: 6, unless: inLaw },
];

const expecting: Entry[] = [
  {
    match: "[ eagerly ~anticipate ]",
    to: "~look@2 forward to",
    level: 6,
    unless: any(not(nextPos("DET", "NOUN", "ADJ", "PRON")), passiveHere),
  },
  { match: "~anticipate that", to: "~expect that", level: 6, unless: passive },
  verbFor("anticipate", "expect", "change increase growth result rise decline delay outcome arrival return release", {
    level: 6,
    unless: previousIs("eagerly", "anxiously", "keenly"),
  }),
  { match: "~be [ anticipated ] to", to: "expected", level: 6 },
  { match: "~be poised to", to: "~be set to", level: 5, unless: bareSlot },
  verbFor(
    "witness",
    "see",
    "event scene moment effect beauty sight decline emergence progress result behavior power way",
    { level: 6, unless: inLaw },
  ),
  {
    match: "~resemble",
    to: "~look like",
    level: 8,
    when: looksFollow,
    unless: any(passive, previousPos("ADV"), describesNoun),
  },
];

const evidence = new Set(
  `result finding study analysis research survey experiment evidence datum data test investigation review observation
  figure chart graph statistic poll report`.split(/\s+/),
);

const showing: Entry[] = [
  { match: "[ reveals ] that|how|a|an|the", to: "shows", level: 6, when: previousIs("this", "which", "it") },
  {
    match: "~reveal",
    to: "~show",
    level: 6,
    when: fromEvidence,
    unless: any(inactive, describesNoun, nextPos("PRON")),
  },
  {
    match: "~indicate that",
    to: "~show that",
    level: 8,
    when: fromEvidence,
    unless: any(passive, learned, hasForm("ing")),
  },
  {
    match: "=encapsulate",
    to: "~capture",
    level: 5,
    unless: any(
      inactive,
      inFormulas,
      inSentenceWith("drug", "particle", "cell", "shell", "capsule", "object", "class", "polymer"),
      describesNoun,
    ),
  },
  { match: "=epitomize", to: "~sum up", level: 6, unless: any(inactive, describesNoun) },
  verbFor("embody", ["express", "show"], "spirit value principle ideal quality idea trait belief virtue", { level: 6 }),
  { match: "~signify that", to: "~mean that", level: 6, unless: passive },
  { match: "~signify a|an|the", to: ["~show $2", "~mark $2"], level: 8, unless: any(passive, technical, inLaw) },
  {
    match: "~exude",
    to: "~have",
    level: 6,
    when: objectIs("charm", "warmth", "elegance", "charisma", "air", "quality", "aura", "confidence"),
    unless: any(passive, describesNoun, near(4, "oil", "smell", "scent", "liquid", "plant")),
  },
  { match: "captivated by", to: "fascinated by", level: 6 },
  { match: "~assert that", to: ["~say that", "~argue that"], level: 7, unless: any(passive, inLaw, learned) },
  { match: "~articulate", to: "~express", level: 6, unless: any(inactive, describesNoun, previousPos("ADV")) },
];

/** "to look around", places: exploring them is going there. */
function ofTravel(site: Parameters<Restriction>[0]): boolean {
  return near(
    8,
    "city",
    "town",
    "island",
    "trail",
    "park",
    "planet",
    "cave",
    "ocean",
    "forest",
    "travel",
    "space",
    "mars",
    "venus",
    "museum",
  )(site);
}

function ofLight(site: Parameters<Restriction>[0]): boolean {
  return inSentenceWith("light", "mirror", "sun", "water", "window", "poorly", "badly", "moon")(site);
}

/** What is thought about, not what a bad light falls on: "reflect on their own lives". */
function thoughtFollows({ words, from, to, slots, context }: Parameters<Restriction>[0]): boolean {
  const next = words[to];
  if (!next) return false;
  const own = ["my", "your", "their", "our", "his", "her", "what", "how", "why", "where", "whether"].includes(
    next.lower,
  );
  return own || personalSubject({ words, from, to, slots, context });
}

/** Here "determine" is deciding or controlling: "the right to determine how", "genes help to determine what". */
function deciding({ words, from }: Parameters<Restriction>[0]): boolean {
  return words
    .slice(Math.max(0, from - 4), from)
    .some(({ lemma }) => ["right", "power", "freedom", "help", "authority", "ability", "able", "up"].includes(lemma));
}

function findFollows({ words, to }: Parameters<Restriction>[0]): boolean {
  const next = words[to];
  return (
    next !== undefined && ["DET", "NOUN", "ADJ", "NUM"].includes(next.pos) && !["face", "head"].includes(next.lemma)
  );
}

function looksFollow({ words, to }: Parameters<Restriction>[0]): boolean {
  return ["a", "an"].includes(words[to]?.lower ?? "");
}

function passiveHere({ words, from }: Parameters<Restriction>[0]): boolean {
  return ["is", "are", "was", "were", "be", "been", "most", "an", "the", "this", "a"].includes(
    words[from - 1]?.lower ?? "",
  );
}

function fromEvidence({ words, from }: Parameters<Restriction>[0]): boolean {
  return words[from - 1]?.lower !== "and" && evidence.has(subjectOf(words, from)?.lemma ?? "");
}

export const studyingVerbs = tableRule({
  id: "studying-verbs",
  summary: "A plainer verb of looking, finding or showing says the same.",
  stage: "wording",
  level: 6,
  entries: [...longer(looking), ...finding, ...expecting, ...showing],
  examples: [
    { before: "The book explores the idea of hope.", after: "The book looks at the idea of hope." },
    { before: "They explored the cave.", after: "They explored the cave." },
    { before: "The essay explores how bees dance.", after: "The essay looks at how bees dance." },
    { before: "I often reflect on my past.", after: "I often think about my past." },
    { before: "It reflects badly on the town.", after: "It reflects badly on the town." },
    { before: "We met to determine whether it works.", after: "We met to find out whether it works." },
    {
      before: "They have the right to determine how they live.",
      after: "They have the right to determine how they live.",
    },
    { before: "She discovered that the well was dry.", after: "She found that the well was dry." },
    { before: "Cook discovered the bay.", after: "Cook discovered the bay." },
    { before: "They recognized the importance of rest.", after: "They saw the importance of rest." },
    { before: "The plan was deemed too risky.", after: "The plan was considered too risky." },
    { before: "Fans eagerly anticipate the match.", after: "Fans look forward to the match." },
    { before: "It is an eagerly anticipated match.", after: "It is an eagerly anticipated match." },
    { before: "The survey reveals a gap.", after: "The survey shows a gap." },
    { before: "He revealed a secret.", after: "He revealed a secret." },
    { before: "Crowds were captivated by the song.", after: "Crowds were fascinated by the song." },
  ],
});
