import { any, inCompound, near, nextIs, nextPos, not, previousIs, statistical } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";

const comparatives =
  "higher|lower|larger|smaller|greater|better|worse|faster|slower|longer|shorter|easier|harder|stronger|weaker|more|less";
const changes: Restriction = nextPos("VERB");
const atEnd: Restriction = nextPos("PUNCT");

const degree: Entry[] = [
  { match: `[ significantly|substantially|considerably ] ${comparatives}`, to: "much", level: 5, unless: statistical },
  {
    match: "significantly|substantially",
    to: "greatly",
    level: 5,
    unless: any(statistical, not(changes), previousIs("not", "n't")),
  },
  {
    match: "~reduce|increase|improve|change|differ|grow|fall|rise|drop [ significantly|substantially ]",
    to: "sharply",
    level: 8,
    unless: any(statistical, not(atEnd)),
  },
  { match: "approximately", to: "about", level: 5, unless: any(near(4, "tolerance", "equal"), nextIs(":")) },
  { match: "primarily", to: "mainly", level: 5 },
  { match: "predominantly", to: "mainly", level: 6 },
  {
    match: "particularly",
    to: "especially",
    level: 7,
    unless: any(previousIs("not", "n't", "more"), nextPos("PUNCT")),
  },
  { match: "merely", to: "only", level: 6, unless: any(previousIs("not", "n't"), nextPos("PUNCT")) },
];

const time: Entry[] = [
  {
    match: "frequently",
    to: "often",
    level: 5,
    unless: any(previousIs("more", "most", "less", "as", "very"), nextIs("asked")),
  },
  { match: "more frequently", to: "more often", level: 6 },
  { match: "typically", to: "usually", level: 6, unless: previousIs("more", "not") },
  { match: "subsequently", to: "later", level: 5, unless: any(nextPos("PUNCT"), previousIs("and")) },
  { match: "and subsequently", to: "and then", level: 5, unless: nextPos("PUNCT") },
  {
    match: "presently|currently",
    to: "now",
    level: 7,
    unless: any(
      nextPos("PUNCT"),
      previousIs("is", "are", "was", "were", "'s", "'re", "not"),
      nextPos("ADJ"),
      nextIs("being"),
    ),
  },
  { match: "previously", to: "before", level: 8, unless: any(not(atEnd), inCompound) },
  { match: "prior to", to: "before", level: 4 },
  { match: "subsequent to", to: "after", level: 4 },
];

const manner: Entry[] = [
  { match: "seamlessly", to: "smoothly", level: 4, unless: inCompound },
  { match: "effortlessly", to: "easily", level: 4 },
  { match: "meticulously", to: "carefully", level: 4 },
  { match: "intricately", to: "closely", level: 6, unless: not(nextIs("linked", "connected", "tied", "related")) },
  { match: "profoundly", to: "deeply", level: 5, unless: nextIs("deaf", "disabled") },
  { match: "exceedingly", to: "very", level: 5 },
  { match: "incredibly", to: "very", level: 8, unless: nextPos("PUNCT") },
  { match: "expeditiously", to: "quickly", level: 4 },
  {
    match: "collectively",
    to: "together",
    level: 7,
    unless: any(nextIs("known", "called", "referred"), nextPos("ADJ")),
  },
];

const empty: Entry[] = [
  {
    match: "thereby",
    to: "",
    level: 5,
    unless: any(not(nextPos("VERB")), (site) => !/ing$/.test(site.words[site.to]?.lower ?? "")),
  },
  {
    match: "fundamentally",
    to: "",
    level: 6,
    unless: any(not(changes), previousIs("is", "are", "was", "were", "not", "n't", "more")),
  },
  {
    match: "ultimately",
    to: "",
    level: 7,
    unless: any(not(changes), previousIs("is", "are", "was", "were", "be", "not", "n't", ",")),
  },
  {
    match: "truly",
    to: "",
    level: 6,
    unless: any(not(nextPos("ADJ", "VERB")), previousIs("not", "n't", "is", "yours"), nextIs("random")),
  },
  { match: "very unique", to: "unusual", level: 6 },
  { match: "highly effective", to: "very effective", level: 9 },
];

export const plainAdverbs = tableRule({
  id: "plain-adverbs",
  summary: "A plainer adverb, or none, says the same.",
  stage: "wording",
  level: 5,
  entries: [...degree, ...time, ...manner, ...empty],
  examples: [
    { before: "Rent takes approximately half of it.", after: "Rent takes about half of it." },
    { before: "The town lives primarily on tourism.", after: "The town lives mainly on tourism." },
    {
      before: "It is significantly cheaper and significantly better.",
      after: "It is significantly cheaper and much better.",
    },
    { before: "Shade can significantly reduce the heat.", after: "Shade can greatly reduce the heat." },
    { before: "Scores differed significantly (p = 0.03).", after: "Scores differed significantly (p = 0.03)." },
    { before: "The trial group scored significantly higher.", after: "The trial group scored significantly higher." },
    { before: "The road floods frequently.", after: "The road floods often." },
    { before: "See the frequently asked questions.", after: "See the frequently asked questions." },
    { before: "Wash it prior to use.", after: "Wash it before use." },
    { before: "She had no prior conviction.", after: "She had no prior conviction." },
    { before: "The pump closes, thereby stopping the flow.", after: "The pump closes, stopping the flow." },
    { before: "He is profoundly deaf.", after: "He is profoundly deaf." },
    { before: "The lid fits seamlessly.", after: "The lid fits smoothly." },
    { before: "It was not merely cold.", after: "It was not merely cold." },
  ],
});
