import { any, inFormulas, inStatistics, near, nextIs, nextPos, not, previousIs, previousPos } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";
import { emptyAdverbs } from "./empty-adverbs.ts";
import { formalAdverbs } from "./formal-modifiers.ts";

const comparatives =
  "higher|lower|larger|smaller|greater|better|worse|faster|slower|longer|shorter|easier|harder|stronger|weaker|more|less|fewer|cheaper|quieter|cleaner|safer|wider|deeper|older|younger|warmer|colder|richer|poorer|heavier|lighter|simpler";
const changes =
  "~reduce|increase|improve|change|affect|alter|expand|grow|lower|cut|simplify|influence|contribute|help|limit|raise";

const degree: Entry[] = [
  {
    match: `[ significantly|substantially|considerably ] ${comparatives}`,
    to: ["much", "far"],
    level: 5,
    unless: any(inStatistics, nextIs("more", "fewer")),
  },
  { match: "[ significantly|substantially|considerably ] more|fewer", to: "far", level: 6, unless: inStatistics },
  {
    match: `[ significantly|substantially ] ${changes}`,
    to: "greatly",
    level: 5,
    unless: any(inStatistics, inFormulas, previousIs("not", "n't")),
  },
  {
    match: `${changes}|vary|differ [ significantly|substantially ]`,
    to: "greatly",
    level: 6,
    unless: any(inStatistics, inFormulas, not(nextPos("PUNCT", "ADP", "SCONJ")), near(3, "not", "n't")),
  },
  { match: "[ significantly ] different", to: "very", level: 6, unless: any(inStatistics, previousIs("not", "n't")) },
  { match: "approximately", to: "about", level: 3, when: beforeNumber, unless: inFormulas },
  { match: "primarily", to: "mainly", level: 4 },
  { match: "predominantly", to: "mainly", level: 5 },
  { match: "merely", to: "only", level: 6, unless: any(previousIs("not", "n't", "than"), nextPos("PUNCT")) },
  {
    match: "solely",
    to: "only",
    level: 6,
    unless: any(previousIs("not", "n't"), nextIs("to", "responsible"), nextPos("ADJ")),
  },
  { match: "incredibly|exceptionally", to: "very", level: 8, unless: nextPos("PUNCT") },
  { match: "profoundly", to: "deeply", level: 5, unless: nextIs("deaf", "disabled") },
];

const time: Entry[] = [
  { match: "frequently", to: "often", level: 4, unless: nextIs("asked", "traded", "cited") },
  {
    match: "typically",
    to: "usually",
    level: 5,
    unless: previousIs("more", "not", "a", "an", "the", "his", "her", "their"),
  },
  { match: "and subsequently", to: "and then", level: 5, unless: nextPos("PUNCT") },
  { match: "subsequently", to: "later", level: 5, unless: previousIs("and", "not") },
  { match: "presently", to: "now", level: 6 },
  { match: "oftentimes", to: "often", level: 3 },
  { match: "thereafter", to: "after that", level: 6, unless: nextPos("VERB", "ADJ") },
  { match: "instantaneously", to: "instantly", level: 5, unless: inFormulas },
];

const manner: Entry[] = [
  { match: "meticulously", to: "carefully", level: 3 },
  { match: "seamlessly", to: "smoothly", level: 4, unless: any(nextPos("NOUN"), nextIs("part")) },
  { match: "effortlessly", to: "easily", level: 5, unless: nextPos("ADJ") },
  { match: "expeditiously", to: "quickly", level: 4 },
  { match: "intricately linked|connected|tied|related", to: "closely $2", level: 6 },
  { match: "albeit", to: "though", level: 6 },
  { match: "wherein", to: "in which", level: 6 },
  { match: "per annum", to: "a year", level: 6 },
  { match: "whilst", to: "while", level: 8 },
  { match: "amongst", to: "among", level: 8 },
];

const empty: Entry[] = [
  { match: "[ thereby ] <Ving>", to: "", level: 5, unless: previousPos("AUX") },
  { match: "very [ unique ]", to: "unusual", level: 7 },
  { match: "a [ truly ] @ADJ", to: "", level: 7 },
  { match: "~have [ successfully ] completed|implemented|achieved|developed|launched|built|created", to: "", level: 7 },
  { match: "[ actively ] ~participate|engage|seek|encourage|promote|support", to: "", level: 7 },
  { match: "[ intentionally|specifically ] designed to", to: "", level: 7, unless: previousIs("not") },
];

export const plainAdverbs = tableRule({
  id: "plain-adverbs",
  summary: "A plainer adverb, or none, says the same.",
  stage: "wording",
  level: 5,
  entries: [...degree, ...time, ...manner, ...empty, ...emptyAdverbs, ...formalAdverbs],
  examples: [
    { before: "Noise can significantly impact sleep.", after: "Noise can greatly impact sleep." },
    { before: "They work tirelessly for the poor.", after: "They work hard for the poor." },
    { before: "She learned to truly listen.", after: "She learned to really listen." },
    { before: "It is readily available.", after: "It is readily available." },
    { before: "The view is truly remarkable.", after: "The view is remarkable." },
    { before: "I firmly believe it will hold.", after: "I believe it will hold." },
    { before: "It will ultimately lead to floods.", after: "It will lead to floods." },
    { before: "He was not truly remarkable.", after: "He was not truly remarkable." },
    { before: "The prices are incredibly low.", after: "The prices are very low." },
    { before: "It is no star but rather a planet.", after: "It is no star but a planet." },
    { before: "The moors are vast.", after: "The moors are vast." },
    { before: "They hold her solely responsible.", after: "They hold her solely responsible." },
    { before: "He stayed solely to rest.", after: "He stayed solely to rest." },
    { before: "It is seamlessly part of the wall.", after: "It is seamlessly part of the wall." },
    { before: "Rent takes approximately half of it.", after: "Rent takes about half of it." },
    { before: "The town lives primarily on tourism.", after: "The town lives mainly on tourism." },
    { before: "Shade can significantly reduce the heat.", after: "Shade can greatly reduce the heat." },
    { before: "Scores differed significantly (p = 0.03).", after: "Scores differed significantly (p = 0.03)." },
    { before: "The road floods frequently.", after: "The road floods often." },
    { before: "See the frequently asked questions.", after: "See the frequently asked questions." },
    { before: "The pump closes, thereby stopping the flow.", after: "The pump closes, stopping the flow." },
    { before: "He is profoundly deaf.", after: "He is profoundly deaf." },
    { before: "It was not merely cold.", after: "It was not merely cold." },
  ],
});

/** A number or another measure follows. */
function beforeNumber({ words, to }: Parameters<Restriction>[0]): boolean {
  const next = words[to];
  if (next === undefined) return false;
  return (
    ["NUM", "SYM"].includes(next.pos) || /^[\d$£€~]|^(?:half|one|two|three|a|an|double|twice|every)$/.test(next.lower)
  );
}
