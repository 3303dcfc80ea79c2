import type { Batch } from "@rewright/contract/batches";
import { quantity } from "#src/ui/quantity.ts";

/** Returns whether a file of the batch is waiting or being rewritten. */
export function isOpen({ files }: Batch): boolean {
  return files.some(({ state }) => state === "waiting" || state === "running");
}

/** Returns the progress of a batch in one line. @param unsent The number of files that are not uploaded yet */
export function summaryOf({ files }: Batch, unsent: number): string {
  const total = files.length + unsent;
  if (total === 0) return "No files yet";
  const done = files.filter(({ state }) => state === "done").length;
  const failed = files.filter(({ state }) => state === "failed").length;
  const failures = failed === 0 ? "" : `, ${failed} failed`;
  if (done === total) return total === 1 ? "Ready" : `All ${total} files are ready`;
  return `${done} of ${quantity(total, "file")} ready${failures}`;
}
