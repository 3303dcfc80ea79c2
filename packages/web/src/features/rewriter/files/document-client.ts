import type { DocumentKind, TextEdit } from "@rewright/documents";
import type { DocumentAnswer, DocumentTask, OpenedText } from "./document-task.ts";

const longestMs = 30_000;

/** Reads the text of a file. Rejects with an error message for users. */
export async function openFileText(name: string, bytes: Uint8Array): Promise<OpenedText> {
  const answer = await ask({ task: "open", name, bytes });
  if ("opened" in answer) return answer.opened;
  throw new Error("problem" in answer ? answer.problem : broken);
}

/** Returns the file with edits applied to its text. Rejects with an error message for users. */
export function saveFileText(
  name: string,
  bytes: Uint8Array,
  edits: readonly TextEdit[],
): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf({ task: "save", name, bytes, edits });
}

/** Creates a file from a text. Rejects with an error message for users. */
export function createFile(kind: DocumentKind, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return bytesOf({ task: "create", kind, text });
}

const broken = "We couldn't process this file. Try again, or reload the page.";

async function bytesOf(task: DocumentTask): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await ask(task);
  if ("bytes" in answer) return answer.bytes;
  throw new Error("problem" in answer ? answer.problem : broken);
}

/** Runs a task in a new web worker, which is terminated if it takes too long. */
async function ask(task: DocumentTask): Promise<DocumentAnswer> {
  const worker = new Worker(new URL("./document-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve } = Promise.withResolvers<DocumentAnswer>();
  worker.addEventListener("message", ({ data }: MessageEvent<DocumentAnswer>) => resolve(data));
  worker.addEventListener("error", () => resolve({ problem: broken }));
  const timer = setTimeout(
    () => resolve({ problem: "This file takes too long to process. Split it into smaller files." }),
    longestMs,
  );
  worker.postMessage(task);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
