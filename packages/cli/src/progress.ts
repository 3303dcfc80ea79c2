import type { Streams } from "./streams.ts";

interface Done {
  readonly done: number;
  readonly total: number;
}

/** A line on the terminal that shows how many paragraphs of all texts are done. */
interface Progress {
  /** Registers a new text. Returns a function that is called whenever more of this text is done. */
  begin(): (now: Done) => void;
  /** Erases the line, so that other output can be printed. */
  clear(): void;
}

const startOfLine = "\r";
const clearToEnd = "\u001B[K";

/** Creates the progress line on standard error. Prints nothing if standard error is not a terminal. */
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
