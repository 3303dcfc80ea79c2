import {
  any,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  nextPos,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics);

/** Nouns with a plainer twin. */
const twins: Entry[] = wordLines(
  6,
  `%juncture > %point, %moment
  %mindset > %attitude, %way of thinking, %outlook
  %mishap > %accident
  %notion > %idea
  %peril > %danger (8)
  %pinnacle > %peak, high %point
  %pitfall > %danger, %trap, %problem (8)
  %shortcoming > %weakness, %flaw (8)
  %trajectory > %path, %course (8)
  %triumph > %victory, %success (8)
  %zenith > %peak
  youths/NOUN > young people (8)
  serenity/NOUN > calm, peace (8)
  strife/NOUN > conflict
  sustenance/NOUN > food
  tenacity/NOUN > determination
  woes/NOUN > problems, troubles (8)
  visage/NOUN > face
  populace/NOUN > population, people
  utilization|utilisation/NOUN > use
  perseverance/NOUN > persistence (8)`,
  {
    unless: any(
      technical,
      previousIs("accidental", "growth", "fixed", "case", "likely", "nightmare", "dream", "your", "civil", "spiritual"),
      nextIs("over", "against"),
      inSentenceWith(
        "orbit",
        "missile",
        "particle",
        "spacecraft",
        "bullet",
        "scenario",
        "motorcycle",
        "moral",
        "insurance",
        "insurer",
        "reinsurance",
      ),
    ),
  },
);

/** Nouns whose plainer twin fits with certain neighbours only. */
const framed: Entry[] = [
  ...wordLines(
    6,
    `an obligation to <V> > a duty to $4
    %respite from > %break from, %rest from
    a semblance of > some (8)
    some semblance of > some (8)
    %tale of > %story of (8)
    on the precipice|cusp|verge of <Ving> > about to $V6
    on the precipice of > on the edge of, on the brink of
    skepticism|scepticism about|towards|toward|over|regarding > doubts about
    %stance on|regarding > %position on, %view on
    %plea for > %appeal for (8)
    %surge in > sharp %rise in, sharp %increase in
    kaleidoscope|mosaic of > mix of
    melting pot of > mix of
    labyrinth of > maze of
    the necessity of <Ving> > the need to $V4 (8)
    a sight to behold > a wonderful sight
    a beacon of hope > a source of hope
    a whirlwind|rollercoaster of emotions > a mix of emotions
    a scarcity of > a shortage of, a lack of
    the scarcity of > the shortage of, the lack of
    %perspective on > %view on, %view of
    a|an @ADJ? [ transformation ] in > change
    profound|significant|major|remarkable|dramatic|radical|fundamental|complete|rapid [ %transformation ] > %change
    %prerequisite for > %condition for, %requirement for
    the|his|her|their [ vantage point ] > viewpoint, position
    vantage point > viewpoint
    leisure|creative|recreational|outdoor|artistic|intellectual|cultural [ pursuits ] > activities
    academic|scholarly [ pursuits ] > studies, work
    %pathway to|for|towards|toward > %path $2 (8)
    the outskirts|periphery of > the edge of (8)
    compelling|powerful|engaging|captivating|gripping [ narrative ] > story
    digital|business|corporate|healthcare|financial|media|technological|technology [ landscape ] > world
    cultural|music|literary|artistic|musical [ landscape ] > scene, world
    competitive [ landscape ] > market
    the trials and tribulations of > the hardships of, the troubles of
    a modicum of > a little
    a prime example of > a good example of
    a moment of respite > a rest, a break
    the myriad of > the many
    the rigors|rigours of > the hardships of
    the specifics of > the details of (8)`,
    { unless: any(technical, inLaw, inSentenceWith("sentiment", "enzyme", "neural", "cell", "protein", "reaction")) },
  ),
];

const simulated = inSentenceWith(
  ..."simulate simulation model inductive dataset agent baseline training forecast climate emission test galaxy evolution planet".split(
    " ",
  ),
);

/** What needs a look around. */
const guarded: Entry[] = [
  {
    match:
      "issue|issues|debate|debates|controversy|conversation|conversations|complexities|discourse [ surrounding ] @DET|NOUN|ADJ|PROPN",
    to: ["around", "about"],
    level: 6,
  },
  { match: "this|that [ particular ] @NOUN", to: "", level: 6, unless: any(technical, inLaw) },
  {
    match: "new|fresh|different|unique|own|valuable|broader|global [ perspective ]",
    to: ["view", "outlook"],
    level: 8,
    unless: any(technical, near(3, "take", "from")),
  },
  {
    match: "this|that|these|those|the|same|similar [ %sentiment/NOUN ]",
    to: ["%view", "%feeling"],
    level: 8,
    unless: any(technical, nextPos("NOUN"), inSentenceWith("classification", "corpus", "aspect", "market", "investor")),
  },
  {
    match: "scenarios/NOUN",
    to: "situations",
    level: 8,
    unless: any(technical, simulated, previousIs("case", "likely", "what")),
  },
  {
    match: "[ %shift/NOUN ] in",
    to: "%change",
    level: 6,
    when: previousPos("DET", "ADJ"),
    unless: any(technical, previousIs("paradigm", "domain")),
  },
  {
    match: "[ %shift/NOUN ] towards|toward|away",
    to: "%move",
    level: 7,
    when: previousPos("DET", "ADJ"),
    unless: technical,
  },
  {
    match: "learners/NOUN",
    to: "students",
    level: 7,
    unless: any(inFormulas, previousIs("language", "english", "lifelong", "adult", "weak", "and")),
  },
  { match: "thought processes", to: "thinking", level: 7, unless: nextPos("AUX", "VERB") },
  { match: "thought process", to: "thinking", level: 7, unless: previousIs("a", "this", "same") },
  { match: "my|his|her|their|your|our [ passion ] for", to: "love", level: 7, unless: nextPos("VERB") },
  { match: "my|his|her|their|your|our [ passion for ] <Ving>", to: "love of", level: 7 },
  { match: "professional|career journey", to: "career", level: 6 },
  {
    match: "academic|educational journey",
    to: "education",
    level: 6,
    unless: previousIs("a", "an", "this"),
  },
  { match: "personal belongings|possessions", to: "$2", level: 6 },
  {
    match: "the|this [ outcome/NOUN ]",
    to: "result",
    level: 8,
    unless: any(
      technical,
      inSentenceWith("result", "patient", "treatment", "clinical", "possible"),
      nextIs("variable", "measure", "measures"),
    ),
  },
  {
    match:
      "different|diverse|various|multiple|opposing|differing|other|alternative|new|varied|contrasting [ perspectives ]",
    to: "views",
    level: 6,
    unless: any(technical, near(3, "from")),
  },
  {
    match: "%quest to",
    to: ["%effort to", "%attempt to"],
    level: 8,
    unless: any(technical, near(4, "embark", "hero", "king", "knight")),
  },
  { match: "the entirety of", to: "the whole of", level: 6 },
];

export const rareNounsJ = tableRule({
  id: "rare-nouns-j",
  summary: "A plainer noun says the same.",
  stage: "wording",
  level: 6,
  entries: [...twins, ...framed, ...guarded],
  examples: [
    { before: "That notion is wrong.", after: "That idea is wrong." },
    { before: "Her mindset changed.", after: "Her outlook changed." },
    { before: "He teaches a growth mindset.", after: "He teaches a growth mindset." },
    { before: "There was a surge in demand.", after: "There was a sharp increase in demand." },
    { before: "I saw this particular film.", after: "I saw this film." },
    { before: "I saw one particular film.", after: "I saw one particular film." },
    { before: "They share this sentiment.", after: "They share this view." },
    { before: "We ran sentiment analysis.", after: "We ran sentiment analysis." },
    { before: "We saw a shift in opinion.", after: "We saw a change in opinion." },
    { before: "She took the night shift in May.", after: "She took the night shift in May." },
    { before: "He told a tale of two ships.", after: "He told a story of two ships." },
    { before: "Different perspectives help.", after: "Different views help." },
    { before: "We are in the process of moving.", after: "We are in the process of moving." },
    { before: "The satellite left its trajectory near orbit.", after: "The satellite left its trajectory near orbit." },
  ],
});
