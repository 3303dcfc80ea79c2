import { correctWords } from "@rewright/contract/word-lists";
import { type Checker, createChecker } from "@rewright/grammar";
import type { Finding } from "./finding.ts";
import type { WordedCommand } from "./with-words.ts";

let checker: Promise<Checker> | undefined;

/** Returns the possible mistakes in a text. The first call loads the checker, which takes seconds. */
export async function grammarFindings(
  text: string,
  { keep, replacements = [], spelling }: Pick<WordedCommand, "keep" | "replacements" | "spelling">,
): Promise<Finding[]> {
  checker ??= createChecker();
  const found = await (await checker).check(text, { keep: correctWords({ keep, replacements }), spelling });
  return found.map(({ start, end, kind, message, fixes }) => {
    return { code: "grammar", message, offset: start, length: end - start, kind, fixes };
  });
}
