import type { MiddlewareHandler } from "hono";
import { containsKey } from "../accounts/api-keys/key-format.ts";
import { AppError } from "../app-error.ts";
import { isApiPath } from "./api-paths.ts";
import type { AppEnv } from "./context.ts";

const sentence =
  "API keys aren't accepted in URLs, because URLs are logged. Revoke this key, create a new one, and send it in the " +
  "Authorization: Bearer header.";

/** Refuses API requests with an API key in the path or the query, because proxies and browser histories store URLs. */
export const refuseKeyInAddress: MiddlewareHandler<AppEnv> = async ({ req }, next) => {
  const fields = Object.entries(req.queries()).flat(2);
  if (isApiPath(req.path) && [req.path, ...fields].some(containsKey)) throw new AppError("invalid_input", sentence);
  await next();
};
