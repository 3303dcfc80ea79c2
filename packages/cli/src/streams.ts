import type { Readable, Writable } from "node:stream";

/** What a command reads from and writes to; a process has all of it. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: NodeJS.ProcessEnv;
}
