import type { Readable, Writable } from "node:stream";

/** The streams that a command reads and writes. A process has all of them. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: NodeJS.ProcessEnv;
}
