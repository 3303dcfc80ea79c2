import { documentLimits } from "@rewright/contract/limits";
import { createDocument, DocumentError, openDocument } from "@rewright/documents";
import type { DocumentAnswer, DocumentTask } from "./document-task.ts";

/** Reads and writes files in a web worker, so that the page stays responsive. No data leaves the browser. */
self.addEventListener("message", ({ data }: MessageEvent<DocumentTask>) => self.postMessage(answer(data)));

function answer(task: DocumentTask): DocumentAnswer {
  try {
    return work(task);
  } catch (error) {
    if (error instanceof DocumentError) return { problem: error.message };
    throw error;
  }
}

function work(task: DocumentTask): DocumentAnswer {
  if (task.task === "create") return { bytes: createDocument(task.kind, task.text) };
  const document = openDocument(task.name, task.bytes, documentLimits);
  if (task.task === "save") return { bytes: document.save(task.edits) };
  return { opened: { kind: document.kind, text: document.text } };
}
