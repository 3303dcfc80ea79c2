import { batchLimits } from "@rewright/contract/plans";

/** Lists the file types that the file dialog offers. */
export const acceptedFiles = ".txt,.md,.docx";

export const fileMegabytes = batchLimits.fileBytes / 2 ** 20;

/** Returns why a file is refused; undefined for a valid one. The server checks the file again. */
function refusalOf({ name, size }: Pick<File, "name" | "size">): string | undefined {
  if (!/\.(?:txt|md|docx)$/i.test(name)) return "Only .txt, .md and .docx files are supported.";
  if (size > batchLimits.fileBytes) return `A file can be up to ${fileMegabytes} MB.`;
  if (size === 0) return "This file is empty.";
  return undefined;
}

/** Separates the files to send from the refused ones. @param room how many more files the batch accepts */
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
