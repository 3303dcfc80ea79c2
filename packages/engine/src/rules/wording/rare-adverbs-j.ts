import { any, graded, inFormulas, inStatistics, near, nextIs, previousIs } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { wordLines } from "./word-lines.ts";

/** Adverbs with a plainer twin. */
const twins: Entry[] = wordLines(
  6,
  `momentarily/ADV > for a moment, briefly
  masterfully > expertly
  painstakingly > carefully
  markedly > clearly, noticeably
  passionately ~believe|argue|advocate|defend|support|oppose > strongly $2
  vigorously ~defend|oppose|deny|campaign|pursue|protest > strongly $2
  vehemently ~deny|oppose|reject|protest|argue|disagree|object > strongly $2, firmly $2
  vividly ~remember|recall|describe > clearly $2 (8)
  perpetually > constantly
  poignantly > movingly
  proactively > actively (8)
  relentlessly > constantly
  unequivocally > clearly
  undeniably > clearly
  vehemently > strongly, firmly
  vividly > clearly (8)
  valiantly > bravely
  rigorously > thoroughly (8)
  steadfastly > firmly
  stringently > strictly
  remarkably @ADJ|ADV > very $2 (8)
  strikingly @ADJ > very $2
  startlingly @ADJ > surprisingly $2
  precisely what|how|where|the|when|why|who > exactly $2 (8)
  ^ [ theoretically ] , > in theory
  ^ [ tragically ] , > sadly
  ^ [ regrettably ] , > sadly
  readily available|accessible|apparent > easily $2 (8)
  rapidly evolving|changing @NOUN > fast-changing $3
  rapidly growing|expanding @NOUN > fast-growing $3
  strategically located > well placed (8)`,
  {
    unless: any(
      inFormulas,
      inStatistics,
      graded,
      near(4, "will"),
      nextIs("colored", "coloured"),
      previousIs("not", "n't", "and"),
    ),
  },
);

/** Phrases of the same register. */
const phrases: Entry[] = wordLines(
  6,
  `in the wake of > after, following (8)
  in tandem with > together with, alongside
  in the aftermath of > after
  in the throes of > in the middle of
  on par with > equal to, level with (8)
  over the span of > over
  to a significant extent|degree > greatly
  up until > until (8)
  upwards of @NUM > more than $3
  on numerous|many occasions > many times (8)`,
);

export const rareAdverbsJ = tableRule({
  id: "rare-adverbs-j",
  summary: "A plainer word says the same.",
  stage: "wording",
  level: 6,
  entries: [...twins, ...phrases],
  examples: [
    { before: "She momentarily lost her way.", after: "She briefly lost her way." },
    { before: "The plane will land momentarily.", after: "The plane will land momentarily." },
    { before: "He painstakingly copied it.", after: "He carefully copied it." },
    { before: "It was remarkably quiet.", after: "It was very quiet." },
    { before: "In the wake of the storm, roads closed.", after: "After the storm, roads closed." },
    { before: "The ship cut a wake of foam.", after: "The ship cut a wake of foam." },
    { before: "It is precisely what we need.", after: "It is exactly what we need." },
    { before: "It matters precisely because it is rare.", after: "It matters precisely because it is rare." },
    { before: "They met on numerous occasions.", after: "They met many times." },
  ],
});
