import { CallError } from "./call.ts";

/** Holds an error message for users. */
export interface Problem {
  readonly message: string;
  /** The id of the failure in the server's log. */
  readonly errorId?: string | undefined;
}

/** Returns the server's error message or, if it sent none, `otherwise`. */
export function problemOf(error: unknown, otherwise: string): Problem {
  return error instanceof CallError ? { message: error.message, errorId: error.errorId } : { message: otherwise };
}
