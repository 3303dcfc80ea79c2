import type { Readable, Writable } from "node:stream";

/** What a command reads from and writes to; a process has all three. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}
