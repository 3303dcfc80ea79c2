import { alternatives } from "../alternatives/alternatives.ts";
import { applyEdits } from "../edit.ts";
import type { Engine } from "../engine.ts";
import type { RewriteOptions } from "../options.ts";
import type { Report } from "../report/report.ts";
import { stockPhrases } from "../report/stock-phrases.ts";
import { rewrite } from "../rewrite.ts";
import { boldest } from "../rules/rule.ts";
import type { Span } from "../span.ts";

/** Why a phrase has no fix: the user keeps it, it is protected, its fix failed a check, or no rule replaces it. */
type NoFixReason = "kept_by_you" | "protected" | "failed_checks" | "no_wording";

/** A stock phrase of a sentence. `fixed` is the sentence without the phrase; if there is none, `why` is the reason. */
export type PhraseFix = Span &
  ({ readonly fixed: string; readonly why: null } | { readonly fixed: null; readonly why: NoFixReason });

/** Returns a fix for each stock phrase: from a rewrite at the highest level, or from an alternative. */
export function phraseFixes(engine: Engine, sentence: string, options: Omit<RewriteOptions, "level">): PhraseFix[] {
  const phrases = stockPhrases(sentence);
  if (phrases.length === 0) return [];
  const rewriteIn = (mode: RewriteOptions["mode"]) => rewrite(engine, sentence, { ...options, mode, level: boldest });
  const [report, plain] = [rewriteIn(options.mode), rewriteIn("standard")];
  const replaced = phrases.map((phrase) => strongest(sentence, phrase, report) ?? strongest(sentence, phrase, plain));
  const others = replaced.includes(undefined) ? alternatives(engine, sentence, options) : [];
  return phrases.map(({ start, end }, index) => {
    const said = sentence.slice(start, end).toLowerCase();
    const isBetter = (text: string) => stockPhrases(text).length < phrases.length && !text.toLowerCase().includes(said);
    const isKept = report.kept.some((kept) => kept.start < end && kept.end > start);
    const fixed = replaced[index] ?? (isKept ? undefined : others.find(isBetter));
    if (fixed !== undefined) return { start, end, fixed, why: null };
    return { start, end, fixed: null, why: whyNot({ start, end }, report) };
  });
}

/** Returns the sentence with only those edits of a rewrite at the highest level that replace the phrase. */
function strongest(sentence: string, { start, end }: Span, { edits }: Report): string | undefined {
  const touching = edits.filter((edit) => edit.start < end && edit.end > start);
  const groups = new Set(touching.flatMap(({ group }) => group ?? []));
  const fixed = applyEdits(
    sentence,
    edits.filter((edit) => touching.includes(edit) || (edit.group !== undefined && groups.has(edit.group))),
  );
  return stockPhrases(fixed).length < stockPhrases(sentence).length ? fixed : undefined;
}

function whyNot({ start, end }: Span, { kept, stats }: Report): NoFixReason {
  const around = kept.filter((span) => span.start < end && span.end > start);
  if (around.some(({ kind }) => kind === "word")) return "kept_by_you";
  if (around.length > 0) return "protected";
  return stats.rolledBack > 0 ? "failed_checks" : "no_wording";
}
