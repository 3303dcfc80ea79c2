import {
  afterModal,
  any,
  attributive,
  bareSlot,
  describesNoun,
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
  not,
  objectIs,
  passive,
  pluralNext,
  previousIs,
} from "../restrictions.ts";
import { type Entry, type Site, tableRule } from "../table.ts";

const formal = inMode("academic", "formal");
const technical = any(inFormulas, inStatistics, inLaw);

const verbs: Entry[] = [
  { match: ", [ ensuring that ]", to: "so that", level: 4, unless: inLaw },
  { match: ", ensuring", to: "to ensure", level: 5, when: instruction, unless: nextIs("that") },
  { match: "imperative that", to: "essential that", level: 6, unless: previousIs("more", "less") },
  { match: "~collaborate closely with", to: "~work closely with", level: 5 },
  { match: "~collaborate with", to: "~work with", level: 5, unless: near(3, "enemy", "occupier", "nazi", "regime") },
  {
    match: "=align perfectly|closely|well|seamlessly with",
    to: "$2 ~match",
    level: 6,
    unless: any(inFormulas, passive),
  },
  { match: "~prevent <NP> from <Ving>", to: "~keep $2 from $4", level: 8, unless: any(inLaw, passive) },
  {
    match: "~strike a|the delicate|careful|right|fine|healthy|proper? balance between",
    to: "~balance",
    level: 5,
    unless: passive,
  },
  {
    match: "~set the stage for",
    to: "~prepare the way for",
    level: 8,
    unless: near(5, "theatre", "theater", "play", "concert"),
  },
  {
    match: "~represent|constitute one of",
    to: "~be one of",
    level: 5,
    unless: any(inLaw, hasForm("ing"), bareSlot),
  },
  {
    match: "~constitute a|an",
    to: "~make up $2",
    level: 6,
    when: ({ words, to }) =>
      /^(?:substantial|large|significant|small|considerable|major|high)$/.test(words[to]?.lower ?? ""),
  },
  { match: "~provide access to", to: "~give access to", level: 7, unless: any(passive, formal) },
  {
    match: "~embrace",
    to: "~adopt",
    level: 6,
    when: objectIs(
      "strategy",
      "approach",
      "practice",
      "technology",
      "method",
      "habit",
      "vision",
      "principle",
      "policy",
      "innovation",
    ),
    unless: any(passive, describesNoun),
  },
  {
    match: "~cultivate",
    to: "~build",
    level: 6,
    when: objectIs(
      "team",
      "relationship",
      "culture",
      "community",
      "environment",
      "skill",
      "habit",
      "trust",
      "reputation",
      "audience",
      "workforce",
      "sense",
    ),
    unless: any(passive, describesNoun),
  },
  { match: "~tailor <NP> to", to: "~fit $2 to", level: 6, unless: any(passive, describesNoun, hasForm("ed", "en")) },
  {
    match: "~discontinue",
    to: "~stop",
    level: 5,
    unless: any(describesNoun, passive, nextLemma("product", "model", "line", "production", "use")),
  },
  {
    match: "~possess a|an|the|no|many|some|great|such|several",
    to: "~have $2",
    level: 5,
    unless: any(inLaw, passive, previousIs("what", "whatever"), nextLemma("firearm", "weapon", "drug")),
  },
  {
    match: "~seek alternatives|ways|solutions|opportunities|answers",
    to: "~look for $2",
    level: 7,
    unless: any(passive, formal),
  },
  { match: "~reach the conclusion that", to: "~conclude that", level: 5 },
  {
    match:
      "~remain uncertain|unclear|unknown|unresolved|unanswered|unchanged|controversial|important|strong|popular|high|low|rare|common",
    to: "~be still $2",
    level: 7,
    unless: any(inStatistics, afterModal),
  },
  {
    match: "~encounter difficulties|problems|obstacles|challenges|issues|barriers",
    to: "~face $2",
    level: 6,
    unless: passive,
  },
  {
    match: "[ issues|concerns ] arise|arises|arose",
    to: "problems",
    level: 8,
    unless: previousIs("ethical", "legal", "privacy", "the", "these", "health", "safety"),
  },
  { match: "~undergo a transformation", to: "~change", level: 5 },
  {
    match: "[ fundamentally|profoundly ] changed|transformed|reshaped|altered",
    to: "",
    level: 6,
    unless: previousIs("not", "n't", "have", "been", "more", "be", "is", "are", "was", "were"),
  },
  { match: "~have fundamentally|profoundly changed|transformed|reshaped|altered", to: "~have $3", level: 6 },
];

const describing: Entry[] = [
  { match: "a proven track record of|in", to: "a record $5", level: 5 },
  { match: "one of the most pressing", to: "one of the most urgent", level: 6 },
  { match: "at a|an unprecedented|remarkable|astonishing rate|pace", to: "very fast", level: 8 },
  { match: "a means of <Ving>", to: "a way of $4", level: 6, unless: formal },
  { match: "for instance", to: "for example", level: 9 },
  { match: "the sheer volume|number|amount|size|scale|magnitude of", to: "the $3 of", level: 6 },
  { match: "vast|enormous|tremendous quantities|amounts of", to: "huge amounts of", level: 6, unless: technical },
  { match: "less expensive", to: "cheaper", level: 6, unless: previousIs("no", "not", "n't", "much", "far") },
  {
    match: "considerable|substantial attention|debate|discussion|controversy|effort|interest",
    to: "much $2",
    level: 6,
  },
  {
    match: "dynamic market|markets|environment|environments|world|landscape",
    to: "changing $2",
    level: 6,
    unless: inFormulas,
  },
  { match: "complex and dynamic", to: "complex", level: 8 },
  { match: "judicious", to: "careful", level: 6, unless: graded },
  {
    match: "formidable",
    to: "serious",
    level: 6,
    when: nextLemma("challenge", "task", "obstacle", "problem", "barrier", "difficulty"),
    unless: graded,
  },
  {
    match: "adequate",
    to: "enough",
    level: 7,
    when: ({ words, to }) =>
      /^(?:consultation|time|sleep|water|rest|funding|space|food|support|training|light|protein)$/.test(
        words[to]?.lower ?? "",
      ),
    unless: any(previousIs("a", "an", "the", "more", "and", "or"), graded),
  },
  { match: "undoubtedly", to: "certainly", level: 6, unless: any(nextPos("PUNCT"), formal) },
  { match: "inadvertently", to: "unintentionally", level: 8 },
  { match: "ongoing", to: "continuing", level: 9, when: attributive },
  {
    match: "a broader|wider|larger range|variety of",
    to: "more kinds of",
    level: 7,
    unless: any(inFormulas, not(pluralNext)),
  },
  { match: "robust , scalable|reliable", to: "solid, $3", level: 8 },
  { match: "in an effort to", to: "to", level: 6 },
  { match: "in an attempt to", to: "to", level: 7, unless: near(8, "fail", "failed", "unsuccessful") },
  { match: "as a result of this", to: "because of this", level: 6 },
  { match: "in light of", to: "given", level: 7, unless: any(formal, nextIs("the", "this", "day")) },
  { match: "in conjunction with", to: "with", level: 6, unless: technical },
  { match: "on an annual|yearly basis", to: "every year", level: 4 },
  { match: "for a period of", to: "for", level: 5 },
];

/** The sentence tells the reader what to do; a label such as "Speed:" may stand before it. */
function instruction({ words, from }: Site): boolean {
  const label = words.findIndex((word) => word.text === ":");
  const first = words[label >= 0 && label < 4 ? label + 1 : 0];
  if (first?.pos !== "VERB" || first.lower !== first.lemma) return false;
  return !words.slice(0, from).some((word) => word.text === ",");
}

export const setPhrases = tableRule({
  id: "set-phrases",
  summary: "A shorter or plainer phrase says the same.",
  stage: "wording",
  level: 5,
  entries: [...verbs, ...describing],
  examples: [
    { before: "I ask what possessed the man to leave.", after: "I ask what possessed the man to leave." },
    { before: "She collaborated closely with the school.", after: "She worked closely with the school." },
    { before: "The offer aligns perfectly with our plans.", after: "The offer perfectly matches our plans." },
    {
      before: "It is hard to strike a delicate balance between work and rest.",
      after: "It is hard to balance work and rest.",
    },
    { before: "A dog needs room, ensuring that it can run.", after: "A dog needs room, so that it can run." },
    { before: "A lawyer representing one of the mills came.", after: "A lawyer representing one of the mills came." },
    {
      before: "Choose a case with two locks, ensuring a tight fit.",
      after: "Choose a case with two locks to ensure a tight fit.",
    },
    {
      before: "The shop uses two locks, ensuring a tight fit.",
      after: "The shop uses two locks, ensuring a tight fit.",
    },
    { before: "Wheat represents one of the oldest crops.", after: "Wheat is one of the oldest crops." },
    { before: "The cause remains unclear.", after: "The cause is still unclear." },
    { before: "The cause may remain unclear.", after: "The cause may remain unclear." },
    { before: "The cause did not remain unclear.", after: "The cause did not remain unclear." },
    { before: "The sheer volume of mail was a shock.", after: "The volume of mail was a shock." },
    { before: "A train is less expensive here.", after: "A train is cheaper here." },
    { before: "Phones have fundamentally changed how we talk.", after: "Phones have changed how we talk." },
    {
      before: "He was accused of collaborating with the enemy.",
      after: "He was accused of collaborating with the enemy.",
    },
    { before: "She had to stop and remain calm.", after: "She had to stop and remain calm." },
    { before: "Embrace your aunt.", after: "Embrace your aunt." },
  ],
});
