import { any, inFormulas, inStatistics, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

/** Adverbs with a plainer twin. */
const twins: Entry[] = [
  ...wordLines(
    6,
    `abruptly/ADV > suddenly
    adeptly/ADV > skillfully
    aesthetically pleasing|appealing > attractive
    [ aptly ] named|titled > well
    astutely/ADV > shrewdly
    avidly/ADV > eagerly
    ceaselessly/ADV > constantly
    conscientiously/ADV > carefully
    comprehensively/ADV > fully, thoroughly
    deftly/ADV > skillfully
    diligently/ADV > carefully (8)
    emphatically/ADV > strongly, firmly
    enormously/ADV > greatly, hugely
    enthusiastically/ADV > eagerly
    [ excessively ] @ADJ > too
    exhaustively/ADV > fully
    exquisitely/ADV > beautifully
    fervently/ADV > passionately, strongly
    flawlessly/ADV > perfectly
    forcefully/ADV > strongly
    gravely/ADV > seriously
    hastily/ADV > quickly
    inexplicably/ADV > strangely (8)
    ingeniously/ADV > cleverly
    incrementally/ADV > gradually
    watch|watched|watching|listen|listened|listening|studied [ intently ] > closely
    intermittently/ADV > on and off
    [ intricately ] carved|designed|woven|detailed|decorated > finely
    intrinsically/ADV > naturally (8)
    irrevocably/ADV > forever, permanently`,
    {
      unless: any(
        inFormulas,
        inStatistics,
        previousIs("not", "n't", "as", "so", "a", "an", "the"),
        nextIs("ill", "wounded", "injured"),
      ),
    },
  ),
  ...wordLines(
    7,
    `more effectively > better
    [ ~become increasingly ] @ADJ > ~become more and more (8)
    initially/ADV > at first`,
    {
      unless: any(
        inFormulas,
        inStatistics,
        previousIs("to", "as", "a", "an", "the"),
        previousPos("AUX"),
        nextIs(",", "and", "or", "than"),
      ),
    },
  ),
  {
    match: "effectively",
    to: "well",
    level: 8,
    when: nextPos("PUNCT"),
    unless: any(inFormulas, inStatistics, previousIs("and", ",", "more", "most", "or", "very", "cost", "less")),
  },
];

/** Set phrases of the same register. */
const phrases: Entry[] = wordLines(
  6,
  `against the|a backdrop of > against (8)
  against this backdrop > against this background
  as evidenced|exemplified by > as shown by
  at the outset of > at the start of
  from the outset > from the start
  in a multitude|variety of ways > in many ways
  [ in a similar vein ] , > similarly
  in dire need of > in great need of
  in stark contrast to > unlike, in sharp contrast to
  in the annals of history|time > in history
  in the confines of > in
  a heightened sense of > a stronger sense of
  [ a high degree|level of ] @NOUN > great (8)
  an assortment of > a mix of
  copious amounts of > large amounts of
  the ebb and flow of > the rise and fall of (8)
  if and when > if
  in due course > later, in time
  first - hand experience > direct experience
  firsthand experience > direct experience
  for the betterment of > for the good of
  [ by the same token ] , > likewise
  go hand in hand with > go with
  goes hand in hand with > goes with
  [ any further ] @NOUN > any more (8)
  far and wide > everywhere`,
  { unless: any(inFormulas, inStatistics) },
);

export const rareAdverbsA = tableRule({
  id: "rare-adverbs-a",
  summary: "A plainer word says the same.",
  stage: "wording",
  level: 6,
  entries: [...phrases, ...twins],
  examples: [
    { before: "The car stopped abruptly.", after: "The car stopped suddenly." },
    { before: "Prices are excessively high.", after: "Prices are too high." },
    { before: "She learned to use time more effectively.", after: "She learned to use time better." },
    { before: "They manage their time effectively.", after: "They manage their time well." },
    { before: "The vote effectively ended the war.", after: "The vote effectively ended the war." },
    { before: "He was gravely wounded.", after: "He was gravely wounded." },
    { before: "He initially thought it was a joke.", after: "He at first thought it was a joke." },
  ],
});
