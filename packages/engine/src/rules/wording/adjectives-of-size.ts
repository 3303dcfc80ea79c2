import {
  any,
  attributive,
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
} from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { afterVerb, anywhere, beforeNoun } from "./adjective-entries.ts";

const trial = nextLemma("trial", "study", "experiment", "importance", "pass", "goal", "point", "win", "save", "score");
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
  "first",
  "second",
  "third",
  "score",
  "goal",
  "win",
  "point",
);
const counted = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(String);
const numbers = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twenty", ...counted];

/** How much something matters. */
export const importance: Entry[] = [
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

/** How much or how many. */
export const size: Entry[] = [
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
      previousIs("no", "any"),
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
      previousIs("no", "any"),
      not(nextLemma("role", "impact", "contribution", "influence", "change", "advantage", "concern", "cost")),
    ),
  ),
  beforeNoun(
    "significant",
    "large",
    6,
    any(
      inStatistics,
      previousIs("no", "any"),
      not(nextLemma("amount", "number", "portion", "proportion", "part", "sum", "share", "majority")),
    ),
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
    level: 8,
    when: objectIs("type", "kind", "way", "size", "form", "stage", "level", "part"),
  },
  {
    match: "various",
    to: ["several", "different"],
    level: 8,
    when: pluralNext,
    unless: any(
      objectIs("type", "kind", "way", "size", "form", "stage", "level", "part", "other"),
      previousIs("the", "these", "those", "its", "their", "his", "her", "our", "your", "my", "of", "and", ","),
      nextIs("other", "and", ","),
      inSentenceWith("different", "several"),
    ),
  },
];

/** A countable noun in the singular follows, so far as words can tell. */
function singularCount(site: Parameters<Restriction>[0]): boolean {
  return attributive(site) && !pluralNext(site);
}
