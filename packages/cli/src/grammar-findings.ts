import { type Checker, createChecker } from "@rewright/grammar";
import type { CheckOptions } from "@rewright/grammar/finding";
import type { Finding } from "./finding.ts";

let checker: Promise<Checker> | undefined;

/** Returns the possible mistakes in a text. The first call loads the checker, which takes seconds. */
export async function grammarFindings(text: string, options: CheckOptions): Promise<Finding[]> {
  checker ??= createChecker();
  const found = await (await checker).check(text, options);
  return found.map(({ start, end, kind, message, fixes }) => {
    return { code: "grammar", message, offset: start, length: end - start, kind, fixes };
  });
}
