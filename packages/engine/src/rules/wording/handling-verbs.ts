import {
  any,
  describesNoun,
  hasForm,
  inFormulas,
  inLaw,
  inSentenceWith,
  near,
  nextIs,
  nextLemma,
  nextPos,
  not,
  passive,
  previousIs,
  transitive,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { learned, longer, verbFor } from "./verb-entries.ts";

const inactive = not(transitive);

const troubles = `issue problem challenge concern crisis difficulty inequality disparity shortage obstacle barrier
  weakness shortcoming gap question threat injustice poverty hunger change risk limitation bias decline drawback dilemma`;

/** Nothing more hangs on the object: a word may be put behind it. */
const objectEnds: Restriction = ({ words, slots }) => {
  const next = words[slots[1]!.to];
  return next === undefined || next.pos === "PUNCT";
};

const shortObject: Restriction = ({ words, slots }) =>
  slots[1]!.to - slots[1]!.from <= 4 && !words[slots[1]!.from]!.lower.endsWith("ing");

const afterTo = previousIs("to");

/** Two-word verbs for getting on top of something. */
const dealing: Entry[] = [
  { match: "[ address|tackle ] this|these|it|them ,|.", to: "deal with", level: 6, when: afterTo, unless: learned },
  verbFor("engage with", "work with", "group community stakeholder partner industry organization", { level: 6 }),
  verbFor("address", ["handle", "deal with"], "situation complaint matter conflict emergency", {
    level: 6,
    unless: learned,
  }),
  // At a hearing one addresses a matter by speaking about it.
  verbFor("address", "deal with", troubles, {
    level: 6,
    unless: any(
      learned,
      inFormulas,
      objectIsPlace,
      inSentenceWith("hearing", "speech", "interview", "conference", "statement", "letter", "lecture", "discussion"),
    ),
  }),
  verbFor("address", "meet", "need", { level: 6 }),
  verbFor("tackle", "deal with", troubles, { level: 5, unless: inSentenceWith("football", "rugby", "quarterback") }),
  verbFor("tackle", "take on", "task project job assignment subject topic", { level: 6 }),
  {
    match: "~be [ addressed ] by|through|in|with|when|if|.|,|before",
    to: "dealt with",
    level: 7,
    when: troubleNear,
    unless: learned,
  },
  verbFor(
    "navigate",
    "deal with",
    "conflict grief change process relationship transition system emotion pressure scenario",
    {
      level: 6,
    },
  ),
  verbFor("confront", "face", "challenge problem issue reality threat fear", { level: 6 }),
  verbFor("surmount", "overcome", "challenge problem obstacle difficulty barrier hurdle", { level: 5 }),
  verbFor("circumvent", "get around", "problem rule restriction barrier limitation ban obstacle", {
    level: 6,
    unless: inLaw,
  }),
  { match: "~be faced|confronted with", to: "~face", level: 5 },
  { match: "~proceed with", to: "~go ahead with", level: 6, unless: any(inLaw, nextIs("caution")) },
  { match: "~refrain from <Ving>", to: "~avoid $3", level: 6, unless: inLaw },
  { match: "~cease to <V>", to: "~stop $G3", level: 6, unless: any(near(3, "amaze", "exist", "never", "be"), inLaw) },
  { match: "~familiarize yourself|themselves|myself|ourselves with", to: "~get to know", level: 5 },
];

const limiting: Entry[] = [
  verbFor("minimize", ["limit", "reduce"], "impact effect damage exposure disruption risk harm loss", {
    level: 8,
    // "Without minimizing the risk": without calling it small.
    unless: any(inFormulas, graded, previousIs("avoid", "avoids", "avoided", "avoiding", "without", "than", "not")),
  }),
  verbFor("minimize", ["reduce", "cut down on"], "waste cost error distraction stress pollution usage use delay", {
    level: 8,
    unless: any(inFormulas, graded),
  }),
  verbFor("maximize", "make the most of", "potential benefit opportunity time resource space", {
    level: 6,
    unless: inFormulas,
  }),
  {
    match: "[ ~prioritize ] <NP> [ over ]",
    to: ["~put … before", "~put … ahead of"],
    level: 6,
    when: shortObject,
    unless: any(passive, describesNoun, inFormulas),
  },
  {
    match: "~prioritize <NP>",
    to: "~put $2 first",
    level: 6,
    when: objectEnds,
    unless: any(passive, describesNoun, inFormulas, not(shortObject)),
  },
  verbFor(
    "diminish",
    "reduce",
    "risk value quality effect impact effectiveness chance ability number role need importance",
    { level: 6, unless: inFormulas },
  ),
  verbFor("amplify", "increase", "effect impact risk problem reach influence stress power", {
    level: 6,
    unless: inFormulas,
  }),
  verbFor("heighten", "raise", "awareness tension", { level: 6 }),
  verbFor("heighten", "increase", "risk anxiety stress sense fear concern danger", { level: 6 }),
  verbFor(
    "accelerate",
    "speed up",
    "process growth development recovery learning training progress adoption transition change innovation",
    { level: 6, unless: inFormulas },
  ),
  verbFor("hinder", ["slow", "hold back"], "progress growth development recovery process advancement innovation", {
    level: 6,
  }),
  verbFor("impede", ["slow", "hold back"], "progress growth development recovery process advancement innovation", {
    level: 5,
  }),
  { match: "~eliminate the need for|to", to: "~remove the need $4", level: 6, unless: passive },
  verbFor(
    "eliminate",
    ["remove", "get rid of"],
    "distraction barrier obstacle error waste source problem stress doubt bias uncertainty odor confusion",
    { level: 6, unless: inFormulas },
  ),
  verbFor("eradicate", ["end", "wipe out"], "poverty hunger disease discrimination inequality corruption", {
    level: 5,
  }),
  verbFor(
    "alter",
    "change",
    "way course outcome behavior perception view mood structure climate life balance result plan perspective approach environment",
    { level: 6, unless: inFormulas },
  ),
  { match: "~jeopardize", to: ["~endanger", "~threaten"], level: 6, unless: any(inactive, describesNoun) },
  {
    match: "[ ~shield ] <NP> [ from ]",
    to: "~protect … from",
    level: 6,
    unless: any(passive, inSentenceWith("nuclear", "radiation", "knight", "sword")),
  },
];

const reaching: Entry[] = [
  verbFor("achieve", "reach", "goal target objective milestone", { level: 6 }),
  verbFor("accomplish", "reach", "goal target objective", { level: 6 }),
  verbFor("accomplish", "do", "task thing work much something anything", { level: 6 }),
  { match: "[ achieve|accomplish ] this|that|so ,", to: "do", level: 6, when: afterTo },
  { match: "~achieve success", to: "~succeed", level: 6, unless: any(nextPos("NOUN"), passive) },
  verbFor("attain", "reach", "success objective position rank maturity", { level: 6 }),
  verbFor("execute", "carry out", "plan strategy task attack mission project order duty", {
    level: 6,
    unless: inFormulas,
  }),
  verbFor("adhere to", "follow", "recommendation requirement law norm advice code procedure instruction practice", {
    level: 6,
  }),
  verbFor("pursue", "follow", "dream passion interest ambition", { level: 6 }),
  verbFor("pursue", "study for", "degree phd doctorate master diploma", { level: 7, unless: learned }),
  verbFor("embrace", "welcome", "change diversity difference challenge innovation idea opportunity technology", {
    level: 6,
  }),
  verbFor("overcome", "get over", "fear shyness grief", { level: 7, unless: learned }),
  verbFor("unlock", "open up", "possibility opportunity market avenue", { level: 5 }),
  { match: "~unlock the secrets|mysteries of", to: "~reveal the $3 of", level: 5, unless: passive },
  verbFor("unravel", "solve", "mystery puzzle", { level: 5 }),
  verbFor("surpass", ["exceed", "go beyond"], "expectation limit goal target", { level: 5 }),
  verbFor("surpass", "outperform", "method approach model baseline algorithm technique", { level: 5 }),
  { match: "~surpass @NUM", to: "~pass $2", level: 6, unless: passive },
  { match: "~strive for", to: "~aim for", level: 6 },
  { match: "~excel in|at", to: "~do well in", level: 8, unless: any(describesNoun, hasForm("ing")) },
  {
    match: "~advocate for",
    to: "~argue for",
    level: 6,
    unless: any(
      describesNoun,
      nextPos("PRON"),
      nextLemma("child", "client", "themselves", "himself", "herself", "yourself"),
    ),
  },
  { match: "~collaborate on", to: "~work on", level: 7, when: inSentenceWith("with") },
  {
    match: "[ collaborate ] ,|.|and|more|effectively|better|closely|on",
    to: "work together",
    level: 6,
    when: afterTo,
    unless: inSentenceWith("with"),
  },
];

const trouble = new Set(troubles.split(/\s+/));

/** "The issue was addressed": the subject is something that one deals with. */
function troubleNear({ words, from }: Parameters<Restriction>[0]): boolean {
  return words.slice(Math.max(0, from - 5), from).some(({ lemma }) => trouble.has(lemma));
}

function graded(site: Parameters<Restriction>[0]): boolean {
  return (
    previousIs("further", "greatly", "not", "n't", "never")(site) ||
    near(7, "author", "writer", "article", "speaker", "downplay", "argument")(site)
  );
}

/** One addresses people and envelopes too. */
function objectIsPlace({ words, to }: Parameters<Restriction>[0]): boolean {
  return words.slice(to, to + 3).some(({ lower }) => lower === "question" || lower === "questions");
}

export const handlingVerbs = tableRule({
  id: "handling-verbs",
  summary: "A plainer verb says what is done about it.",
  stage: "wording",
  level: 6,
  entries: [...longer(dealing), ...limiting, ...reaching],
  examples: [
    { before: "We must address this problem.", after: "We must deal with this problem." },
    { before: "She addressed the crowd.", after: "She addressed the crowd." },
    { before: "The issue was addressed by staff.", after: "The issue was dealt with by staff." },
    { before: "The letter was addressed by hand.", after: "The letter was addressed by hand." },
    { before: "The city must tackle this challenge.", after: "The city must deal with this challenge." },
    { before: "He was tackled near the goal.", after: "He was tackled near the goal." },
    { before: "They were faced with a hard choice.", after: "They faced a hard choice." },
    { before: "Masks minimize the risk.", after: "Masks reduce the risk." },
    { before: "We minimize the loss function.", after: "We minimize the loss function." },
    { before: "They prioritize speed over safety.", after: "They put speed before safety." },
    { before: "You should prioritize sleep.", after: "You should put sleep first." },
    { before: "We prioritize fixing leaks.", after: "We prioritize fixing leaks." },
    { before: "To achieve this, we dug a well.", after: "To do this, we dug a well." },
    { before: "They achieved this goal.", after: "They reached this goal." },
    { before: "He achieved fame.", after: "He achieved fame." },
    { before: "She pursued her dream.", after: "She followed her dream." },
    { before: "The dog pursued the fox.", after: "The dog pursued the fox." },
    { before: "It helps teams to collaborate.", after: "It helps teams to work together." },
    { before: "He wanted to collaborate with us.", after: "He wanted to collaborate with us." },
  ],
});
