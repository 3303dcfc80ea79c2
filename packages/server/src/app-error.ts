import { type ErrorCode, messages } from "@rewright/contract/errors";

interface Details {
  /** What the log gets and the caller does not. */
  readonly cause?: unknown;
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** Methods that the address takes, answered as Allow. */
  readonly allow?: string;
}

/** A refusal from the closed list, with a sentence for the caller. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: string | undefined;
  constructor(code: ErrorCode, message: string = messages[code], { cause, retryAfterSeconds, allow }: Details = {}) {
    super(message, { cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.allow = allow;
  }
}
