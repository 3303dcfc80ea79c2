import type { Writable } from "node:stream";

/** Standard output could not be written; `cause` is the stream's error. */
export class OutputError extends Error {
  override name = "OutputError";
  override readonly cause: NodeJS.ErrnoException;

  constructor(cause: NodeJS.ErrnoException) {
    super(`cannot write the output: ${cause.message}`);
    this.cause = cause;
  }
}

/**
 * Writes a text, and waits where the reader is slower than we are.
 * @throws OutputError
 */
export function print(stdout: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stdout.write(text, (error) => (error ? reject(new OutputError(error)) : resolve()));
  });
}

/** Writes one line about the command itself, such as why it failed. */
export function complain(stderr: Writable, message: string): void {
  stderr.write(`rewright: ${message}\n`);
}
