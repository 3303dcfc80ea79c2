import { any, inSentenceWith, previousIs, previousPos } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";
import { binding, statistical } from "./guards.ts";
import { lines } from "./lines.ts";

/** What follows does not let the phrase stand there: the adverb belongs to an adjective or a list of adverbs. */
const notClosing: Restriction = ({ words, to }) => {
  const next = words[to];
  return next !== undefined && !/^[.;:!]$/.test(next.text) && !closers.has(next.lower);
};
const closers = new Set("while because so but when which if although".split(" "));

/** Adverbs behind their verb, said as a phrase. */
export const expandAdverbs = tableRule({
  id: "expand-adverbs",
  summary: "The phrase says the adverb in full.",
  stage: "rhythm",
  level: 6,
  entries: lines(
    `daily > every day
    rapidly/ADV > at a fast pace
    globally/ADV > around the world
    nationwide/ADV > across the country
    easily|effortlessly/ADV > with ease
    gradually/ADV > little by little
    steadily/ADV > at a steady pace
    slowly/ADV > at a slow pace
    carefully/ADV > with care
    confidently/ADV > with confidence
    precisely/ADV > with precision
    accurately/ADV > with accuracy
    simultaneously/ADV > at the same time
    immediately|instantly/ADV > right away
    abroad/ADV > in other countries
    outdoors/ADV > in the open air
    annually|yearly > every year
    weekly > every week
    monthly > every month
    manually/ADV > by hand
    eventually/ADV > in the end
    suddenly/ADV > all of a sudden
    locally/ADV > in the local area
    online/ADV > on the internet
    enthusiastically/ADV > with enthusiasm
    successfully/ADV > with success
    patiently/ADV > with patience
    passionately/ADV > with passion
    gracefully/ADV > with grace
    calmly/ADV > in a calm way
    openly/ADV > in an open way
    honestly/ADV > in an honest way
    smoothly/ADV > in a smooth way
    properly|correctly/ADV > in the right way
    wisely/ADV > in a wise way
    regularly/ADV > on a regular basis
    efficiently/ADV > in an efficient way
    effectively/ADV > in an effective way
    safely/ADV > in a safe way
    responsibly/ADV > in a responsible way
    differently/ADV > in a different way
    naturally/ADV > in a natural way
    creatively/ADV > in a creative way
    positively/ADV > in a positive way
    negatively/ADV > in a negative way
    fairly/ADV > in a fair way
    clearly/ADV > in a clear way
    consistently/ADV > in a consistent way
    peacefully/ADV > in a peaceful way
    greatly|significantly|considerably|substantially/ADV > to a great extent
    constantly/ADV > all the time
    temporarily/ADV > for a short time
    respectfully/ADV > with respect
    diligently/ADV > with diligence
    eagerly/ADV > with eagerness
    everywhere > in every place`,
    any(
      binding,
      statistical,
      notClosing,
      previousIs(
        "more",
        "very",
        "so",
        "as",
        "too",
        "how",
        "most",
        "less",
        "quite",
        "spread",
        "proceed",
        "and",
        "or",
        "be",
      ),
      previousPos("ADP", "ADJ", "DET", "AUX", "PUNCT", "CCONJ"),
      inSentenceWith("how", "calorie", "blood"),
    ),
  ),
  examples: [
    { before: "They meet daily.", after: "They meet every day." },
    { before: "The guards check the doors easily.", after: "The guards check the doors with ease." },
    { before: "The town grew rapidly.", after: "The town grew at a fast pace." },
    { before: "They grew more rapidly.", after: "They grew more rapidly." },
    { before: "It is easily done.", after: "It is easily done." },
    { before: "He worked slowly and carefully.", after: "He worked slowly and carefully." },
    { before: "We buy a daily paper.", after: "We buy a daily paper." },
  ],
});
