import type { ErrorBody, ErrorCode } from "@rewright/contract/errors";

/** Thrown if the server refuses a request. The message is a sentence for people. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** The error code of the API, such as `daily_limit_reached`. */
  readonly code: ErrorCode;
  /** Identifies the error in the server's log. */
  readonly errorId: string;
  /** Seconds after which the request can be sent again, if the server says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfterSeconds: number | undefined) {
    super(body.message);
    this.status = status;
    this.code = body.error;
    this.errorId = body.error_id;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Thrown if no answer of the API arrives: the server cannot be reached, or something else answers in its place. */
export class ConnectionError extends Error {
  override name = "ConnectionError";
  /** The HTTP status of the answer, if there was one. */
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    message: string,
    details: {
      readonly cause?: unknown;
      readonly status?: number;
      readonly retryAfterSeconds?: number | undefined;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Creates the error for a response that is not a success. */
export async function errorOf(response: Response): Promise<ApiError | ConnectionError> {
  const { status } = response;
  const retryAfterSeconds = readSeconds(response.headers.get("Retry-After"));
  if (response.type === "opaqueredirect" || (status >= 300 && status < 400)) {
    return new ConnectionError("The server redirects to another address. Use that address instead.", { status });
  }
  const body = parseBody(await response.text().catch(() => ""));
  if (body) return new ApiError(status, body, retryAfterSeconds);
  return new ConnectionError(`The server's answer isn't one of this API (HTTP status ${status}).`, {
    status,
    retryAfterSeconds,
  });
}

function readSeconds(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}

function parseBody(text: string): ErrorBody | undefined {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null;
    const isError = typeof body?.error === "string" && typeof body.message === "string";
    return isError ? { ...(body as ErrorBody), error_id: body.error_id ?? "" } : undefined;
  } catch {
    return undefined;
  }
}
