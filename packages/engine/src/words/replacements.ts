import { reasons } from "../change-reasons.ts";
import { parseBlocks } from "../document/blocks.ts";
import type { Tagger } from "../document/tagger.ts";
import { applyEdits, type Edit } from "../edit.ts";
import { articleFor } from "../grammar/article.ts";
import type { RewriteOptions } from "../options.ts";
import { findRuns } from "../protect/runs.ts";
import type { Kept, Report } from "../report/report.ts";
import { changedShare, textStats } from "../report/stats.ts";
import { firstPassing, overlaps, type Span, shift } from "../span.ts";
import { checkText } from "../verify/check-text.ts";

/** The id of the rule under which the user's replacements are reported. */
export const replacementRule = "own-replacements";

/** The user's words, for rewrites and alternatives alike. */
export type WordOptions = Pick<RewriteOptions, "keep" | "replacements" | "never">;

/**
 * Returns the words that no rule may change: those that the user keeps, and those that are replaced after all rules.
 */
export function wordsToKeep({ keep = [], replacements = [] }: WordOptions): string[] {
  return [...keep, ...replacements.map(({ from }) => from)];
}

/** Returns the words that no rule may add: those that the user never wants, and those that the user replaces. */
export function wordsToBar({ never = [], replacements = [] }: WordOptions): string[] {
  return [...never, ...replacements.map(({ from }) => from)];
}

/**
 * Returns the edits that make the user's replacements, in order. Words are replaced only where nothing else protects
 * them: those in a name, in a quotation or in words to keep stay. Case is carried over, and "a" becomes "an" if needed.
 */
export function replacementEdits(text: string, kept: readonly Kept[], options: WordOptions): Edit[] {
  const { keep = [], replacements = [] } = options;
  if (replacements.length === 0) return [];
  const wanted = new Map(replacements.map(({ from, to }) => [keyOf(from), to.trim()]));
  for (const words of keep) wanted.delete(keyOf(words));
  return kept.flatMap(({ start, end, kind }) => {
    const before = text.slice(start, end);
    const to = kind === "word" ? wanted.get(keyOf(before)) : undefined;
    const after = to && inCaseOf(before, to);
    return after === undefined || after === "" || after === before
      ? []
      : [withArticle(text, { start, end, before, after, rule: replacementRule, reason: reasons.yourReplacement })];
  });
}

/**
 * Returns a report with further edits of protected words, which are then no longer listed as kept. Edits that overlap
 * one of the report's are left out.
 */
export function addEdits(text: string, report: Report, further: readonly Edit[]): Report {
  const fitting = fittingEdits(further, report.edits);
  if (fitting.length === 0) return report;
  const edits = [...report.edits, ...fitting].sort((a, b) => a.start - b.start || a.end - b.end);
  const ends = new Set(fitting.map(({ end }) => end));
  const kept = report.kept.filter(({ end, kind }) => kind !== "word" || !ends.has(end));
  const result = applyEdits(text, edits);
  const problems = [...report.integrity.problems, ...checkText(text, result, edits, kept)];
  const { before, after } = report.stats;
  let f = 0;
  return {
    ...report,
    text: result,
    edits,
    kept,
    sentences: report.sentences.map((sentence) => {
      while (f < fitting.length && fitting[f]!.end <= sentence.start) f++;
      const isEdited = f < fitting.length && overlaps(fitting[f]!, sentence);
      return isEdited && sentence.writer === "original" ? { ...sentence, writer: "lite" as const } : sentence;
    }),
    integrity: { ok: problems.length === 0, problems },
    stats: {
      ...report.stats,
      after: textStats(result, after.sentences),
      changed: changedShare(edits, before.words),
    },
  };
}

/**
 * Returns the edits that overlap none of the others. If another edit changes only an edit's article, the edit is
 * returned without the article.
 */
export function fittingEdits(edits: readonly Edit[], others: readonly Edit[]): Edit[] {
  const ordered = [...others].sort((a, b) => a.start - b.start || a.end - b.end);
  return edits.flatMap((edit) => fittingEdit(edit, ordered) ?? []);
}

/** Returns a text with the user's replacements made. */
export function replaceWords(tag: Tagger, text: string, options: WordOptions): string {
  if (!options.replacements?.length) return text;
  const runs = findRuns(text, parseBlocks(text), tag, wordsToKeep(options));
  const kept = runs.flatMap(({ kept, offset }) => kept.map((span) => shift(span, offset)));
  return applyEdits(text, replacementEdits(text, kept, options));
}

/**
 * Returns the edit, without its article if another edit changes that; undefined if another edit changes the word
 * itself.
 */
function fittingEdit(edit: Edit, others: readonly Edit[]): Edit | undefined {
  const meets = (span: Span) => {
    const next = others[firstPassing(others, ({ end }) => end > span.start)];
    return next !== undefined && overlaps(next, span);
  };
  if (!meets(edit)) return edit;
  const article = edit.before.match(/^an?\s+/i)?.[0].length ?? 0;
  const bare = {
    ...edit,
    start: edit.start + article,
    before: edit.before.slice(article),
    after: edit.after.replace(/^an?\s+/i, ""),
  };
  return article > 0 && !meets(bare) ? bare : undefined;
}

/** Extends an edit by the article in front of it, if the new word needs the other one. */
function withArticle(text: string, edit: Edit): Edit {
  const found = /(?<![\p{L}\p{N}'’-])(an?)([ \t]+)$/iu.exec(text.slice(Math.max(0, edit.start - 8), edit.start));
  if (!found) return edit;
  const [whole, article, space] = found as unknown as [string, string, string];
  const right = articleFor(edit.after);
  if (article.toLowerCase() === right || articleFor(edit.before) !== article.toLowerCase()) return edit;
  const written = article[0] === "A" ? right.replace("a", "A") : right;
  return {
    ...edit,
    start: edit.start - whole.length,
    before: whole + edit.before,
    after: written + space + edit.after,
  };
}

/**
 * Returns the words in upper case, or with a capital, if those that they replace are. Words that have capitals of their
 * own, such as "iPhone", need none.
 */
function inCaseOf(before: string, to: string): string {
  const letters = before.replace(/\P{L}/gu, "");
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return to.toUpperCase();
  const needsCapital = /^\P{L}*\p{Lu}/u.test(before) && !/\p{Lu}/u.test(to);
  return needsCapital ? to.replace(/\p{Ll}/u, (letter) => letter.toUpperCase()) : to;
}

/** Returns words in the form in which they are compared: case, white space and the kind of apostrophe do not matter. */
function keyOf(words: string): string {
  return words.trim().toLowerCase().replace(/\s+/g, " ").replaceAll("’", "'");
}
