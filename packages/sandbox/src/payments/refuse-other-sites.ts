import type { MiddlewareHandler } from "hono";
import { pageHeaders } from "../page.ts";
import { messagePage } from "./pages/layout.ts";

/** Refuses changes by pages of other sites. Clients that are no browsers send no origin and are allowed. */
export const refuseOtherSites: MiddlewareHandler = async (context, next) => {
  const { method } = context.req;
  const origin = context.req.header("Origin");
  const isReading = method === "GET" || method === "HEAD";
  const isOurs = origin === undefined || URL.parse(origin)?.host === context.req.header("Host");
  if (isReading || isOurs) return next();
  return context.body(messagePage("Refused", "This came from another site."), 403, pageHeaders);
};
