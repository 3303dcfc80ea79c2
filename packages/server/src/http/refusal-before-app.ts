import { randomUUID } from "node:crypto";
import type { ErrorBody, ErrorCode } from "@rewright/contract/errors";
import type { Logger } from "pino";

/** The body of a refusal that the app knows nothing about, with an id that the log has too. */
export function refusalBeforeApp(logger: Logger, error: ErrorCode, message: string): ErrorBody {
  const requestId = randomUUID();
  logger.info({ requestId, error }, "request refused before it reached the app");
  return { success: false, error, message, error_id: requestId };
}
