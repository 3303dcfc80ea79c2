import type { Logger } from "pino";
import type { StreamEnd } from "./event-stream.ts";

interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** Keyed hash of the caller's address group. */
  readonly network: string;
  /** Keyed hash of the signed-in account's id. */
  readonly account: string | undefined;
  readonly failure: { readonly code: string; readonly cause?: unknown } | undefined;
}

/** Matches a part of a path that is an email address. */
const emailInPath = /[^/]*(?:@|%40)[^/]*/gi;

const readingMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Writes one line for each request, without its query, its body or any address. Requests that were refused or that may
 * change something are always logged; others are debug.
 */
export function logRequest(logger: Logger, { failure, ...rest }: RequestLine): void {
  const answered = { ...rest, path: rest.path.replaceAll(emailInPath, "{email}") };
  const line = failure ? { ...answered, error: failure.code, err: failure.cause } : answered;
  if (answered.status === 500) logger.error(line, "request failed");
  else if (answered.status > 500) logger.warn(line, "request refused");
  else if (answered.status >= 400) logger.info(line, "request refused");
  else if (!readingMethods.includes(answered.method)) logger.info(line, "request");
  else logger.debug(line, "request");
}

/** Writes one line when a stream of events ends, as the line of its request is written before. */
export function logStream(
  logger: Logger,
  { cause, ...line }: StreamEnd & { readonly requestId: string; readonly path: string; readonly ms: number },
): void {
  if (line.end === "failed") logger.error({ ...line, err: cause }, "stream failed");
  else logger.debug(line, "stream ended");
}
