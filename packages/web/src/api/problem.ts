import { CallError } from "./call.ts";

/** Holds an error message for people. */
export interface Problem {
  readonly message: string;
  /** Identifies the failure in the server's log. */
  readonly errorId?: string | undefined;
}

/** Returns the server's error message, or `otherwise` where it sent none. */
export function problemOf(error: unknown, otherwise: string): Problem {
  return error instanceof CallError ? { message: error.message, errorId: error.errorId } : { message: otherwise };
}
