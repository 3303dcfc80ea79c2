import { randomBytes } from "node:crypto";

/** Creates a name for the tags of one request: 16 lower-case hexadecimal digits. */
export function newNonce(): string {
  return randomBytes(8).toString("hex");
}
