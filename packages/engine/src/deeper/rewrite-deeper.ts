import { stemsOf } from "../choose/echo.ts";
import { parseBlocks } from "../document/blocks.ts";
import type { Engine } from "../engine.ts";
import { countsOf } from "../grammar/word-set.ts";
import type { RewriteOptions } from "../options.ts";
import { unchangedReport } from "../report/build.ts";
import type { Report } from "../report/report.ts";
import { type Rewriting, reportOf, rewriteProse } from "../rewrite.ts";
import { addEdits, replacementEdits } from "../words/replacements.ts";
import { searchedBy } from "./families.ts";
import { gainThreshold } from "./gain.ts";
import { searchDraft } from "./search.ts";

/** The number of searches of a text; further searches find hardly any change. */
const passes = 3;

/**
 * Rewrites a text as `rewrite` does, then searches the result for more changes that read well and lower the AI score.
 * Each change is checked against the original. Pure; time and memory are linear in the text's length.
 */
export function rewriteDeeper(engine: Engine, text: string, options: RewriteOptions = {}): Report {
  const report = searched(engine, text, options);
  return addEdits(text, report, replacementEdits(text, report.kept, options));
}

/** Searches for more changes, and protects the words that the user wants replaced. */
function searched(engine: Engine, text: string, options: RewriteOptions): Report {
  const plain = rewriteProse(engine, text, options);
  if (!plain) return unchangedReport(text, parseBlocks(text));
  const { mode, casual, likeness, barred } = plain;
  const { level = 7, seed = 1 } = options;
  const threshold = gainThreshold(level, likeness);
  if (threshold === undefined) return reportOf(text, plain, "pro_local");
  const search = { rules: searchedBy(engine, { mode }), mode, casual, seed, threshold, topics: topicsOf(text), barred };
  let found: Rewriting = plain;
  for (let pass = 0; pass < passes; pass++) {
    const { drafts, runs, sentences } = found;
    const next = drafts.map((draft, r) =>
      searchDraft(engine, text, { draft, run: runs[r]!, sentences: sentences[r]! }, search),
    );
    if (next.every((draft, r) => draft === drafts[r])) break;
    found = { ...found, drafts: next };
  }
  return reportOf(text, found, "pro_local");
}

/** A word is a topic of the text if it occurs at least `often` times, and at least once in `oneIn` counted words. */
const often = 4;
const oneIn = 200;

function topicsOf(text: string): ReadonlySet<string> {
  const stems = stemsOf(text);
  const counts = countsOf(stems);
  const least = Math.max(often, stems.length / oneIn);
  return new Set([...counts].filter(([, count]) => count >= least).map(([stem]) => stem));
}
