import {
  any,
  attributive,
  bareSlot,
  coordinated,
  graded,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  nextIs,
  nextPos,
  not,
  objectIs,
  pluralNext,
  previousIs,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { adjectiveLines, wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics);

/** Adjectives with a plainer twin before these nouns. */
const adjectives: Entry[] = adjectiveLines(
  6,
  `significant > big, major: challenge problem change shift step role part factor influence advantage concern barrier obstacle contribution loss gain investment improvement breakthrough event moment damage decision achievement
  significant > important: aspect lesson work piece figure discovery collaboration contribution finding milestone
  significant > large: number portion amount share population role sum part
  substantial > large: number portion amount share sum increase reduction part gap
  substantial > great: benefit progress effort improvement
  notable > important: example feature difference figure contribution work event achievement change
  prominent > well-known: figure member artist lawyer scientist politician businessman scholar author economist leader
  primary > main: reason goal purpose aim cause concern focus source function objective role way difference responsibility motivation advantage benefit challenge factor target theme motive
  fundamental > basic: principle concept idea need question understanding skill difference part
  crucial > key: role part step factor aspect element component point question
  adequate > enough: sleep time rest water food protection funding space support training money
  extensive > wide: experience knowledge range reading network
  extensive > long: history career list
  extensive > thorough: research testing training study review investigation
  comprehensive > full: list picture view overview account guide report understanding range review set
  comprehensive > thorough: analysis study evaluation investigation assessment examination training
  consistent > steady: growth progress
  persistent > lasting: problem pain challenge inequality
  profound > deep: effect impact influence sense understanding question connection meaning insight change loss sadness grief love respect
  rapid > fast: growth pace
  rapid > quick: response rise spread change
  distinct > different: types categories groups ways kinds parts stages styles
  exceptional > excellent: service quality performance food work results talent skill
  outstanding > excellent: service quality performance food work results
  ongoing > continuing: debate effort conflict process research discussion work support problem need
  considerable > great: effort skill influence success interest attention importance
  widespread > common: use practice belief problem (8)
  essential > key: component element part role ingredient skill factor aspect
  integral > essential: part component
  critical > key: role component factor element part step
  critical > very important: issue question
  viable > workable: option solution alternative
  tangible > real: result benefit effect impact progress change difference
  meaningful > real: change difference progress
  meaningful > useful: information feedback insight
  robust > strong: performance evidence support system results defense
  robust > solid: framework foundation basis
  pressing > urgent: issue problem need matter question challenge
  vast > huge: amount number majority array range quantity network collection
  beneficial > good: effect outcome
  advantageous > good: position
  appropriate > right: time place way treatment level choice tool measures action
  suitable > right: place time choice
  frequent > common: cause problem mistake
  prolonged > long: period exposure illness absence stay
  lengthy > long: process period discussion investigation
  temporary > short-term: solution fix
  initial > first: step stage attempt reaction version impression thought days weeks phase
  final > last: stage step day chapter
  subsequent > later: year event study work stage decision step generation
  prior > earlier: work study experience research approach method
  contemporary > modern: art music society life culture world art
  challenging > hard, difficult: task problem question time situation process issue condition circumstance`,
  { unless: any(technical, inLaw, nextIs("and", "or", ","), previousIs("and", "or", "most", "least", "no")) },
);

/** Participles that tell only of more or less. */
const participles: Entry[] = adjectiveLines(
  6,
  `enhanced > better: performance security protection quality experience understanding
  improved > better: performance health quality access service result accuracy condition efficiency communication mood sleep safety understanding generalization training control outcome
  increased > higher: risk productivity yield temperature price
  increased > greater: awareness understanding flexibility interest confidence responsibility sensitivity diversity complexity
  reduced > lower: risk cost rate emission stress price speed expense
  heightened > greater: awareness risk concern sensitivity interest
  diminished > lower: quality value
  expanded > wider: role range access`,
  { unless: any(technical, inLaw, nextIs("and", "or", ","), not(describes)) },
);

/** No "have" or subject stands before the participle, so that it is no verb. */
function describes({ words, from }: Parameters<Restriction>[0]): boolean {
  const left = words[from - 1];
  if (!left || left.lemma === "have") return false;
  const takers = ["achieve", "show", "offer", "provide", "mean", "see", "enjoy", "bring", "deliver", "ensure", "need"];
  return ["DET", "ADP", "ADJ"].includes(left.pos) || takers.includes(left.lemma);
}

/** A verb that has its adverb beside it. */
const adverbs: Entry[] = [
  ...wordLines(
    6,
    `highly effective|efficient|useful|successful|popular|accurate|complex|competitive|dangerous|important|valuable|sensitive|flexible|detailed|personal|specific|selective|similar|variable > very $2
    extremely important|useful|helpful|difficult|dangerous|rare|popular|effective|hard|easy|valuable|common > very $2
    particularly useful|important|effective|helpful|difficult|popular|common > especially $2
    deeply ingrained > ingrained
    commonly|frequently used|found|seen|cited|called|asked > often $2
    principally > mainly
    virtually all|every|no|nothing|impossible|everyone > almost $2
    significantly ~improve|increase|reduce|change|affect|decrease|lower|enhance|boost > greatly $2
    significantly more|less|better|worse|higher|lower|larger|smaller|faster|longer|greater|fewer > much $2
    substantially more|less|better|worse|higher|lower|larger|smaller|faster|longer > much $2
    considerably more|less|better|worse|higher|lower|larger|smaller|faster|longer > much $2
    at present > now (7)
    nowadays > today, now (8)
    for the most part > mostly, mainly
    to a large|great degree > largely
    at a rapid|fast pace|rate > quickly
    in the present day > today`,
    {
      unless: any(
        technical,
        inLaw,
        previousIs("not", "n't", "and", "or", "so", "more", "most", "as", "how", "too", "less"),
      ),
    },
  ),
  {
    match: "to|can|could|will|would|may|might [ effectively ] <V>",
    to: "",
    level: 7,
    when: not(adverbCounts),
    unless: any(inLaw, previousIs("not")),
  },
  {
    match:
      "@PRON|NOUN|PROPN [ effectively|successfully ] ~capture|address|use|manage|handle|demonstrate|convey|combine",
    to: "",
    level: 7,
    unless: any(inLaw, bareSlot, inSentenceWith("fail", "attempt", "try")),
  },
  {
    match: "[ specifically ] designed|created|developed|built|made|trained to|for",
    to: "",
    level: 7,
    unless: inLaw,
  },
  { match: "[ specifically ] tailored|targeted", to: "", level: 7, unless: inLaw },
  {
    match: "~be|feel [ truly|genuinely ] @ADJ",
    to: "",
    level: 7,
    unless: any(previousIs("not", "n't"), inSentenceWith("?")),
  },
  { match: "[ deeply|profoundly|greatly ] ~appreciate|admire|respect|value|regret", to: "", level: 8 },
  {
    match: "[ actively ] ~seek|work|participate|engage|encourage|promote|support|look|explore|try",
    to: "",
    level: 7,
  },
  {
    match: "your|their|its|our|his|her|my [ specific|particular ]",
    to: "",
    level: 7,
    when: objectIs("need", "requirement", "circumstance", "situation", "goal", "interest"),
    unless: any(technical, inLaw),
  },
  { match: "one|any|each|every|a [ particular|specific ] individual|person", to: "", level: 7, unless: inLaw },
  { match: "[ various different ]", to: "many", level: 7, when: pluralNext },
  { match: "a variety|range|number of different", to: "several", level: 7, when: pluralNext, unless: graded },
  {
    match: "~be [ of utmost|great|paramount|vital|critical|crucial importance ]",
    to: "very important",
    level: 6,
    unless: nextIs("that"),
  },
  { match: "~be of importance", to: "~be important", level: 6 },
  { match: "~be of interest to", to: "~interest", level: 8 },
  { match: "~be of benefit to", to: "~benefit", level: 6 },
  { match: "~be of value to", to: "~be useful to", level: 7 },
  { match: "~be of help to", to: "~help", level: 6 },
  {
    match: "~be|become|remain|seem @ADV? [ challenging ] to|for",
    to: ["hard", "difficult"],
    level: 6,
    unless: inSentenceWith("hard", "difficult"),
  },
  {
    match: "~be|become|seem @ADV? [ beneficial ] to|for",
    to: "good",
    level: 7,
    unless: any(technical, graded, previousIs("mutually", "more", "very", "most")),
  },
  { match: "[ equally ] as @ADJ as", to: "", level: 6 },
  { match: "most [ commonly|frequently ]", to: "often", level: 7, unless: any(not(nextPos("VERB")), coordinated) },
  { match: "less [ commonly|frequently ]", to: "often", level: 7, unless: nextPos("ADJ") },
  { match: "is|are|am|'s|'re|'m [ currently ] @ADJ|VERB", to: "now", level: 7, unless: any(technical, inLaw) },
  { match: "many [ numerous ]", to: "", level: 5, when: attributive },
];

/** The adverb carries the point: "can effectively zero", "to successfully sue". */
function adverbCounts({ words, to }: Parameters<Restriction>[0]): boolean {
  return ["be", "have", "do", "zero", "end", "become", "sue", "appeal"].includes(words[to]?.lemma ?? "");
}

export const factModifiers = tableRule({
  id: "fact-modifiers",
  summary: "A plainer word says the same, or none is needed.",
  stage: "wording",
  level: 6,
  entries: [...adjectives, ...participles, ...adverbs],
  examples: [
    { before: "They saw a significant change.", after: "They saw a big change." },
    { before: "The change was significant (p < 0.05).", after: "The change was significant (p < 0.05)." },
    { before: "It can effectively cut the cost.", after: "It can cut the cost." },
    { before: "It can effectively be cut.", after: "It can effectively be cut." },
    { before: "It is highly useful.", after: "It is very useful." },
    { before: "This is of great importance.", after: "This is very important." },
    { before: "It is made for a range of different uses.", after: "It is made for several uses." },
  ],
});
