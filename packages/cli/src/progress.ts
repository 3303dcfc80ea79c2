import type { Streams } from "./streams.ts";

interface Done {
  readonly done: number;
  readonly total: number;
}

/** A line on a terminal that says how far all texts together are. */
interface Progress {
  /** Returns what is called as a text comes along. */
  begin(): (now: Done) => void;
  /** Makes room for other output. */
  clear(): void;
}

const startOfLine = "\r";
const clearToEnd = "\u001B[K";

/** Returns what shows progress on standard error, and does nothing where that is no terminal. */
export function createProgress(stderr: Streams["stderr"]): Progress {
  if (!stderr.isTTY) return { begin: () => () => {}, clear: () => {} };
  let done = 0;
  let total = 0;
  return {
    begin() {
      let before: Done = { done: 0, total: 0 };
      return (now) => {
        done += now.done - before.done;
        total += now.total - before.total;
        before = now;
        stderr.write(`${startOfLine}${done} of ${total} ${total === 1 ? "paragraph" : "paragraphs"}${clearToEnd}`);
      };
    },
    clear: () => void stderr.write(startOfLine + clearToEnd),
  };
}
