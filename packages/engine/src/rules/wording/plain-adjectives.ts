import {
  all,
  any,
  attributive,
  coordinated,
  graded,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  near,
  nextIs,
  nextLemma,
  nextPos,
  not,
  objectIs,
  pluralNext,
  predicative,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";

const owners = ["this", "that", "these", "those", "my", "your", "his", "her", "its", "our", "their", "and", ","];

const never: Restriction = () => false;

/** An adjective with the same plain twin wherever it stands. */
function anywhere(match: string, to: Entry["to"], level: number, unless: Restriction = never): Entry {
  return { match, to, level, unless };
}

/** An adjective that changes only before its noun, and not after "more" or "very". */
function beforeNoun(match: string, to: Entry["to"], level: number, unless: Restriction = never): Entry {
  return { match, to, level, unless: any(unless, graded), when: attributive };
}

/** An adjective that changes after a verb, or anywhere after a word of degree. */
function afterVerb(match: string, to: Entry["to"], level: number, unless: Restriction = never): Entry {
  return { match, to, level, unless, when: (site) => graded(site) || predicative(site) };
}

const trial = nextLemma("trial", "study", "experiment", "importance");
const organ = nextLemma(
  "sign",
  "organ",
  "statistic",
  "record",
  "stat",
  "force",
  "capacity",
  "wheat",
  "role",
  "mistake",
  "flaw",
);
const counted = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(String);
const numbers = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twenty", ...counted];

const importance: Entry[] = [
  { match: "more|most|very|so|especially|particularly [ crucial|vital|pivotal ]", to: "important", level: 4 },
  beforeNoun("crucial|pivotal", ["key", "important"], 4, trial),
  afterVerb("crucial", ["essential", "important"], 4, graded),
  afterVerb("pivotal", "important", 4, graded),
  beforeNoun("vital", ["essential", "important"], 6, organ),
  { match: "~be vital to|for", to: "~be essential $3", level: 6 },
  { match: "~be of paramount|utmost importance", to: "~be essential", level: 4 },
  { match: "[ paramount ]", to: "essential", level: 5, when: predicative, unless: any(nextIs("to", "in"), graded) },
  { match: "it is [ imperative ] that|to", to: "essential", level: 5 },
  { match: "an invaluable", to: "a very useful", level: 6, when: attributive },
  anywhere("indispensable", "essential", 5, graded),
];

/** What one can have extra of; of other things "additional" says that they are further ones. */
const spareThings =
  `layer feature cost charge fee space effort step credit work hour day week staff protection security care
  vendor benefit equipment option storage tool practice room money time pay income expense burden pressure weight stress
  protein calorie service copy bed seat player`.split(/\s+/);

const size: Entry[] = [
  {
    match: "numerous",
    to: "many",
    level: 3,
    when: attributive,
    unless: any(previousIs("more", "most", "so", "too", "very"), nextLemma("club")),
  },
  { match: "a myriad|multitude of", to: "many", level: 4, when: pluralNext },
  { match: "myriad", to: "many", level: 4, when: pluralNext, unless: any(graded, previousIs("a")) },
  beforeNoun(
    "substantial|considerable",
    "large",
    6,
    any(inLaw, not(objectIs("amount", "number", "sum", "part", "portion", "quantity", "proportion", "majority"))),
  ),
  beforeNoun(
    "significant",
    "major",
    6,
    any(
      inStatistics,
      not(
        nextLemma(
          "challenge",
          "problem",
          "obstacle",
          "step",
          "advance",
          "shift",
          "milestone",
          "setback",
          "barrier",
          "threat",
        ),
      ),
    ),
  ),
  beforeNoun(
    "significant",
    "major",
    7,
    any(
      inStatistics,
      not(nextLemma("role", "impact", "contribution", "influence", "change", "advantage", "concern", "cost")),
    ),
  ),
  beforeNoun(
    "significant",
    "large",
    6,
    any(inStatistics, not(nextLemma("amount", "number", "portion", "proportion", "part", "sum", "share", "majority"))),
  ),
  {
    match: "an additional",
    to: "another",
    level: 4,
    unless: any(nextPos("NUM"), nextIs("few", ...numbers), not(singularCount)),
  },
  { match: "any additional", to: "any other", level: 5, when: attributive },
  { match: `${numbers.slice(0, 10).join("|")} [ additional ]`, to: "more", level: 5, when: attributive },
  {
    match: "additional",
    to: "more",
    level: 6,
    when: objectIs(
      "information",
      "support",
      "time",
      "detail",
      "resource",
      "help",
      "research",
      "money",
      "funding",
      "training",
    ),
    unless: any(
      previousIs("the", "this", "these", "those", "a", "an", "no", "any", "some", "its", "their", ...numbers),
      graded,
    ),
  },
  {
    match: "additional",
    to: "extra",
    level: 6,
    when: objectIs(...spareThings),
    unless: any(graded, previousIs("an", "any", ...numbers)),
  },
  beforeNoun(
    "sufficient",
    "enough",
    6,
    any(
      inLaw,
      inFormulas,
      inStatistics,
      previousIs("a", "the", "of", "no"),
      near(4, "necessary", "condition", "reason"),
    ),
  ),
  {
    match: "~be sufficient to|for",
    to: "~be enough $3",
    level: 6,
    unless: any(inLaw, inFormulas, near(5, "necessary")),
  },
  {
    match: "various",
    to: "different",
    level: 7,
    when: objectIs("type", "kind", "way", "size", "form", "stage", "level", "part"),
  },
  {
    match: "various",
    to: ["several", "different"],
    level: 7,
    when: pluralNext,
    unless: any(
      objectIs("type", "kind", "way", "size", "form", "stage", "level", "part", "other"),
      previousIs("the", "these", "those", "its", "their", "his", "her", "our", "your", "my", "of", "and", ","),
      nextIs("other", "and", ","),
      inSentenceWith("different", "several"),
    ),
  },
];

const novelty: Entry[] = [
  {
    match: "the|our|their|its|your cutting - edge",
    to: "$1 latest",
    level: 3,
    when: attributive,
  },
  {
    match: "cutting - edge",
    to: "the latest",
    level: 3,
    when: bareBefore("technology", "tool", "equipment", "device", "technique"),
  },
  {
    match: "cutting - edge",
    to: "new",
    level: 4,
    when: attributive,
    unless: bareBefore("technology", "tool", "equipment", "device", "technique"),
  },
  beforeNoun("innovative", "new", 5, any(coordinated, previousIs("and", ","), inSentenceWith("new"))),
  { match: "new [ and innovative ]", to: "", level: 4, when: attributive },
  { match: "[ innovative and ] new", to: "", level: 4 },
  beforeNoun("groundbreaking", ["pioneering", "new"], 6, any(coordinated, nextLemma("ceremony"))),
  beforeNoun(
    "novel/ADJ",
    "new",
    5,
    any(
      coordinated,
      nextLemma("coronavirus", "series", "writer"),
      previousIs("'s", "graphic", "and", "this", "his", "her"),
    ),
  ),
  anywhere("burgeoning", "growing", 4),
  beforeNoun("nascent", "new", 6),
  { match: "ever - evolving|changing", to: "changing", level: 4, when: attributive },
  { match: "ever - growing|increasing|expanding", to: "growing", level: 4, when: attributive },
  {
    match: "rapidly evolving",
    to: "fast-changing",
    level: 6,
    when: attributive,
    unless: previousIs("is", "are", "was"),
  },
  beforeNoun("subsequent", "later", 6, any(not(pluralNext), previousIs("two", "three", "four"))),
  beforeNoun(
    "initial",
    "first",
    6,
    not(nextLemma("attempt", "step", "stage", "impression", "reaction", "thought", "visit", "meeting", "draft")),
  ),
  beforeNoun(
    "primary",
    "main",
    5,
    not(
      nextLemma(
        "goal",
        "reason",
        "purpose",
        "objective",
        "focus",
        "concern",
        "cause",
        "aim",
        "factor",
        "task",
        "advantage",
      ),
    ),
  ),
];

const quality: Entry[] = [
  beforeNoun(
    "comprehensive",
    "thorough",
    5,
    not(
      nextLemma(
        "analysis",
        "study",
        "review",
        "understanding",
        "examination",
        "investigation",
        "evaluation",
        "assessment",
      ),
    ),
  ),
  beforeNoun(
    "comprehensive",
    ["full", "complete"],
    5,
    not(nextLemma("list", "guide", "overview", "picture", "set", "view", "collection", "range", "solution", "package")),
  ),
  { match: "more|most|very [ comprehensive ]", to: "thorough", level: 6, when: attributive, unless: coordinated },
  beforeNoun(
    "robust",
    ["strong", "solid"],
    5,
    any(
      inStatistics,
      inFormulas,
      objectIs("error", "control", "learning", "regression", "optimization", "estimate", "result", "test"),
    ),
  ),
  {
    match: "more robust",
    to: "stronger",
    level: 5,
    unless: any(coordinated, inStatistics, inFormulas, nextIs("to", "against")),
  },
  beforeNoun(
    "intricate",
    "complex",
    5,
    any(near(3, "lace", "carving", "embroidery", "pattern", "design", "artwork"), nextLemma("detail")),
  ),
  { match: "intricate details", to: "fine details", level: 5 },
  anywhere("multifaceted", "complex", 4, any(graded, inSentenceWith("complex"))),
  { match: "multi - faceted", to: "complex", level: 4, unless: inSentenceWith("complex") },
  anywhere("meticulous", "careful", 3),
  anywhere("seamless", "smooth", 5, near(3, "garment", "pipe", "tube", "texture", "loop", "underwear")),
  beforeNoun("vibrant", "bright", 6, not(objectIs("color", "colour", "hue", "shade", "flower", "light", "sunset"))),
  beforeNoun(
    "vibrant",
    "lively",
    6,
    any(
      coordinated,
      not(
        objectIs(
          "city",
          "culture",
          "scene",
          "atmosphere",
          "market",
          "neighborhood",
          "neighbourhood",
          "community",
          "town",
        ),
      ),
    ),
  ),
  anywhere("bustling/ADJ|VERB|NOUN", "busy", 4, any(not(attributive), coordinated)),
  { match: "renowned for", to: "known for", level: 5, unless: graded },
  { match: "a renowned", to: "a well-known", level: 5, when: attributive },
  beforeNoun(
    "profound",
    ["major", "great"],
    6,
    not(nextLemma("impact", "effect", "influence", "change", "difference")),
  ),
  beforeNoun(
    "profound",
    "deep",
    6,
    not(nextLemma("sense", "respect", "love", "sadness", "gratitude", "joy", "understanding")),
  ),
  beforeNoun("overarching", ["main", "overall"], 4),
  beforeNoun("enduring", "lasting", 6, not(nextLemma("legacy", "impact", "popularity", "appeal", "influence", "love"))),
  beforeNoun("compelling", ["strong", "convincing"], 6, not(nextLemma("argument", "reason", "case", "evidence"))),
  { match: "daunting task", to: "hard task", level: 6, unless: graded },
  beforeNoun("actionable", "practical", 6, not(nextLemma("insight", "step", "advice", "tip", "strategy"))),
  anywhere("impactful", "effective", 5),
  beforeNoun("bespoke", "custom", 6, near(3, "suit", "tailor", "clothing", "dress")),
  anywhere(
    "intriguing",
    "interesting",
    4,
    any(nextPos("PRON", "DET", "PROPN"), previousIs("is", "are", "was", "were")),
  ),
  {
    match: "is|are|was|were @ADV? [ intriguing ]",
    to: "interesting",
    level: 4,
    unless: nextPos("PRON", "DET", "PROPN"),
  },
  { match: "more equitable", to: "fairer", level: 6, unless: any(coordinated, inLaw) },
  beforeNoun(
    "equitable",
    "fair",
    6,
    any(coordinated, previousIs("and"), not(nextLemma("access", "distribution", "society", "share"))),
  ),
  beforeNoun(
    "optimal",
    "best",
    6,
    any(
      inFormulas,
      inStatistics,
      previousIs("a", "an"),
      nextLemma("control", "policy", "solution", "value", "transport"),
    ),
  ),
  { match: "more challenging", to: "harder", level: 6, unless: any(coordinated, not(predicative)) },
  { match: "[ challenging ] to", to: ["hard", "difficult"], level: 6, unless: any(graded, previousIs("and")) },
  beforeNoun(
    "challenging",
    "difficult",
    6,
    not(nextLemma("time", "situation", "circumstance", "problem", "condition")),
  ),
  { match: "~be @ADV? [ beneficial to|for ]", to: "good for", level: 6, unless: previousIs("mutually") },
  { match: "~be highly beneficial", to: "~be very useful", level: 6, unless: nextIs("to", "for") },
  anywhere("advantageous", "useful", 6),
  anywhere("pertinent", "relevant", 6),
  anywhere("arduous", "hard", 6, coordinated),
  anywhere("tumultuous", "turbulent", 6),
  anywhere("delectable", "delicious", 5),
  anywhere("detrimental", "harmful", 6),
  beforeNoun("unwavering", ["firm", "steady"], 6),
  beforeNoun("unparalleled", "unmatched", 6),
];

const complements: Entry[] = [
  { match: "adept at", to: "good at", level: 5, unless: graded },
  { match: "proficient in|at", to: "skilled in", level: 6, unless: near(4, "english", "language") },
  { match: "~be akin to", to: "~be like", level: 5, unless: graded },
  { match: "cognizant of", to: "aware of", level: 4 },
  { match: "~be conducive to", to: "~be good for", level: 6, unless: graded },
  { match: "replete|rife|fraught with", to: "full of", level: 5, unless: graded },
  { match: "~be contingent on|upon", to: "~depend on", level: 5 },
  { match: "~be dependent on|upon", to: "~depend on", level: 6, unless: nextIs("each") },
  { match: "~be indicative of", to: "~indicate", level: 5 },
  { match: "~be reflective of", to: "~reflect", level: 5 },
  { match: "~be reminiscent of", to: "~recall", level: 6 },
  { match: "~be desirous of", to: "~want", level: 5 },
];

export const plainAdjectives = tableRule({
  id: "plain-adjectives",
  summary: "A plainer adjective says the same.",
  stage: "wording",
  level: 5,
  entries: [...importance, ...size, ...novelty, ...quality, ...complements],
  examples: [
    { before: "Water is even more crucial in summer.", after: "Water is even more important in summer." },
    { before: "The drug failed in a pivotal trial.", after: "The drug failed in a pivotal trial." },
    { before: "The nurse checked her vital signs.", after: "The nurse checked her vital signs." },
    { before: "Numerous visitors came by boat.", after: "Many visitors came by boat." },
    { before: "It grew as numerous towns joined.", after: "It grew as many towns joined." },
    { before: "The visitors were too numerous.", after: "The visitors were too numerous." },
    { before: "A significant amount (p < 0.01) was lost.", after: "A significant amount (p < 0.01) was lost." },
    { before: "Noise is a significant problem here.", after: "Noise is a major problem here." },
    { before: "It needs an additional layer.", after: "It needs another layer." },
    { before: "It needs an additional 40 litres.", after: "It needs an additional 40 litres." },
    { before: "Two additional players came.", after: "Two more players came." },
    { before: "They sell cutting-edge lamps.", after: "They sell new lamps." },
    { before: "They use cutting-edge technology.", after: "They use the latest technology." },
    { before: "It is a cutting-edge lamp.", after: "It is a new lamp." },
    { before: "The saw has a sharp cutting edge.", after: "The saw has a sharp cutting edge." },
    { before: "A meticulous clerk kept the list.", after: "A careful clerk kept the list." },
    { before: "We used robust standard errors.", after: "We used robust standard errors." },
    { before: "He has comprehensive insurance for the van.", after: "He has comprehensive insurance for the van." },
    { before: "There is sufficient time to eat.", after: "There is enough time to eat." },
    { before: "A myriad of birds is a sight.", after: "A myriad of birds is a sight." },
    { before: "A novel approach was tried.", after: "A new approach was tried." },
    { before: "It is contingent on rain.", after: "It depends on rain." },
  ],
});

/** A countable noun in the singular follows, so far as words can tell. */
function singularCount(site: Parameters<Restriction>[0]): boolean {
  return attributive(site) && !pluralNext(site);
}

/** One of the nouns follows, and nothing that belongs to it goes before. */
function bareBefore(...nouns: string[]): Restriction {
  return all(objectIs(...nouns), not(previousPos("DET", "ADJ", "NOUN")), not(previousIs(...owners)));
}
