import type { Streams } from "./streams.ts";

interface Progress {
  readonly done: number;
  readonly total: number;
}

const startOfLine = "\r";
const clearToEnd = "\u001B[K";

/** Does some work, and shows on a terminal how far it is, in a line that is cleared at the end. */
export async function withProgress<T>(
  stderr: Streams["stderr"],
  work: (onProgress: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  if (!stderr.isTTY) return work(() => {});
  try {
    return await work(({ done, total }) => {
      stderr.write(`${startOfLine}${done} of ${total} ${total === 1 ? "paragraph" : "paragraphs"}${clearToEnd}`);
    });
  } finally {
    stderr.write(startOfLine + clearToEnd);
  }
}
