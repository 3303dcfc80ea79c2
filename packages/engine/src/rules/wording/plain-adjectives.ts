import {
  any,
  attributive,
  determined,
  graded,
  inCompound,
  inSentenceWith,
  near,
  nextIs,
  nextLemma,
  nextPos,
  noPluralAfter,
  not,
  previousIs,
  statistical,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";

/** An adjective with the same plain twin wherever it stands. */
function anywhere(match: string, to: Entry["to"], unless: Restriction = inCompound, level = 5): Entry {
  return { match, to, level, unless: any(inCompound, unless) };
}

/** An adjective that changes only before its noun, and not after "more" or "very". */
function beforeNoun(match: string, to: Entry["to"], unless: Restriction = inCompound, level = 5): Entry {
  return { match, to, level, unless: any(inCompound, unless, graded, not(attributive)) };
}

/** An adjective that changes after a verb or a word of degree. */
function afterVerb(match: string, to: Entry["to"], unless: Restriction = inCompound, level = 5): Entry {
  return { match, to, level, unless: any(inCompound, unless, (site) => attributive(site) && !graded(site)) };
}

const trial = nextLemma("trial", "study");
const organs = nextLemma("sign", "organ", "statistic", "record", "stat", "function", "force", "capacity");
const proof = near(5, "condition", "proof", "theorem", "lemma", "necessary", "criterion");
const mathematics = near(
  6,
  "algorithm",
  "solution",
  "control",
  "proof",
  "theorem",
  "bound",
  "policy",
  "convergence",
  "value",
);
const inLaw = inSentenceWith("court", "law", "legal", "evidence", "plaintiff", "defendant", "statute", "jury");

const importance: Entry[] = [
  beforeNoun("crucial", ["key", "important"]),
  afterVerb("crucial", "important"),
  beforeNoun("pivotal", ["key", "important"], trial),
  afterVerb("pivotal", "important", trial),
  beforeNoun("vital", ["key", "essential"], organs, 6),
  afterVerb("vital", "essential", any(organs, graded), 6),
  { match: "of paramount importance", to: "very important", level: 4 },
  { match: "of utmost|great importance", to: "very important", level: 6 },
  afterVerb("paramount", "essential", any(attributive, nextIs("in", "over")), 5),
  afterVerb("imperative", "essential", any(graded, determined), 6),
  { match: "~be indispensable", to: "~be essential", level: 6 },
  beforeNoun("indispensable", "essential", inCompound, 6),
  { match: "~be invaluable", to: "~be very useful", level: 6 },
  beforeNoun("invaluable", "very useful", inCompound, 6),
  {
    match: "~be instrumental in",
    to: "~be central to",
    level: 5,
    unless: inSentenceWith("song", "track", "album", "music"),
  },
  { match: "the most important and [ pivotal|crucial|vital ]", to: "essential", level: 8 },
];

const size: Entry[] = [
  { match: "numerous", to: "many", level: 4, unless: any(inCompound, graded, determined, noPluralAfter) },
  { match: "a|an myriad|multitude|plethora|host of", to: "many", level: 4, unless: noPluralAfter },
  { match: "the|this myriad of", to: "the many", level: 5, unless: noPluralAfter },
  { match: "myriad", to: "many", level: 4, unless: any(determined, noPluralAfter) },
  beforeNoun(
    "substantial",
    "large",
    any(
      statistical,
      inLaw,
      not(
        nextLemma(
          "amount",
          "number",
          "sum",
          "part",
          "portion",
          "increase",
          "share",
          "investment",
          "loss",
          "gain",
          "profit",
          "cost",
          "reduction",
          "improvement",
          "budget",
          "fortune",
          "quantity",
          "saving",
          "difference",
          "resource",
          "majority",
        ),
      ),
    ),
    6,
  ),
  beforeNoun(
    "considerable",
    "large",
    not(nextLemma("amount", "number", "sum", "part", "portion", "share", "quantity")),
    6,
  ),
  beforeNoun(
    "significant",
    "major",
    any(
      statistical,
      not(
        nextLemma(
          "challenge",
          "role",
          "change",
          "impact",
          "problem",
          "threat",
          "risk",
          "concern",
          "advance",
          "step",
          "contribution",
          "shift",
          "implication",
          "influence",
          "improvement",
          "cost",
          "investment",
          "barrier",
          "event",
          "milestone",
          "development",
          "advantage",
          "disadvantage",
          "benefit",
          "effort",
          "issue",
          "obstacle",
          "factor",
          "decision",
          "source",
        ),
      ),
    ),
    6,
  ),
  beforeNoun(
    "significant",
    "large",
    any(
      statistical,
      not(
        nextLemma(
          "amount",
          "number",
          "portion",
          "part",
          "increase",
          "decrease",
          "reduction",
          "sum",
          "loss",
          "gain",
          "share",
          "drop",
          "rise",
          "quantity",
          "proportion",
        ),
      ),
    ),
    6,
  ),
  {
    match: "additional",
    to: "more",
    level: 6,
    unless: any(
      inCompound,
      determined,
      graded,
      noPluralAfter,
      nextIs("to"),
      previousIs("two", "three", "four", "five", "few", "some", "several", "many"),
    ),
  },
  { match: "an additional", to: "another", level: 6, unless: any(nextPos("NUM"), nextIs("-")) },
  {
    match: "a|an wide|broad|diverse|vast range|variety|array of",
    to: ["many", "many different"],
    level: 5,
    unless: noPluralAfter,
  },
  { match: "various different", to: "different", level: 5 },
];

const novelty: Entry[] = [
  { match: "cutting - edge", to: "modern", level: 4, unless: nextLemma("tool", "blade", "knife") },
  {
    match: "state - of - the - art",
    to: "modern",
    level: 6,
    unless: any(previousIs("the"), nextLemma("result", "performance", "model", "method", "accuracy")),
  },
  anywhere(
    "innovative",
    "new",
    any(graded, nextIs(",", "and"), nextPos("PUNCT", "CCONJ", "ADP"), previousIs("and", ",")),
  ),
  anywhere("groundbreaking", ["pioneering", "new"], any(graded, not(attributive), nextLemma("ceremony"))),
  beforeNoun("transformative", ["major", "deep"]),
  beforeNoun(
    "unprecedented",
    "new",
    any(determined, not(nextLemma("opportunity", "challenge", "way", "possibility"))),
    7,
  ),
  { match: "unprecedented access", to: "far more access", level: 8 },
  {
    match: "novel/ADJ",
    to: "new",
    level: 6,
    unless: any(inCompound, graded, not(attributive), nextLemma("coronavirus")),
  },
  beforeNoun("burgeoning|ever-growing", "growing"),
  { match: "ever - evolving|changing", to: "changing", level: 4, unless: not(attributive) },
  { match: "ever - growing|increasing|expanding", to: "growing", level: 5, unless: not(attributive) },
  {
    match: "rapidly evolving|changing",
    to: ["fast-changing", "changing"],
    level: 6,
    unless: any(not(attributive), previousIs("is", "are", "was", "were")),
  },
  beforeNoun("nascent", "new", inCompound, 6),
];

const quality: Entry[] = [
  beforeNoun("intricate", ["complex", "detailed"], nextLemma("lace", "carving", "pattern", "design", "embroidery")),
  anywhere("multifaceted", "complex"),
  anywhere("meticulous", "careful"),
  beforeNoun("seamless", "smooth", nextLemma("garment", "loop", "tube", "pipe", "pattern")),
  afterVerb("seamless", "smooth", inCompound, 6),
  anywhere("bustling", "busy", previousIs("was", "were", "is", "are")),
  anywhere("renowned", "well-known", any(previousIs("world", "internationally", "globally", "most"), nextIs("as"))),
  beforeNoun("profound", ["deep", "great"], nextLemma("loss", "hearing", "deafness", "disability", "thought"), 6),
  beforeNoun("holistic", "overall", nextLemma("medicine", "therapy", "healing", "health", "doctor", "care"), 7),
  beforeNoun(
    "comprehensive",
    ["full", "thorough"],
    any(inSentenceWith("insurance", "school", "cancer"), nextLemma("school", "insurance", "cover", "plan")),
    5,
  ),
  afterVerb("comprehensive", "thorough", inCompound, 6),
  beforeNoun(
    "robust",
    ["strong", "solid"],
    nextLemma("error", "estimator", "regression", "statistic", "optimization", "control", "algorithm", "standard"),
  ),
  { match: "robust and reliable|strong|solid|powerful", to: "$3", level: 5 },
  beforeNoun("overarching", ["main", "overall"]),
  beforeNoun(
    "compelling",
    ["strong", "convincing"],
    not(nextLemma("argument", "evidence", "case", "reason", "example", "point")),
    6,
  ),
  afterVerb("daunting", "hard", any(graded, attributive), 7),
  beforeNoun("daunting", "hard", inCompound, 6),
  beforeNoun("actionable", ["practical", "useful"], inLaw),
  anywhere("impactful", "effective"),
  anywhere("intriguing", "interesting"),
  beforeNoun("commendable", "good", inCompound, 6),
  beforeNoun("unwavering", ["firm", "steady"]),
  anywhere("unparalleled", "unmatched", inCompound, 6),
  anywhere("detrimental", "harmful", inCompound, 6),
  anywhere("pertinent", "relevant", inCompound, 6),
  anywhere("arduous", "hard", graded, 6),
  beforeNoun("lengthy", "long", inCompound, 7),
  anywhere("tumultuous", "turbulent", inCompound, 6),
  beforeNoun("myriad", "many", noPluralAfter),
  anywhere("invigorating", "refreshing", inCompound, 6),
  beforeNoun("optimal", "best", any(mathematics, determined), 6),
  { match: "the optimal", to: "the best", level: 6, unless: mathematics },
  {
    match: "sufficient",
    to: "enough",
    level: 6,
    unless: any(determined, graded, proof, not(attributive), previousIs("self", "-")),
  },
  anywhere("subsequent", "later", any(nextIs("to"), previousIs("each", "every", "any")), 6),
  {
    match: "equitable",
    to: "fair",
    level: 6,
    unless: any(inLaw, inCompound, inSentenceWith("estate", "relief", "equity"), previousIs("and")),
  },
];

export const plainAdjectives = tableRule({
  id: "plain-adjectives",
  summary: "A plainer adjective says the same.",
  stage: "wording",
  level: 5,
  entries: [...importance, ...size, ...novelty, ...quality],
  examples: [
    { before: "Salt is crucial to good bread.", after: "Salt is important to good bread." },
    { before: "Water is even more crucial in summer.", after: "Water is even more important in summer." },
    { before: "The drug failed in a pivotal trial.", after: "The drug failed in a pivotal trial." },
    { before: "The nurse checked her vital signs.", after: "The nurse checked her vital signs." },
    { before: "Numerous visitors came by boat.", after: "Many visitors came by boat." },
    { before: "The numerous visitors came by boat.", after: "The numerous visitors came by boat." },
    { before: "The effect was significant (p < 0.01).", after: "The effect was significant (p < 0.01)." },
    { before: "Noise is a significant problem here.", after: "Noise is a major problem here." },
    {
      before: "She found no significant difference between the groups.",
      after: "She found no significant difference between the groups.",
    },
    { before: "It needs an additional layer.", after: "It needs another layer." },
    { before: "It needs an additional 40 litres.", after: "It needs an additional 40 litres." },
    { before: "They sell cutting-edge lamps.", after: "They sell modern lamps." },
    { before: "The saw has a sharp cutting edge.", after: "The saw has a sharp cutting edge." },
    { before: "A meticulous clerk kept the list.", after: "A careful clerk kept the list." },
    { before: "We used robust standard errors.", after: "We used robust standard errors." },
    { before: "He has comprehensive insurance for the van.", after: "He has comprehensive insurance for the van." },
    { before: "There is sufficient time to eat.", after: "There is enough time to eat." },
    { before: "This is a sufficient condition for equality.", after: "This is a sufficient condition for equality." },
    { before: "We learned it in subsequent weeks.", after: "We learned it in later weeks." },
    { before: "A plethora of options are listed.", after: "Many options are listed." },
  ],
});
