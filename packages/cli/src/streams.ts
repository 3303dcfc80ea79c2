import type { Readable, Writable } from "node:stream";

/** The streams and environment that a command uses. The properties are the same as those of `process`. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: NodeJS.ProcessEnv;
}
