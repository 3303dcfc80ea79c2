import { batchLimits } from "@rewright/contract/limits";

/** The extensions of the files that can be chosen. */
export const acceptedFiles = ".txt,.md,.docx";

export const fileMegabytes = batchLimits.fileBytes / 2 ** 20;

/** Returns the reason why a file is refused, or undefined if it is valid. The server checks it again. */
function refusalOf({ name, size }: Pick<File, "name" | "size">): string | undefined {
  if (!/\.(?:txt|md|docx)$/i.test(name)) return "Only .txt, .md and .docx files are supported.";
  if (size > batchLimits.fileBytes) return `A file can be up to ${fileMegabytes} MB.`;
  if (size === 0) return "This file is empty.";
  return undefined;
}

/**
 * Separates files that can be sent from those that are refused.
 *
 * @param room The number of files that still fit in the batch
 */
export function sortFiles<Chosen extends Pick<File, "name" | "size">>(files: readonly Chosen[], room: number) {
  const fit: Chosen[] = [];
  const refused: { readonly name: string; readonly problem: string }[] = [];
  for (const file of files) {
    const problem = refusalOf(file) ?? (fit.length >= room ? tooMany : undefined);
    if (problem === undefined) fit.push(file);
    else refused.push({ name: file.name, problem });
  }
  return { fit, refused };
}

const tooMany = `A batch can have up to ${batchLimits.files} files.`;
