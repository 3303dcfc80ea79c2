import { any, inCompound, inSentenceWith, nextIs, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { binding, statistical } from "./guards.ts";
import { lines } from "./lines.ts";

const compared = previousIs("more", "most", "less", "least", "so", "as", "too", "very", "highly", "quite", "how");
const beforeNoun: Restriction = ({ words, to }) => words[to]?.pos === "NOUN";
const notBeforeNoun: Restriction = (site) => !beforeNoun(site);

/** Short adjectives and adverbs for long ones. */
export const simpleModifiers: readonly Entry[] = [
  // Before a noun only: after a verb the shorter word would say something else.
  ...lines(
    `comprehensive > full
    considerable > great
    substantial > large
    contemporary > modern
    diverse > varied
    enormous|immense|tremendous > huge
    fundamental > basic
    initial > first
    innovative > new
    novel/ADJ > new
    intricate > complex
    principal/ADJ > main
    primary > main
    profound > deep
    rapid > fast
    renowned > famous
    subsequent > later
    prior/ADJ > earlier
    previous > earlier
    vibrant > lively
    exceptional > great
    multifaceted > complex
    pivotal > key
    crucial > key
    vital > key
    robust > strong
    significant > major
    potential/ADJ > possible
    challenging > hard
    difficult > hard
    inexpensive > cheap
    sophisticated > advanced
    meticulous > careful
    valuable > useful
    optimal > best
    annual > yearly`,
    any(
      notBeforeNoun,
      compared,
      statistical,
      inCompound,
      previousIs("a", "an"),
      nextIs(
        "school",
        "care",
        "education",
        "election",
        "key",
        "color",
        "colour",
        "source",
        "sources",
        "insurance",
        "signs",
        "year",
        "week",
        "day",
        "sector",
        "arts",
        "error",
        "errors",
        "energy",
        "difference",
        "hearing",
        "value",
      ),
      inSentenceWith("chemical", "patient", "mathematical", "quantum", "school", "kinetic", "voltage"),
    ),
  ),
  ...lines(
    `comprehensive > full
    considerable > great
    substantial > large
    enormous|immense|tremendous > huge
    fundamental > basic
    innovative > new
    novel/ADJ > new
    intricate > complex
    profound > deep
    rapid > fast
    renowned > famous
    vibrant > lively
    multifaceted > complex
    pivotal > key
    crucial > key
    vital > key
    robust > strong
    significant > major
    challenging > hard
    difficult > hard
    valuable > useful
    meticulous > careful`,
    any(
      notBeforeNoun,
      statistical,
      inCompound,
      (site) => !["a", "an"].includes(site.words[site.from - 1]?.lower ?? ""),
      nextIs(
        "amount",
        "number",
        "level",
        "degree",
        "extent",
        "school",
        "insurance",
        "sign",
        "value",
        "error",
        "difference",
      ),
      inSentenceWith("chemical", "mathematical", "quantum"),
    ),
  ),
  ...lines(
    `beneficial for > good for
    beneficial to > good for
    detrimental to > bad for
    essential for > vital for
    equivalent to > equal to
    sufficient > enough
    advantageous > helpful
    detrimental > harmful
    hazardous > dangerous
    erroneous > wrong
    feasible > possible
    evident > clear
    apparent > clear
    prevalent > common
    proficient > skilled
    complicated > complex
    tedious > dull`,
    any(
      compared,
      statistical,
      binding,
      inCompound,
      previousPos("DET"),
      nextIs("that", "from", "unless"),
      inSentenceWith("condition", "material", "theorem"),
    ),
  ),
  ...lines(
    `rapidly > quickly
    entirely > fully
    solely > only
    merely > only
    effortlessly > easily
    seamlessly > smoothly
    meticulously > carefully
    collectively > together
    incredibly|remarkably|tremendously > very
    fundamentally > deeply
    subsequently > later
    initially > at first
    ultimately > in the end
    whereas > while
    extensively > widely
    typically > usually`,
    any(compared, statistical, binding, inCompound, previousPos("PUNCT", "DET", "ADP"), previousIs("not", "n't")),
  ),
  { match: "[ widespread ] adoption|use|acceptance|support|interest", to: "wide" },
  { match: "^ [ ultimately , ]", to: "in the end," },
  { match: "^ [ initially , ]", to: "at first," },
  { match: "^ [ subsequently , ]", to: "later," },
  { match: "^ [ currently , ]", to: "now," },
  { match: "^ [ alternatively , ]", to: "or" },
  { match: "^ [ additionally , ]", to: "also," },
];
