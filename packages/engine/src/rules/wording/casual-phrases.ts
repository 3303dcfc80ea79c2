import { any, bareSlot, inFormulas, inLaw, inMode, nextIs, previousIs } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const selves = "myself|himself|herself|ourselves|yourself|itself";
const thoughts = "wondering|thinking|wishing|hoping|questioning|missing|agreeing|smiling|laughing|nodding";
const captured = "drawn|lost|caught|trapped|surrounded|stuck|immersed|torn|faced|swept|unable|fascinated|transported";

/** Who expected something, and whose expectation it was. */
const expecting: readonly (readonly [string, string])[] = [
  ["my", "I"],
  ["our", "we"],
  ["their", "they"],
];

/** Gerunds that look like nouns, with what was done. */
const named: readonly (readonly [string, string])[] = [
  ["meeting", "meet"],
  ["dining", "eat"],
  ["reading", "read"],
  ["seeing", "see"],
  ["hearing", "hear"],
  ["working", "work"],
];
const unfinished = previousIs("to", "not", "never", "n't", "had", "have", "'ve", "has", "yet");

/** Another "that" stands beside this one: "and that she would". */
const oneOfSeveral: Restriction = ({ words, to }) =>
  words.some(({ lower }, i) => i > to && lower === "that" && ["and", "or", "but", ","].includes(words[i - 1]!.lower));

/** How people tell what they did, thought and felt. */
const entries: Entry[] = [
  { match: `~find ${selves} ${thoughts}/VERB`, to: "~$3", unless: bareSlot },
  { match: `~find ${selves} ${captured}`, to: "~be $3" },
  { match: `found themselves ${captured}`, to: "were $3" },
  { match: `find themselves ${captured}`, to: "are $3", unless: bareSlot },
  {
    match: "he|she|they|i|we|you knew|realized|realised|thought|hoped|believed [ that ] he|she|it|they|we|i|you",
    to: "",
    level: 7,
    unless: any(inMode("academic", "formal"), oneOfSeveral),
  },
  {
    match: "~have the pleasure|opportunity|privilege|honor|honour of <Ving>",
    to: "~$5",
    unless: unfinished,
  },
  ...named.map(
    ([gerund, verb]): Entry => ({
      match: `~have the pleasure|opportunity|privilege|honor|honour of ${gerund}`,
      to: `~${verb}`,
      unless: unfinished,
    }),
  ),
  {
    match: "[ ~give ] <NP> [ a try|go|shot ]",
    to: "~try … ",
    level: 8,
    unless: nextIs("at", "to", "for", "-", "on", "in"),
  },
  { match: "^ it is|was|'s clear|obvious|evident that", to: "clearly,", level: 7 },
  ...expecting.map(
    ([whose, who]): Entry => ({
      match: `~exceed ${whose} expectations`,
      to: `~be better than ${who} expected`,
      unless: nextIs("in", "and", "for", "of"),
    }),
  ),
  ...wordLines(
    6,
    `[ , and i must|have to say , ] > and
    [ and let me tell you , ] > and
    [ but let me tell you , ] > but
    [ much ] to my|his|her|our|their surprise|delight|relief|dismay|amusement|disappointment >
    at the [ tender|ripe ] age of >
    at that [ very|exact|precise ] moment >
    in that [ very|exact|precise ] moment >
    each [ passing ] day|year|week|month|hour|moment|minute|second|mile|step >
    every [ passing ] day|year|week|month|hour|moment|minute|second|mile|step >
    all of a sudden > suddenly
    like an eternity > like forever
    in the blink of an eye > in an instant
    wanted|want|like [ to take a moment|minute ] to >
    hesitate|free to [ reach out to ] > contact
    please [ reach out to ] > contact
    for the [ very ] first time >
    for the [ very ] last time >
    cooked|seasoned|grilled|prepared|done|roasted|fried|baked|executed|crafted to perfection > perfectly $1
    day in and day out > every day
    a multitude|myriad of emotions > many emotions
    ~be brimming with > ~be full of
    brimming with > full of
    ~be bursting with > ~be full of
    bursting with flavor|flavour > full of $3
    ~be bestowed with > ~be given
    ~be taken aback by > ~be surprised by
    ~be taken aback > ~be surprised
    ~be at a loss for words > ~be speechless`,
    { unless: any(inLaw, inFormulas) },
  ),
];

export const casualPhrases = tableRule({
  id: "casual-phrases",
  summary: "People say this in fewer or plainer words.",
  stage: "wording",
  level: 6,
  entries,
  examples: [
    { before: "I found myself wondering who lived there.", after: "I wondered who lived there." },
    { before: "She knew that it was late.", after: "She knew it was late." },
    {
      before: "He knew that it was late and that she had gone.",
      after: "He knew that it was late and that she had gone.",
    },
    { before: "She found herself drawn to the window.", after: "She was drawn to the window." },
    { before: "We had the pleasure of meeting the chef.", after: "We met the chef." },
    { before: "He gave it a try.", after: "He tried it." },
    { before: "It was clear that nobody had read it.", after: "Clearly, nobody had read it." },
    { before: "The hotel exceeded our expectations.", after: "The hotel was better than we expected." },
    { before: "She left school at the tender age of nine.", after: "She left school at the age of nine." },
    { before: "With each passing day it grew colder.", after: "With each day it grew colder." },
    { before: "The steak was cooked to perfection.", after: "The steak was perfectly cooked." },
    { before: "I couldn't help him.", after: "I couldn't help him." },
    { before: "She found herself a chair.", after: "She found herself a chair." },
    { before: "Give him a shot at the title.", after: "Give him a shot at the title." },
    { before: "We have never had the pleasure of meeting.", after: "We have never had the pleasure of meeting." },
    { before: "He reached out to touch the wall.", after: "He reached out to touch the wall." },
    { before: "It exceeded our expectations in sales.", after: "It exceeded our expectations in sales." },
  ],
});
