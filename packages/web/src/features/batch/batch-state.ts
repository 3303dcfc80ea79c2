import type { Batch } from "@rewright/contract/batches";
import { quantity } from "#src/ui/quantity.ts";

/** Whether a file of it waits or is being rewritten. */
export function isOpen({ files }: Batch): boolean {
  return files.some(({ state }) => state === "waiting" || state === "running");
}

/** How far a batch has come, in a line. @param unsent files that are not there yet */
export function summaryOf({ files }: Batch, unsent: number): string {
  const total = files.length + unsent;
  if (total === 0) return "No files yet";
  const done = files.filter(({ state }) => state === "done").length;
  const failed = files.filter(({ state }) => state === "failed").length;
  const failures = failed === 0 ? "" : `, ${failed} failed`;
  if (done === total) return total === 1 ? "Ready" : `All ${total} files are ready`;
  return `${done} of ${quantity(total, "file")} ready${failures}`;
}
