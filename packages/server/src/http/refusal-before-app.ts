import { randomUUID } from "node:crypto";
import type { ErrorBody, ErrorCode } from "@rewright/contract/errors";
import type { Logger } from "pino";

/**
 * Logs a request that was refused before it reached the app. Returns the error response's body, with the id of the log
 * line.
 */
export function refusalBeforeApp(logger: Logger, error: ErrorCode, message: string): ErrorBody {
  const requestId = randomUUID();
  logger.info({ requestId, error }, "request refused before it reached the app");
  return { success: false, error, message, error_id: requestId };
}
