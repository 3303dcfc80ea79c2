import type { Batch } from "@rewright/contract/batches";
import { quantity } from "../../ui/quantity.ts";

/** Whether a file of it waits or is being rewritten. */
export function isOpen({ files }: Batch): boolean {
  return files.some(({ state }) => state === "waiting" || state === "running");
}

/** How far a batch has come, in a line. */
export function summaryOf({ files }: Batch): string {
  if (files.length === 0) return "No files yet";
  const done = files.filter(({ state }) => state === "done").length;
  const failed = files.filter(({ state }) => state === "failed").length;
  const failures = failed === 0 ? "" : `, ${failed} failed`;
  if (done === files.length) return files.length === 1 ? "Ready" : `All ${files.length} files are ready`;
  return `${done} of ${quantity(files.length, "file")} ready${failures}`;
}
