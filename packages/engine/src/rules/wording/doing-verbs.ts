import {
  all,
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
  objectIs,
  passive,
  personalSubject,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { learned, longer, verbFor } from "./verb-entries.ts";

const technical = any(inFormulas, inStatistics);

const feelings = `stress anxiety joy happiness loneliness fear sadness guilt grief frustration pleasure emotion pressure
  hunger satisfaction anger sense excitement isolation boredom relief gratitude`;

const workers = objectIs(
  ..."people person worker staff engineer teacher individual man woman labor nurse manager expert team lawyer actor tutor".split(
    " ",
  ),
  ..."employee developer assistant specialist professional servant maid guard officer consultant thousand hundred million".split(
    " ",
  ),
);

const jobs = inSentenceWith("job", "worker", "company", "factory", "staff", "industry", "firm", "unemployment", "wage");

/** "Consume sugary drinks and meat": one eats the one and drinks the other. */
const joined: Restriction = ({ words, to }) => words.slice(to, to + 7).some(({ pos }) => pos === "CCONJ");

const doing: Entry[] = [
  { match: "~engage in", to: "~have", level: 6, when: talkFollows, unless: any(passive, hasEngaged) },
  verbFor("engage in", "take part in", "activity sport event game debate program discussion competition project", {
    level: 6,
    unless: hasEngaged,
  }),
  verbFor("engage in", "do", "exercise workout research yoga", { level: 6, unless: hasEngaged }),
  verbFor(
    "participate in",
    "take part in",
    "program project event competition discussion debate club study game race class",
    { level: 7, unless: any(learned, describesNoun) },
  ),
  verbFor("perform", "do", "task work chore job activity exercise duty", { level: 7, unless: any(technical, learned) }),
  verbFor("conduct", ["carry out", "do"], "research", { level: 7, unless: learned }),
  verbFor("conduct", "carry out", "survey experiment interview test audit inspection investigation study search", {
    level: 7,
    unless: any(learned, technical),
  }),
  verbFor("implement", "use", "strategy technique approach method tactic", { level: 6, unless: technical }),
  verbFor("implement", "introduce", "system solution safeguard procedure", { level: 7, unless: technical }),
  verbFor("implement", "adopt", "practice", { level: 6, unless: technical }),
  {
    match: "~be [ implemented ] to|by|in|at|across|,|.",
    to: ["introduced", "put in place"],
    level: 7,
    unless: any(technical, learned, inSentenceWith("system", "model", "method")),
  },
  {
    match: "~employ a|an|various|several|different|multiple|many|these|this|such",
    to: "~use $2",
    level: 6,
    unless: any(passive, workers, jobs, describesNoun),
  },
  verbFor("undergo", "have", "surgery treatment operation procedure training therapy test testing", { level: 6 }),
  { match: "~operate by <Ving>", to: "~work by $3", level: 6, unless: passive },
  { match: "~opt for <Ving>", to: "~choose to $V3", level: 5 },
];

const feeling: Entry[] = [
  verbFor("experience", "feel", feelings, { level: 6, unless: technical }),
  verbFor("experience", "have", "setback failure success delay", { level: 7, unless: any(technical, learned) }),
  verbFor("experience", "see", "growth surge boom decline increase rise", { level: 7, unless: technical }),
  {
    match: "people|those|patients|individuals|children|anyone|someone|students|women|men [ experiencing ]",
    to: "with",
    level: 6,
    when: objectIs(..."pain symptom difficulty anxiety depression problem".split(" ")),
  },
  {
    match: "~indulge in",
    to: "~enjoy",
    level: 5,
    unless: any(
      all(hasForm("s"), not(personalSubject)),
      near(4, "fantasy", "self", "pity", "speculation", "vice", "sin"),
    ),
  },
  {
    match: "~relish",
    to: "~enjoy",
    level: 6,
    when: nextPos("DET", "PRON", "ADJ", "VERB"),
    unless: any(passive, previousPos("NOUN", "ADJ", "DET")),
  },
  {
    match: "~express my|our|his|her|their @ADJ? gratitude|appreciation|thanks to",
    to: "~thank",
    level: 5,
    unless: passive,
  },
  verbFor(
    "consume",
    "eat",
    "food meal snack fruit vegetable meat fish sugar candy breakfast lunch dinner bread cheese",
    { level: 6, unless: any(technical, joined) },
  ),
  verbFor("consume", "drink", "water alcohol coffee tea beverage drink milk soda beer wine", {
    level: 6,
    unless: any(technical, joined),
  }),
  { match: "~dedicate|devote time to <Ving>", to: "~spend time $4", level: 6, unless: passive },
  {
    match: "~dedicate|devote more|enough|some|much|extra time to <Ving>",
    to: "~spend $2 time $5",
    level: 6,
    unless: passive,
  },
];

const teaching: Entry[] = [
  { match: "debate|debates|controversy|uproar|row [ surrounding ]", to: "over", level: 6 },
  {
    match: "~educate people|students|children|readers|viewers|users|others|them|us|you|kids|everyone|citizens",
    to: "~teach $2",
    level: 8,
    unless: any(passive, describesNoun),
  },
  {
    match: "[ ~instruct ] people|students|children|them|us|you|him|her|me|everyone to",
    to: "~tell",
    level: 6,
    unless: any(passive, inLaw),
  },
  {
    match: "[ ~transport ] you|us|me|readers|viewers|them|audiences|listeners to|into|back",
    to: "~take",
    level: 6,
    unless: passive,
  },
  { match: "~reach out to me|us|him|them|her|customer|support", to: "~contact $4", level: 7, unless: learned },
  verbFor("access", "find", "information", { level: 8, unless: any(technical, learned) }),
  verbFor("verify", "check", "fact information source status accuracy detail claim", {
    level: 6,
    unless: any(technical, learned),
  }),
  verbFor("compile", "put together", "list collection playlist", { level: 6, unless: any(technical, learned) }),
  {
    match:
      "question|questions|concern|concerns|discussion|discussions|stigma|uncertainty|mystery|mysteries|misconceptions|myths [ surrounding ]",
    to: "about",
    level: 6,
  },
  { match: "area|areas|land|neighborhood|streets|hills [ surrounding ] @DET", to: "around", level: 7 },
  {
    match: "information|questions|concerns|documents|news|research|facts|decisions [ related|relating to ]",
    to: ["about", "on"],
    level: 7,
    unless: any(technical, inLaw, learned, nextPos("VERB")),
  },
  {
    match: "~draw|build|improve|expand|touch|rely|depend|focus|reflect|agree|base|place|impose|call [ upon ]",
    to: "on",
    level: 5,
    unless: inLaw,
  },
  {
    match: "~occur when|because|if|again|every|frequently|often|during|after",
    to: "~happen $2",
    level: 6,
    unless: any(technical, learned),
  },
  { match: "~appear @ADJ", to: "~look $2", level: 8, unless: any(learned, technical, attributiveAfter) },
  {
    match: "[ represents ] a|an|the",
    to: "is",
    level: 7,
    when: previousIs("this", "it"),
    unless: any(technical, inSentenceWith("logo", "symbol", "color", "colour", "letter", "axis", "flag", "star")),
  },
  {
    match: "key|answer|solution|secret|beauty|strength [ lies in ] its|their|our|his|her",
    to: "is",
    level: 7,
    unless: any(nextPos("VERB"), nextIs("how")),
  },
];

const keeping: Entry[] = [
  verbFor(
    "maintain",
    "keep",
    "attitude mindset outlook connection pace speed temperature grip calm contact discipline routine identity independence privacy friendship integrity habit record job silence peace perspective rhythm advantage price position lead texture shape level quality freshness",
    { level: 6, unless: technical },
  ),
  {
    match: "~be [ located|situated ] in|on|at|near|along|within|between|just|about",
    to: "",
    level: 6,
    unless: any(nextPos("VERB"), inFormulas),
  },
  { match: "~be filled with", to: "~be full of", level: 7, when: manyThings, unless: any(learned, inFormulas) },
  { match: "~be characterized by", to: "~be marked by", level: 7, unless: any(technical, learned) },
  verbFor("comprise", "have", "part section chapter component layer stage", { level: 8, unless: inLaw }),
  verbFor("comprise", "be made up of", "member people group individual", {
    level: 8,
    unless: any(inLaw, nextIs("the")),
  }),
  verbFor("augment", "add to", "income ability skill capability knowledge experience", { level: 6, unless: technical }),
  verbFor("possess", "have", "ability skill talent quality knowledge power", { level: 5, unless: inLaw }),
  verbFor("acquire", "get", "job item car house tool", { level: 7, unless: learned }),
];

/** "appear different people": the adjective has a noun of its own. */
function attributiveAfter({ words, to }: Parameters<Restriction>[0]): boolean {
  return ["NOUN", "PROPN", "ADJ"].includes(words[to]?.pos ?? "");
}

function talkFollows({ words, to }: Parameters<Restriction>[0]): boolean {
  return (
    words
      .slice(to, to + 4)
      .some(({ lemma }) => ["conversation", "discussion", "dialogue", "argument", "debate"].includes(lemma)) &&
    words[to]?.pos === "DET"
  );
}

function hasEngaged({ words, from }: Parameters<Restriction>[0]): boolean {
  return words[from]!.lower === "engaged" && words[from - 1]?.lemma !== "have";
}

const scenes = new Set(
  "joy love hope energy life people laughter color colour surprise memory excitement adventure action flavor fear".split(
    " ",
  ),
);

function manyThings({ words, from, to }: Parameters<Restriction>[0]): boolean {
  return (
    !["be", "been", "being"].includes(words[from]!.lower) &&
    words.slice(to, to + 4).some(({ lemma }) => scenes.has(lemma))
  );
}

export const doingVerbs = tableRule({
  id: "doing-verbs",
  summary: "A plainer verb of doing, feeling or having says the same.",
  stage: "wording",
  level: 6,
  entries: [...longer(doing), ...feeling, ...teaching, ...keeping],
  examples: [
    { before: "They engaged in a long debate.", after: "They engaged in a long debate." },
    { before: "We engage in a discussion each week.", after: "We have a discussion each week." },
    { before: "She engages in outdoor sports.", after: "She takes part in outdoor sports." },
    { before: "The people engaged in sports are fit.", after: "The people engaged in sports are fit." },
    { before: "He performed these tasks alone.", after: "He did these tasks alone." },
    { before: "She performed a song.", after: "She performed a song." },
    { before: "The film employs a simple trick.", after: "The film uses a simple trick." },
    { before: "The farm employs several engineers.", after: "The farm employs several engineers." },
    { before: "She experienced great joy.", after: "She felt great joy." },
    { before: "He has years of experience.", after: "He has years of experience." },
    { before: "We indulged in a late lunch.", after: "We enjoyed a late lunch." },
    { before: "They consume sweet snacks.", after: "They eat sweet snacks." },
    { before: "Fire consumed the barn.", after: "Fire consumed the barn." },
    { before: "The mill is located near the river.", after: "The mill is near the river." },
    { before: "The fault was located.", after: "The fault was located." },
    { before: "The book comprises three parts.", after: "The book has three parts." },
    { before: "I wish to express my deep gratitude to her.", after: "I wish to thank her." },
    { before: "Keep a positive attitude.", after: "Keep a positive attitude." },
    { before: "Try to maintain a positive attitude.", after: "Try to keep a positive attitude." },
  ],
});
