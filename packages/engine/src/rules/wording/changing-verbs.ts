import {
  any,
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
  passive,
  personalSubject,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { learned, longer, verbFor } from "./verb-entries.ts";

const technical = any(inFormulas, inStatistics);
const plainly = { level: 8, unless: any(technical, learned) } as const;

/** Verbs for making something more, less, better or worse. */
const amounts: Entry[] = [
  verbFor(
    "reduce",
    "cut",
    "cost waste pollution emission crime traffic spending consumption usage congestion expense bill",
    plainly,
  ),
  verbFor("reduce", "lower", "risk chance likelihood level rate price temperature probability anxiety", plainly),
  verbFor("decrease", "lower", "risk chance likelihood level rate price temperature probability cost", plainly),
  verbFor("decrease", "reduce", "amount number stress pain anxiety pollution need effectiveness size time", plainly),
  verbFor("increase", "raise", "awareness price tax", { level: 6, unless: technical }),
  verbFor("lead to", "have", "consequence repercussion side-effect", { level: 6 }),
  verbFor("result in", "have", "consequence repercussion side-effect", { level: 6 }),
  verbFor(
    "contribute to",
    "help",
    "success growth development well-being wellbeing health happiness recovery effort learning",
    {
      level: 7,
      unless: any(
        nextIs("the", "this", "that"),
        near(8, "condition", "disease", "disorder", "cancer", "problem", "resistance"),
        technical,
        learned,
      ),
    },
  ),
  verbFor(
    "contribute to",
    "help cause",
    "disease cancer obesity inequality accident death depression extinction warming illness",
    { level: 7, unless: any(technical, learned) },
  ),
  verbFor("hone", ["sharpen", "improve"], "skill craft ability technique talent", { level: 6 }),
  verbFor("instill", "build", "confidence trust discipline habit respect love", {
    level: 6,
    unless: near(6, "unease", "fear", "dread", "doubt", "panic", "guilt"),
  }),
  verbFor("impart", "pass on", "knowledge wisdom skill value lesson", { level: 5 }),
  verbFor("amass", "build up", "fortune wealth collection following audience", { level: 6 }),
  verbFor("usher in", "bring in", "era age period change system", { level: 6 }),
  verbFor("develop", "come up with", "solution idea way", { level: 7, unless: any(technical, learned) }),
  verbFor("devise", "come up with", "plan strategy way solution method scheme system", {
    level: 6,
    unless: any(technical, learned),
  }),
  verbFor("formulate", "come up with", "plan strategy idea response", { level: 6, unless: any(technical, learned) }),
  { match: "~supersede", to: "~replace", level: 5, unless: inLaw },
  {
    match: "~transpire",
    to: "~happen",
    level: 5,
    unless: any(inSentenceWith("plant", "leaf", "water"), nextIs("that")),
  },
  {
    match: "~emulate",
    to: "~copy",
    level: 6,
    when: nextPos("DET", "PRON", "NOUN", "ADJ", "PROPN"),
    unless: any(technical, passive, describesNoun, inSentenceWith("emulator", "console", "hardware")),
  },
  { match: "~make @ADJ? [ strides ]", to: "progress", level: 5 },
  {
    match: "~gain traction",
    to: "~catch on",
    level: 6,
    unless: any(passive, nextIs("with", "on"), inSentenceWith("wheel", "tire", "tyre", "road")),
  },
  { match: "~keep pace with", to: "~keep up with", level: 7 },
  { match: "~bid farewell to", to: "~say goodbye to", level: 5, unless: learned },
];

const having: Entry[] = [
  verbFor("hold", "have", "significance meaning value appeal importance potential relevance", { level: 6 }),
  verbFor("derive", "get", "pleasure satisfaction benefit meaning status joy comfort inspiration value enjoyment", {
    level: 7,
    unless: any(technical, learned),
  }),
  { match: "minutes|days|hours|weeks|months|seconds|years|games [ remaining ] ,|.|and|in", to: "left", level: 6 },
  {
    match: "~evolve significantly|greatly|dramatically|considerably|rapidly",
    to: "~change $2",
    level: 6,
    unless: inSentenceWith("species", "organism", "cell", "gene"),
  },
  {
    match: "deepen|broaden|enhance|improve my|our|your|their understanding of",
    to: "better understand",
    level: 6,
    when: previousIs("to"),
  },
  { match: "[ ~diminish ] over|as|with|,|.", to: "~fade", level: 6, unless: any(technical, passive) },
  verbFor("prepare", "make", "meal dinner lunch breakfast dish sandwich coffee tea soup salad dessert", {
    level: 7,
    unless: learned,
  }),
  verbFor("reserve", "book", "table room seat ticket", { level: 6, unless: learned }),
  verbFor("accommodate", "fit", "schedule availability lifestyle", { level: 6 }),
  {
    match: "~be [ seeking ] a|an|the|ways|new|more|work|jobs|employment",
    to: "looking for",
    level: 7,
    unless: any(inLaw, learned),
  },
  {
    match:
      "business|store|shop|school|company|site|restaurant|hotel|clinic|museum|program|service|center [ operated by ]",
    to: "run by",
    level: 6,
  },
  {
    match: "~lack a|an|any",
    to: "~have no",
    level: 6,
    unless: any(
      hasForm("ing"),
      learned,
      describesNoun,
      nextIs("certain", "bit", "little", "lot", "single"),
      previousIs("not", "n't", "never", "no", "nor", "can", "may", "could", "might", "would"),
    ),
  },
  { match: "lacking a|an|any", to: "with no", level: 6, when: previousIs(","), unless: learned },
  {
    match: "~encounter",
    to: "~come across",
    level: 7,
    when: metByChance,
    unless: any(passive, describesNoun, technical),
  },
  verbFor("endure", "suffer", "hardship pain loss abuse suffering", { level: 7 }),
  {
    match: "~inhabit",
    to: "~live in",
    level: 7,
    when: nextPos("DET", "PRON"),
    unless: any(passive, describesNoun, technical, learned),
  },
  verbFor("seek", "ask for", "help advice guidance support feedback permission counsel opinion", {
    level: 6,
    unless: inLaw,
  }),
  verbFor("seek", "get", "treatment", { level: 6, unless: any(inLaw, nextIs("new")) }),
  verbFor(
    "seek",
    "look for",
    "knowledge truth meaning adventure comfort relief relaxation freedom refuge shelter balance purpose alternative",
    { level: 6 },
  ),
  verbFor("ascend", "climb", "stair mountain hill ladder slope staircase step peak", { level: 6 }),
];

const telling: Entry[] = [
  {
    match: "~gain deeper|greater|better|further insight|insights into",
    to: "~learn more about",
    level: 6,
    unless: passive,
  },
  { match: "~gain new|unique|useful|important insight|insights into", to: "~learn about", level: 6, unless: passive },
  verbFor("acknowledge", "admit", "mistake limitation flaw weakness fault error shortcoming", {
    level: 7,
    unless: learned,
  }),
  { match: "~recognize that/SCONJ", to: ["~see that", "~realize that"], level: 7, unless: any(passive, learned) },
  verbFor("present", "make", "argument case point claim", { level: 7, unless: any(inLaw, learned) }),
  verbFor("present", "give", "view picture evidence example account reason overview portrayal", {
    level: 7,
    unless: any(technical, inLaw, learned),
  }),
  {
    match: "plot|story|film|movie|book|novel|series|show|narrative|episode|play [ revolves|centers around|on ]",
    to: "is about",
    level: 6,
  },
  {
    match: "plot|story|film|movie|book|novel|narrative|play [ revolved around ]",
    to: "was about",
    level: 6,
  },
  { match: "~elaborate on|upon", to: "~say more about", level: 6, unless: passive },
  {
    match: "~commend",
    to: "~praise",
    level: 6,
    when: nextPos("DET", "PRON", "PROPN", "NOUN"),
    unless: any(passive, describesNoun, inLaw),
  },
  {
    match: "~attest to",
    to: "~show",
    level: 7,
    when: nextPos("DET", "PRON", "NOUN", "ADJ"),
    unless: any(personalSubject, passive, bareAttest, inLaw),
  },
  { match: "~allude to", to: "~hint at", level: 7, unless: passive },
  {
    match: "[ consider ] the|all|your|their|our|its|how|what|whether|other",
    to: "think about",
    level: 7,
    when: previousIs("should", "must", "to"),
    unless: any(technical, inLaw, learned, previousPos("ADJ"), not(weighed)),
  },
];

function bareAttest({ words, from }: Parameters<typeof passive>[0]): boolean {
  return words[from]!.lower === "attest" && ["can", "will", "i", "we"].includes(words[from - 1]?.lower ?? "");
}

const weighable = new Set(
  "option possibility impact implication need feeling consequence effect perspective future alternative cost risk benefit".split(
    " ",
  ),
);

/** What is considered is something to think about, not a candidate or a fact. */
function weighed({ words, to }: Parameters<typeof passive>[0]): boolean {
  const next = words[to]!.lower;
  return ["how", "what", "whether"].includes(next) || words.slice(to, to + 4).some(({ lemma }) => weighable.has(lemma));
}

const meetings = new Set(
  "person people word character stranger creature idea information animal bear snake term phrase name".split(" "),
);

function metByChance({ words, to }: Parameters<typeof passive>[0]): boolean {
  return words.slice(to, to + 4).some(({ lemma }) => meetings.has(lemma));
}

export const changingVerbs = tableRule({
  id: "changing-verbs",
  summary: "A plainer verb says the same.",
  stage: "wording",
  level: 6,
  entries: [...longer(amounts), ...having, ...longer(telling)],
  examples: [
    { before: "They want to reduce costs.", after: "They want to cut costs." },
    { before: "Masks reduce the risk of flu.", after: "Masks lower the risk of flu." },
    { before: "We reduce the cost function.", after: "We reduce the cost function." },
    { before: "It can lead to serious consequences.", after: "It can have serious consequences." },
    { before: "Sugar contributes to heart disease.", after: "Sugar helps cause heart disease." },
    { before: "The film lacks a clear plot.", after: "The film has no clear plot." },
    { before: "The film lacks depth.", after: "The film lacks depth." },
    { before: "The roof does not lack a hole.", after: "The roof does not lack a hole." },
    { before: "You should seek advice.", after: "You should ask for advice." },
    { before: "They sought revenge.", after: "They sought revenge." },
    { before: "The author acknowledges these flaws.", after: "The author admits these flaws." },
    { before: "He acknowledged the crowd.", after: "He acknowledged the crowd." },
    { before: "The plot revolves around a lost dog.", after: "The plot is about a lost dog." },
    { before: "The moon revolves around the earth.", after: "The moon revolves around the earth." },
    { before: "You should consider the impact of noise.", after: "You should think about the impact of noise." },
    { before: "You should consider the blue one.", after: "You should consider the blue one." },
    { before: "We made great strides in science.", after: "We made great progress in science." },
  ],
});
