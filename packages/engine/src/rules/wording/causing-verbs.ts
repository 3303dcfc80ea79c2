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
import { learned, verbFor } from "./verb-entries.ts";

const harms = `stress anxiety confusion damage harm injury accident death conflict frustration burnout pain delay
  depression misunderstanding chaos loss failure suffering disaster tension resentment distress inconvenience fatigue
  discomfort disease illness obesity pollution flooding unemployment poverty violence problem trouble`;

/** Nouns whose "of" names the object, with their verbs. */
const brought = [
  ["creation|formation", "create"],
  ["destruction", "destroy"],
  ["displacement", "displace"],
  ["devaluation", "devalue"],
  ["reduction", "reduce"],
  ["improvement", "improve"],
  ["erosion", "erode"],
  ["degradation", "degrade"],
] as const;
const ills = "condition disease disorder cancer diabetes resistance problem symptom illness complication allergy";
const helped = [
  ["spread", "spread"],
  ["development", "develop"],
  ["creation", "create"],
  ["improvement", "improve"],
  ["preservation", "preserve"],
  ["advancement", "advance"],
  ["destruction", "destroy"],
  ["reduction", "reduce"],
  ["protection", "protect"],
] as const;

/** "led to": a verb with its preposition that is neither passive nor after a noun that it describes. */
const led = any(passive, previousPos("DET", "ADJ"));

const effects: Entry[] = ["lead to", "result in"].flatMap((verb): Entry[] => [
  { match: `~${verb} a|an increase|rise|growth in`, to: "~increase", level: 6, unless: any(led, echoed) },
  { match: `~${verb} a|an decrease|reduction|decline|drop in`, to: "~reduce", level: 6, unless: led },
  { match: `~${verb} an improvement in`, to: "~improve", level: 6, unless: led },
  { match: `~${verb} improvements|gains in`, to: "~improve", level: 6, unless: led },
  { match: `~${verb} increased/ADJ|VERB`, to: "~increase", level: 6, when: measureFollows, unless: led },
  { match: `~${verb} improved|enhanced/ADJ|VERB`, to: "~improve", level: 6, when: measureFollows, unless: led },
  {
    match: `~${verb} reduced|decreased|diminished/ADJ|VERB`,
    to: "~reduce",
    level: 6,
    when: measureFollows,
    unless: led,
  },
  {
    match: `~${verb}`,
    to: "~cause",
    level: 7,
    when: objectIs(...harms.trim().split(/\s+/)),
    unless: any(led, learned, gerundObject),
  },
]);

const nominal: Entry[] = [
  ...brought.map(
    ([noun, verb]): Entry => ({
      match: `~lead to the ${noun} of`,
      to: `~${verb}`,
      level: 6,
      unless: any(led, personalSubject),
    }),
  ),
  ...brought.map(
    ([noun, verb]): Entry => ({ match: `~result in the ${noun} of`, to: `~${verb}`, level: 6, unless: led }),
  ),
  ...helped.map(
    ([noun, verb]): Entry => ({
      match: `~contribute to the ${noun} of`,
      to: `~help ${verb}`,
      level: 6,
      unless: objectIs(...ills.split(" ")),
    }),
  ),
];

const causing: Entry[] = [
  ...nominal,
  {
    match: "[ ~prevent ] <NP> [ from ] <Ving>",
    to: ["~keep … from", "~stop … from"],
    level: 6,
    when: shortThing,
    unless: any(passive, describesNoun, inLaw, learned),
  },
  verbFor(
    "influence",
    "affect",
    "decision behavior outcome result choice performance mood health opinion price growth",
    {
      level: 7,
      unless: any(personalSubject, previousIs("to", "their"), inStatistics, inFormulas),
    },
  ),
  {
    match: "[ ~pose|present ] a|an @ADJ? challenge|problem|danger|difficulty|hazard",
    to: "~be",
    level: 6,
    unless: any(passive, hasForm("ing"), personalSubject, bareVerbUnsure),
  },
  { match: "~gain widespread|great|immense popularity", to: "~become very popular", level: 6 },
  { match: "~gain recognition for|as", to: "~become known $3", level: 6 },
  { match: "~arise from", to: "~come from", level: 6, unless: any(learned, inLaw) },
  { match: "there exist|exists|existed", to: "there ~be@2", level: 5, unless: inFormulas },
  verbFor("capture", "catch", "attention eye", { level: 6 }),
  { match: "~resonate deeply|strongly with", to: "~mean a lot to", level: 6, unless: inFormulas },
  {
    match: "~facilitate",
    to: "~help with",
    level: 6,
    when: eventFollows,
    unless: any(passive, describesNoun, learned),
  },
  { match: "~give rise to", to: "~lead to", level: 5, unless: passive },
  {
    match: "~evolve into",
    to: "~grow into",
    level: 8,
    unless: inSentenceWith("species", "organism", "cell", "dinosaur", "pokemon"),
  },
  { match: "~transform into", to: "~turn into", level: 6, unless: inFormulas },
  { match: "~emerge as a|an|the|one", to: "~become $3", level: 6 },
  { match: "originated in", to: "began in", level: 6, unless: any(passive, learned, previousIs("have", "has", "had")) },
  verbFor("spark", "start", "debate discussion conversation argument", { level: 6 }),
  verbFor("spark", "cause", "outrage fear concern panic tension backlash protest alarm speculation", { level: 6 }),
  verbFor("ignite", ["start", "cause"], "debate discussion controversy war conflict", { level: 6 }),
  verbFor("generate", "come up with", "idea solution suggestion", {
    level: 6,
    unless: any(inFormulas, inSentenceWith("model", "ai", "algorithm")),
  }),
  verbFor("generate", "create", "interest excitement buzz publicity attention", { level: 7 }),
  verbFor("elicit", "draw", "response reaction sympathy laughter", { level: 6, unless: inStatistics }),
  verbFor("evoke", "stir", "emotion feeling", { level: 7 }),
  verbFor("evoke", "bring back", "memory", { level: 6 }),
  { match: "~evoke a sense of", to: "~give a sense of", level: 6, unless: passive },
  verbFor("forge", ["build", "form"], "relationship connection bond friendship alliance partnership link tie", {
    level: 5,
  }),
  verbFor("nurture", "build", "relationship connection friendship", { level: 6 }),
  verbFor("nurture", "encourage", "growth creativity curiosity", { level: 6 }),
  verbFor("nurture", "develop", "talent skill ability", { level: 6 }),
  verbFor("establish", "build", "connection relationship rapport bond trust credibility friendship", {
    level: 6,
    unless: any(inFormulas, near(6, "between", "correlation")),
  }),
  verbFor("establish", "set", "goal boundary rule guideline limit deadline expectation", {
    level: 6,
    unless: any(inLaw, inFormulas),
  }),
  verbFor(
    "contribute to",
    "add to",
    "problem pollution stress cost debate confusion feeling sense understanding waste congestion tension pressure anxiety charm appeal atmosphere confusion knowledge",
    { level: 6 },
  ),
  {
    match: "~contribute to the growth of <NP>",
    to: "~help $6 grow",
    level: 6,
    unless: any(not(nextPos("PUNCT")), passive),
  },
  { match: "~impact", to: "~affect", level: 6, unless: any(not(transitive), nounBefore, describesNoun) },
  {
    match: "impacted by|in|when",
    to: "affected $2",
    level: 5,
    when: previousIs("is", "are", "was", "were", "been", "be"),
    unless: inSentenceWith("tooth", "wisdom", "bowel", "fracture"),
  },
];

/** What "increased" and the like describe is a measure: "increased sales" but not "improved cars". */
function measureFollows({ words, to }: Parameters<Restriction>[0]): boolean {
  const next = words[to];
  return (
    next !== undefined &&
    (next.pos === "NOUN" || next.pos === "ADJ") &&
    !words.slice(to, to + 4).some(({ pos }) => pos === "CCONJ") &&
    // "Led to improved ties and a meeting": the second is not improved.
    !words.slice(to, to + 14).some(({ pos }, i, rest) => pos === "CCONJ" && rest[i + 1]?.pos === "DET")
  );
}

function echoed({ words, to }: Parameters<Restriction>[0]): boolean {
  return words[to]?.pos === "PRON";
}

/** "led to people dying": the noun after it is the doer of something. */
/** The bare form without a modal may be one of a list of verbs. */
function bareVerbUnsure(site: Parameters<Restriction>[0]): boolean {
  const { words, from } = site;
  return !bareSlot(site) && words[from]!.lower === words[from]!.lemma && words[from - 1]?.pos !== "NOUN";
}

const eased =
  "communication learning understanding access collaboration cooperation discussion interaction trade growth";

/** Something that goes on, with more behind it: "facilitates communication between teams". */
function eventFollows(site: Parameters<Restriction>[0]): boolean {
  return objectIs(...eased.split(" "))(site);
}

function gerundObject({ words, to }: Parameters<Restriction>[0]): boolean {
  return words.slice(to, to + 4).some(({ pos, lower }) => pos === "VERB" && lower.endsWith("ing"));
}

function nounBefore({ words, from }: Parameters<Restriction>[0]): boolean {
  const left = words[from - 1];
  return (
    left === undefined ||
    ["DET", "ADJ", "ADP"].includes(left.pos) ||
    (left.pos === "NOUN" && words[from]!.lower === "impact" && !left.lower.endsWith("s"))
  );
}

function shortThing({ slots }: Parameters<Restriction>[0]): boolean {
  return slots[1]!.to - slots[1]!.from <= 4;
}

export const causingVerbs = tableRule({
  id: "causing-verbs",
  summary: "A plainer verb says what brings it about.",
  stage: "wording",
  level: 6,
  entries: causing.concat(effects),
  examples: [
    { before: "It led to a decrease in sales.", after: "It reduced sales." },
    { before: "Rain leads to increased costs.", after: "Rain increases costs." },
    { before: "The path leads to increased and lasting joy.", after: "The path leads to increased and lasting joy." },
    { before: "Fog may lead to accidents.", after: "Fog may cause accidents." },
    { before: "He was led to damage.", after: "He was led to damage." },
    { before: "The plan sparked a debate.", after: "The plan started a debate." },
    { before: "The wire sparked a fire.", after: "The wire sparked a fire." },
    { before: "Noise impacts the birds.", after: "Noise affects the birds." },
    { before: "The impacts of noise are many.", after: "The impacts of noise are many." },
    { before: "Farms were impacted by hail.", after: "Farms were affected by hail." },
    { before: "They established clear rules.", after: "They set clear rules." },
    { before: "The club was established in May.", after: "The club was established in May." },
  ],
});
