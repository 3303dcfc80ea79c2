import {
  afterModal,
  any,
  atStart,
  attributive,
  graded,
  hasForm,
  inFormulas,
  inLaw,
  inMode,
  inStatistics,
  near,
  nextIs,
  nextLemma,
  nextPos,
  passive,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, type Site, tableRule } from "../table.ts";

const formal = inMode("academic", "formal");
const changes = [
  "increase",
  "decrease",
  "decline",
  "rise",
  "drop",
  "fall",
  "reduction",
  "improvement",
  "growth",
  "loss",
];

/** A range of these runs without gaps: "many temperatures" is something else. */
const spanned = nextLemma(
  "temperature",
  "frequency",
  "pressure",
  "value",
  "speed",
  "wavelength",
  "price",
  "age",
  "energy",
  "size",
  "concentration",
);

const going: Entry[] = [
  {
    match: "~continue to be|remain",
    to: "~be still",
    level: 6,
    unless: any(hasForm("ing", "en"), afterModal, previousPos("ADV"), inLaw),
  },
  {
    match: "~continue to <V>",
    to: "~keep $G3",
    level: 8,
    unless: any(formal, inLaw, hasForm("ing"), nextIs(",", "and", "or"), stative),
  },
];

const degrees: Entry[] = [
  {
    match: "particularly",
    to: "especially",
    level: 8,
    unless: any(
      inMode("academic"),
      atStart,
      previousIs("not", "n't", "more", "nothing", "anything", "never"),
      nextPos("PUNCT"),
      nextIs("so"),
    ),
  },
  { match: "dramatic", to: "sharp", level: 6, when: nextLemma(...changes), unless: graded },
  {
    match: "~increase|decrease|decline|rise|drop|fall|grow [ dramatically ]",
    to: "sharply",
    level: 6,
    unless: inStatistics,
  },
  {
    match: "~change|improve|differ|vary|reduce|affect [ dramatically ]",
    to: "greatly",
    level: 6,
    unless: inStatistics,
  },
  {
    match: "[ dramatically ] increase|increased|reduce|reduced|improve|improved|change|changed|affect|affected",
    to: "greatly",
    level: 6,
  },
  { match: "at a rapid pace|rate|speed", to: "quickly", level: 5, unless: inFormulas },
  { match: "at a remarkable|astonishing|staggering pace|rate|speed", to: "remarkably fast", level: 5 },
  {
    match: "at an alarming rate|pace",
    to: "alarmingly fast",
    level: 6,
    unless: any(inStatistics, near(4, "plod", "crawl", "slow", "drag")),
  },
  { match: "an|the [ ever - increasing|growing ]", to: "growing", level: 6 },
  {
    match:
      "the [ increasing/ADJ|VERB ] number|use|demand|popularity|reliance|importance|cost|need|availability|complexity|pressure|role|interest",
    to: "growing",
    level: 6,
    unless: any(inFormulas, formal),
  },
  {
    match: "this|these [ remarkable|notable|impressive|extraordinary|incredible ]",
    to: "",
    level: 9,
    when: attributive,
    unless: nextPos("PUNCT", "CCONJ"),
  },
  { match: "is|are|was|were [ necessary ] to|for", to: "needed", level: 6, unless: any(inFormulas, inLaw, expletive) },
  { match: "without a|an consideration of", to: "without considering", level: 5 },
  { match: "without a|an examination of", to: "without examining", level: 5 },
  { match: "without a|an discussion of", to: "without discussing", level: 5 },
  { match: "infrastructure|research|business|creative [ undertaking ]", to: "project", level: 6 },
  { match: "infrastructure|research|business|creative [ undertakings ]", to: "projects", level: 6 },
  { match: "~pose a hazard to", to: "~endanger", level: 7, unless: passive },
  { match: "in a wide range|variety of", to: "in many", level: 6, unless: any(nextPos("NUM"), spanned) },
  { match: "a great deal of", to: "much", level: 8, unless: formal },
  {
    match: "a large|great|vast|significant number of",
    to: "many",
    level: 6,
    unless: any(inStatistics, inFormulas, graded),
  },
  {
    match: "a significant|substantial|considerable|large amount of time|money|work|effort|energy|research",
    to: "much $5",
    level: 8,
  },
  {
    match: "a significant|substantial|considerable portion|proportion|part of",
    to: "a large part of",
    level: 6,
    unless: inStatistics,
  },
  {
    match: "@ADJ [ in nature ]",
    to: "",
    level: 5,
    unless: any(previousIs("found"), nextIs("reserve", "reserves", "and")),
  },
];

/** The verb names a state, which nobody keeps doing. */
function stative({ words, to }: Site): boolean {
  return /^(?:be|have|exist|remain|exhibit|possess|contain|know|need|want|own|matter|mean|seem|include|belong|hold|keep|stay|live|become|shape|influence|inspire|excel|thrive|play|evolve|serve)$/.test(
    words[to - 1]?.lemma ?? "",
  );
}

/** "It is necessary to leave" has no other subject. */
function expletive({ words, from }: Site): boolean {
  return words.slice(Math.max(0, from - 4), from).some((word) => word.lower === "it" || word.lower === "sufficient");
}

export const degreePhrases = tableRule({
  id: "degree-phrases",
  summary: "A plainer word says how much, how fast or how long.",
  stage: "wording",
  level: 5,
  entries: [...going, ...degrees],
  examples: [
    { before: "It continues to become a habit.", after: "It continues to become a habit." },
    { before: "It continues to shape the town.", after: "It continues to shape the town." },
    { before: "The town continues to grow.", after: "The town keeps growing." },
    { before: "Prices will continue to fall.", after: "Prices will keep falling." },
    { before: "The bridge continues to be a problem.", after: "The bridge is still a problem." },
    { before: "They continue to buy, sell and lend.", after: "They continue to buy, sell and lend." },
    { before: "They continue to have doubts.", after: "They continue to have doubts." },
    { before: "We like fruit, particularly pears.", after: "We like fruit, especially pears." },
    { before: "There was a dramatic increase in rent.", after: "There was a sharp increase in rent." },
    { before: "She told a dramatic story.", after: "She told a dramatic story." },
    { before: "The club grew at a rapid pace.", after: "The club grew quickly." },
    { before: "This remarkable bridge is old.", after: "This bridge is old." },
    { before: "New rules are necessary to stop it.", after: "New rules are needed to stop it." },
    { before: "It is necessary to leave.", after: "It is necessary to leave." },
    {
      before: "It works in a wide range of temperatures.",
      after: "It works in a wide range of temperatures.",
    },
    { before: "A large number of birds came.", after: "Many birds came." },
    { before: "The change was gradual in nature.", after: "The change was gradual." },
    { before: "She continued to the next town.", after: "She continued to the next town." },
  ],
});
