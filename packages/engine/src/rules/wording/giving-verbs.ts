import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import {
  all,
  any,
  atStart,
  describesNoun,
  hasForm,
  inFormulas,
  inLaw,
  inSentenceWith,
  nextIs,
  nextLemma,
  nextPos,
  not,
  objectIs,
  passive,
  personalSubject,
  previousIs,
  previousPos,
  toPeople,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { learned, longer, verbFor } from "./verb-entries.ts";

const people =
  `us me them you him her students people users readers viewers customers patients children individuals teachers kids
  parents clients members writers drivers citizens voters women teens teenagers workers employees players athletes
  learners visitors guests residents families consumers developers researchers everyone anyone someone audiences
  pupils youth girls boys men fans communities`
    .split(/\s+/)
    .join("|");

/** After the receiver something given follows: not a verb, a comma or the end. */
const thingFollows: Restriction = nextPos("DET", "ADJ", "NOUN", "NUM", "ADV");
const giftFollows: Restriction = ({ words, slots, context, from, to }) =>
  thingFollows({ words, slots, context, from, to: slots[1]!.to }) && to <= slots[1]!.from;

const gifts = `example explanation feedback answer chance reason hope edge boost advantage freedom glimpse picture
  clue account instruction hint reminder lesson context description detail insight impression idea advice perspective view
  window opportunity tool way flexibility opinion foundation basis knowledge strength motivation meaning purpose
  outlet proof understanding overview look summary portrayal energy skill structure time`;

const merits = "benefit advantage range variety selection feature option view quality";

/** "Has" for a thing that offers something: only where the verb is surely finite. */
const hasInstead: Restriction = all(
  hasForm("s"),
  not(any(personalSubject, previousPos("CCONJ", "DET", "ADJ"), atStart)),
);

const company = inSentenceWith(
  "company",
  "firm",
  "store",
  "shop",
  "bank",
  "service",
  "insurer",
  "agency",
  "we",
  "school",
);

const giving: Entry[] = [
  {
    match: `[ ~provide ] ${people}`,
    to: "~give",
    level: 6,
    when: giftFollows,
    unless: any(passive, inLaw, describesNoun),
  },
  {
    match: `[ ~offer|grant ] ${people}`,
    to: "~give",
    // A person's offer may be refused.
    level: 8,
    when: giftFollows,
    unless: any(
      passive,
      inLaw,
      describesNoun,
      objectIs("job", "service", "discount", "deal", "help", "contract"),
      jobOffered,
    ),
  },
  verbFor("provide", "give", gifts, { level: 6, unless: any(inLaw, inFormulas) }),
  verbFor("provide", "bring", "comfort joy relief pleasure happiness satisfaction peace fulfillment", { level: 6 }),
  verbFor(
    "offer",
    "give",
    "glimpse hope reason answer explanation clue insight lesson perspective portrayal look view account window",
    {
      level: 7,
      unless: nextLemma("to"),
    },
  ),
  { match: "[ ~provide ] <NP> to", to: "~give", level: 6, when: supportGiven, unless: any(passive, describesNoun) },
  {
    match: "[ ~provide ] <NP> [ with ] <NP>",
    to: "~give … ",
    level: 6,
    when: toMorePeople,
    unless: any(passive, inLaw, describesNoun),
  },
  {
    match: "[ ~equip|empower|furnish ] <NP> [ with ] <NP>",
    to: "~give … ",
    level: 6,
    when: any(toPeople, toMorePeople),
    unless: any(passive, describesNoun),
  },
  {
    match: "~offer|provide",
    to: "~have",
    level: 7,
    when: all(objectIs(...merits.split(/\s+/)), hasInstead),
    unless: any(company, learned, hasReceiver),
  },
  {
    match:
      "[ ~provide|offer ] a|an @ADJ? safe|supportive|welcoming|nurturing|positive|inclusive space|environment|place|atmosphere",
    to: "~create",
    level: 6,
    unless: passive,
  },
  { match: "provided by", to: "from", level: 7, when: gifted, unless: any(nextPos("VERB"), learned) },
  { match: "~provide|offer guidance on", to: "~advise on", level: 6, unless: passive },
  { match: "threat|threats|danger|dangers [ posed by ]", to: "from", level: 6 },
  { match: "challenge|challenges|problem|problems|difficulties|risk|risks [ posed by ]", to: "of", level: 6 },
  { match: "~bestow upon|on me|you|him|her|us|them", to: "~give $3", level: 8 },
  { match: "~relinquish", to: "~give up", level: 5, unless: inLaw },
];

const receiving: Entry[] = [
  verbFor("provide", "offer", "service option course class discount incentive workshop alternative", {
    level: 7,
    unless: any(inLaw, learned, inFormulas),
  }),
  verbFor("secure", "win", "title trophy championship medal cup place spot position victory berth", {
    level: 6,
    unless: inFormulas,
  }),
  verbFor("secure", "get", "coverage treatment investment rating", { level: 7, unless: any(inFormulas, learned) }),
  { match: "[ provide ] @DET|ADJ|NOUN", to: "offer", level: 6, when: previousIs("we") },
  {
    match: "[ ~present ] <NP> [ with ] <NP>",
    to: "~give … ",
    level: 6,
    when: any(toPeople, toMorePeople),
    unless: any(passive, describesNoun, hasForm("ing")),
  },
  verbFor("receive", "get", "feedback help attention advice grade message email credit answer text gift", {
    level: 7,
    unless: any(learned, inLaw, previousIs("has", "have", "had", "'ve", "'s", "not")),
  }),
  verbFor("acquire", "learn", "skill", { level: 6 }),
  verbFor("secure", "get", "funding job seat loan scholarship ticket reservation internship grant", {
    level: 6,
    unless: any(inFormulas, learned),
  }),
  verbFor("deliver", "give", "speech presentation lecture talk performance address", {
    level: 6,
    unless: nextLemma("system"),
  }),
  verbFor("accommodate", "meet", "need requirement demand", { level: 6 }),
  verbFor("cater to", "meet", "need demand requirement", { level: 5 }),
  verbFor("cater to", "suit", "taste preference interest schedule style", { level: 5 }),
  verbFor("cater to", "serve", "student people customer audience visitor tourist family user reader client", {
    level: 6,
  }),
  verbFor("fulfill", "meet", "need requirement obligation demand expectation", { level: 6, unless: inLaw }),
  verbFor("satisfy", "meet", "need requirement demand", { level: 7, unless: any(inFormulas, inLaw) }),

  { match: "[ ~request/VERB ] <NP> to", to: "~ask", level: 7, when: toPeople, unless: any(passive, inLaw, learned) },
  {
    match: "~request/VERB",
    to: "~ask for",
    level: 7,
    when: nextPos("DET", "NOUN", "ADJ"),
    unless: any(
      ({ words, to }) => words[nounPhraseEnd(words, to) ?? to]?.lower === "to",
      passive,
      inFormulas,
      inLaw,
      learned,
      describesNoun,
      previousPos("ADJ", "DET", "NOUN"),
    ),
  },
  {
    match: "~await",
    to: "~wait for",
    level: 7,
    unless: any(
      not(nextPos("DET", "NOUN", "ADJ", "PRON")),
      passive,
      describesNoun,
      learned,
      nextIs("trial", "sentencing", "approval", "us", "them", "you", "him", "her", "me", "those"),
    ),
  },
];

const groups = new Set(
  `individual patient member parent teacher kid teen teenager viewer voter driver writer woman man athlete participant
  investor officer staff leader body civilization team government city country nation brain plant animal club world
  industry school board network farmer farm worker author owner court scientist author business society youth professional educator graduate`.split(
    /\s+/,
  ),
);

/** The receiver in the pattern's second slot is a group of people that the shorter list lacks. */
function toMorePeople({ words, slots }: Parameters<Restriction>[0]): boolean {
  return groups.has(words[slots[1]!.to - 1]!.lemma);
}

const supports = new Set(
  `support guidance advice feedback information access comfort relief hope money detail attention food shelter care`.split(
    /\s+/,
  ),
);

function supportGiven({ words, slots }: Parameters<Restriction>[0]): boolean {
  return supports.has(words[slots[1]!.to - 1]!.lemma);
}

function gifted({ words, from }: Parameters<Restriction>[0]): boolean {
  return [
    "information",
    "feedback",
    "support",
    "guidance",
    "data",
    "funding",
    "advice",
    "evidence",
    "detail",
    "details",
    "help",
  ].includes(words[from - 1]?.lower ?? "");
}

/** "offers students a range": with a receiver it is giving, not having. */
function hasReceiver({ words, to }: Parameters<Restriction>[0]): boolean {
  return (
    people.split("|").includes(words[to]?.lower ?? "") || words.slice(to, to + 9).some(({ lower }) => lower === "to")
  );
}

function jobOffered({ words, to }: Parameters<Restriction>[0]): boolean {
  return words
    .slice(to, to + 6)
    .some(({ lemma }) => ["job", "discount", "position", "contract", "deal", "permission", "asylum"].includes(lemma));
}

export const givingVerbs = tableRule({
  id: "giving-verbs",
  summary: "A plainer verb of giving or getting says the same.",
  stage: "wording",
  level: 6,
  entries: [...giving, ...longer(receiving)],
  examples: [
    { before: "It provides students more time.", after: "It gives students more time." },
    { before: "It provides users.", after: "It provides users." },
    { before: "They provided an example.", after: "They gave an example." },
    { before: "The law provides that rent is due.", after: "The law provides that rent is due." },
    { before: "The menu offers a range of soups.", after: "The menu has a range of soups." },
    { before: "The offers are good.", after: "The offers are good." },
    { before: "It equips teachers with tools.", after: "It gives teachers tools." },
    { before: "The threat posed by floods is real.", after: "The threat from floods is real." },
    { before: "She posed by the lake.", after: "She posed by the lake." },
    { before: "He received feedback on it.", after: "He got feedback on it." },
    { before: "The team received a trophy.", after: "The team received a trophy." },
    { before: "They await the results.", after: "They wait for the results." },
    { before: "A bright future awaits.", after: "A bright future awaits." },
  ],
});
