import { type ErrorCode, messages } from "@rewright/contract/errors";

interface Details {
  /** Logged, and not sent to the caller. */
  readonly cause?: unknown;
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** Methods that the address takes, sent as Allow. */
  readonly allow?: string;
}

/** Refuses a request with a code of the contract and a sentence for the caller. */
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
