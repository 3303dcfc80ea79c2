import type { Logger } from "pino";

interface Answered {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly failure: { readonly code: string; readonly cause?: unknown } | undefined;
}

/** One line for each request: never its query, its body or its address. Pages and probes that went well are debug. */
export function logRequest(logger: Logger, { failure, ...answered }: Answered): void {
  const line = failure ? { ...answered, error: failure.code, err: failure.cause } : answered;
  if (answered.status === 500) logger.error(line, "request failed");
  else if (answered.status > 500) logger.warn(line, "request refused");
  else if (answered.method === "POST") logger.info(line, "request");
  else logger.debug(line, "request");
}
