import { type ErrorCode, messages } from "@rewright/contract/errors";

interface Details {
  /** The original error. It is logged and not sent to the caller. */
  readonly cause?: unknown;
  /** Seconds after which the caller may try again. Sent as the header Retry-After. */
  readonly retryAfterSeconds?: number;
  /** The methods that the path allows. Sent as the header Allow. */
  readonly allow?: string;
}

/** Thrown to refuse a request, with an error code of the API and a message for the caller. */
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
