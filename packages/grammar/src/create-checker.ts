import { Dialect, type Lint, LocalLinter, SuggestionKind } from "harper.js";
import { binary } from "harper.js/binary";
import type { CheckOptions, GrammarFinding } from "./finding.ts";
import { withoutKept } from "./keep-out.ts";
import { isLikelyMistake } from "./likely-mistake.ts";
import { splitParagraphs } from "./paragraphs.ts";
import { lintConfig, rules } from "./rules.ts";

/** Checks spelling and grammar. Keeps the findings of the latest paragraphs, so that only changed ones are checked. */
export interface Checker {
  /**
   * Returns the possible mistakes in a text, in order and without overlaps.
   * @throws the signal's abort reason, between two paragraphs
   */
  check(text: string, options?: CheckOptions, signal?: AbortSignal): Promise<GrammarFinding[]>;
}

interface Setup {
  readonly dialect: Dialect;
  /** The only rule that is used. By default, all that are chosen are used. */
  readonly only?: string;
}

const setups = {
  us: { dialect: Dialect.American },
  uk: { dialect: Dialect.British },
  ukWords: { dialect: Dialect.British, only: "SpellCheck" },
} as const satisfies Record<string, Setup>;

/** The number of paragraphs whose findings are kept. */
const mostKept = 500;
const mostFixes = 3;

/** Loads the grammar checker, which takes a second or more. Runs in browsers, web workers and Node.js. */
export async function createChecker(): Promise<Checker> {
  const linters: Partial<Record<keyof typeof setups, Promise<LocalLinter>>> = {};
  const linterOf = (setup: keyof typeof setups) => {
    linters[setup] ??= openLinter(setups[setup]);
    return linters[setup];
  };
  const known = new Map<string, Promise<GrammarFinding[]>>();

  async function checkAnew(text: string, spelling: CheckOptions["spelling"]): Promise<GrammarFinding[]> {
    const found = await lint(await linterOf(spelling ?? "us"), text);
    if (spelling !== undefined || !found.some(({ kind }) => kind === "spelling")) return found;
    // A word is right if it is in either dictionary.
    const british = await lint(await linterOf("ukWords"), text);
    const alsoBritish = new Set(british.filter(({ kind }) => kind === "spelling").map(({ start }) => start));
    return found.filter(({ kind, start }) => kind !== "spelling" || alsoBritish.has(start));
  }

  function checkParagraph(text: string, spelling: CheckOptions["spelling"]): Promise<GrammarFinding[]> {
    const key = `${spelling ?? ""}\n${text}`;
    const findings = known.get(key) ?? checkAnew(text, spelling);
    known.delete(key);
    known.set(key, findings);
    if (known.size > mostKept) known.delete(known.keys().next().value!);
    return findings;
  }

  await linterOf("us");
  return {
    async check(text, { spelling, keep } = {}, signal) {
      const findings: GrammarFinding[] = [];
      for (const paragraph of splitParagraphs(text)) {
        signal?.throwIfAborted();
        for (const finding of await checkParagraph(paragraph.text, spelling)) {
          findings.push({ ...finding, start: finding.start + paragraph.start, end: finding.end + paragraph.start });
        }
      }
      return withoutKept(findings, text, { keep });
    },
  };
}

async function openLinter({ dialect, only }: Setup): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary, dialect });
  await linter.setup();
  await linter.setLintConfig(lintConfig(await linter.getDefaultLintConfig(), only ? [only] : rules));
  return linter;
}

async function lint(linter: LocalLinter, text: string): Promise<GrammarFinding[]> {
  const lints = await linter.lint(text, { language: "markdown" });
  const findings = lints
    .flatMap((found) => {
      const finding = toFinding(found, text, spanOf(found));
      found.free();
      return finding ?? [];
    })
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return findings.filter((finding) => {
    if (finding.start < end) return false;
    end = finding.end;
    return true;
  });
}

/** Returns the position of what was found, in UTF-16 units. */
function spanOf(found: Lint): { readonly start: number; readonly end: number } {
  const span = found.span();
  const { start, end } = span;
  span.free();
  return { start, end };
}

function toFinding(
  found: Lint,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): GrammarFinding | undefined {
  const problem = text.slice(start, end);
  const fixes = [
    ...new Set(
      found.suggestions().map((suggestion) => {
        const replacement = suggestion.get_replacement_text();
        const kind = suggestion.kind();
        suggestion.free();
        if (kind === SuggestionKind.Remove) return "";
        return kind === SuggestionKind.InsertAfter ? problem + replacement : replacement;
      }),
    ),
  ].filter((fix) => fix !== problem);
  const kind = found.lint_kind() === "Spelling" ? "spelling" : "grammar";
  if (kind === "spelling" && !isLikelyMistake(problem, fixes, beginsSentence(text, start))) return undefined;
  if (isName(found, problem)) return undefined;
  return { start, end, kind, message: plainMessage(found.message()), fixes: fixes.slice(0, mostFixes) };
}

function beginsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?…:]["'”’)\]]*\s+|\n)["'“‘(*_#>-]*\s*$/.test(text.slice(Math.max(0, at - 20), at));
}

/** Returns whether a repetition is one of a name or initials, such as "Duran Duran". */
function isName(found: Lint, problem: string): boolean {
  return found.lint_kind() === "Repetition" && /^\p{Lu}/u.test(problem) && /\s\p{Lu}/u.test(problem);
}

/** Returns a message without its Markdown signs for code. */
function plainMessage(message: string): string {
  return message
    .replaceAll("`", "“")
    .replaceAll(/“([^“]*)“/g, "“$1”")
    .trim();
}
