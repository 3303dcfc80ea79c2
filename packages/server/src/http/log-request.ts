import type { Logger } from "pino";
import { withoutKeys } from "../accounts/api-keys/key-format.ts";
import type { StreamEnd } from "./event-stream.ts";

interface RequestLine {
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** Keyed hash of the caller's network: an IPv4 address, or the first 64 bits of an IPv6 address. */
  readonly network: string;
  /** Keyed hash of the id of the account whose session or API key the request has. */
  readonly account: string | undefined;
  /** True if the request may change data although its method is GET. */
  readonly changesData: boolean;
  readonly failure: { readonly code: string; readonly cause?: unknown } | undefined;
}

/** Matches a part of a path that is an email address. */
const emailInPath = /[^/]*(?:@|%40)[^/]*/gi;

const readingMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Logs one line for each request, without its query, its body, its headers, any address or API key. Requests that were refused or may change
 * data are logged at the default level, others at debug level.
 */
export function logRequest(logger: Logger, { failure, changesData, ...rest }: RequestLine): void {
  const answered = { ...rest, path: withoutKeys(rest.path).replaceAll(emailInPath, "{email}") };
  const line = failure ? { ...answered, error: failure.code, err: failure.cause } : answered;
  if (answered.status === 500) logger.error(line, "request failed");
  else if (answered.status > 500) logger.warn(line, "request refused");
  else if (answered.status >= 400 || failure) logger.info(line, "request refused");
  else if (changesData || !readingMethods.includes(answered.method)) logger.info(line, "request");
  else logger.debug(line, "request");
}

/** Logs one line when an event stream ends. The line about the stream's request was written when the stream began. */
export function logStream(
  logger: Logger,
  { cause, ...line }: StreamEnd & { readonly requestId: string; readonly path: string; readonly ms: number },
): void {
  if (line.end === "failed") logger.error({ ...line, err: cause }, "stream failed");
  else logger.debug(line, "stream ended");
}
