import type { Writable } from "node:stream";

/** Thrown if standard output cannot be written. `cause` is the error of the stream. */
export class OutputError extends Error {
  override name = "OutputError";
  override readonly cause: NodeJS.ErrnoException;

  constructor(cause: NodeJS.ErrnoException) {
    super(`cannot write the output: ${cause.message}`);
    this.cause = cause;
  }
}

/** Writes a text to standard output, and waits if its reader is slow. @throws OutputError */
export function print(stdout: Writable, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stdout.write(text, (error) => (error ? reject(new OutputError(error)) : resolve()));
  });
}

/** Writes one line of diagnostics to standard error, such as why the command failed. */
export function complain(stderr: Writable, message: string): void {
  stderr.write(`rewright: ${message}\n`);
}
