import { documentLimits } from "@rewright/contract/limits";
import { DocumentError, openDocument } from "@rewright/documents";
import { zipSync } from "fflate";
import type { DocumentAnswer, DocumentTask } from "./document-task.ts";

/** Opens, writes and packs document files on a worker thread, because this would block the server's event loop. */
export default function runTask(task: DocumentTask): DocumentAnswer<string | Uint8Array> {
  try {
    return { value: work(task) };
  } catch (error) {
    if (error instanceof DocumentError) return { problem: error.message };
    throw error;
  }
}

function work(task: DocumentTask): string | Uint8Array {
  switch (task.kind) {
    case "read":
      return openDocument(task.name, task.bytes, documentLimits).text;
    case "save":
      return openDocument(task.name, task.bytes, documentLimits).save(task.edits);
    case "zip":
      return zipSync(Object.fromEntries(task.files.map(({ name, content }) => [name, content])));
  }
}
