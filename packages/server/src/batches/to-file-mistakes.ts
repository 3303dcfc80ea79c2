import type { FileMistake, TextFinding } from "@rewright/contract/findings";

/** The largest number of characters before and after the words of a mistake. */
const around = 40;

/**
 * Converts the possible mistakes in a text to those of a file. A position in the text is not one in the file, so the
 * words around a mistake show where the mistake is.
 */
export function toFileMistakes(findings: readonly TextFinding[], text: string): FileMistake[] {
  return findings.flatMap(({ offset, length, kind, message, fixes = [] }) => {
    if (offset === undefined || length === undefined || kind === undefined) return [];
    const end = offset + length;
    const before = text.slice(Math.max(0, offset - around), offset).toWellFormed();
    const after = text.slice(end, end + around).toWellFormed();
    return {
      ...{ kind, message, fixes, words: text.slice(offset, end) },
      before: before.slice(before.lastIndexOf("\n") + 1).replace("\uFFFD", ""),
      after: after.split("\n", 1)[0]!.replace("\uFFFD", ""),
    };
  });
}
