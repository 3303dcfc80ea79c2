import { LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";
import { excess } from "./counts.ts";

/** Kinds of findings that concern taste or spelling and not grammar. */
const ignored = new Set(["Spelling", "Readability", "Style", "Enhancement", "WordChoice"]);

/** A grammar checker that is independent of the engine. */
export interface GrammarChecker {
  /** Returns the errors that are in `after` but not in `before`. */
  newFindings(before: string, after: string): Promise<string[]>;
  dispose(): Promise<void>;
}

/** Starts the grammar checker harper.js, which takes a few seconds. */
export async function openGrammarChecker(): Promise<GrammarChecker> {
  const linter = new LocalLinter({ binary });
  await linter.setup();
  const findings = async (text: string): Promise<string[]> =>
    (await linter.lint(text, { language: "plaintext" }))
      .filter((lint) => !ignored.has(lint.lint_kind()))
      .map((lint) => `${lint.message()} [${lint.get_problem_text()}]`);
  return {
    newFindings: async (before, after) =>
      before === after ? [] : excess(await findings(after), await findings(before)),
    dispose: () => linter.dispose(),
  };
}
