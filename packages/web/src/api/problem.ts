import { CallError } from "./call.ts";

/** The error message, for people. */
export interface Problem {
  readonly message: string;
  /** Names a fault of the server in its log. */
  readonly errorId?: string | undefined;
}

/** The server's own words about what went wrong; `otherwise` where it did not say anything. */
export function problemOf(error: unknown, otherwise: string): Problem {
  return error instanceof CallError ? { message: error.message, errorId: error.errorId } : { message: otherwise };
}
