import type { MiddlewareHandler } from "hono";
import { pageHeaders } from "../page.ts";
import { messagePage } from "./pages/layout.ts";

/**
 * Refuses requests from pages of other websites that would change something. Clients that are not browsers send no
 * Origin header and are allowed.
 */
export const refuseOtherSites: MiddlewareHandler = async (context, next) => {
  const { method } = context.req;
  const origin = context.req.header("Origin");
  const isReading = method === "GET" || method === "HEAD";
  const isOurs = origin === undefined || URL.parse(origin)?.host === context.req.header("Host");
  if (isReading || isOurs) return next();
  return context.body(messagePage("Refused", "This came from another site."), 403, pageHeaders);
};
