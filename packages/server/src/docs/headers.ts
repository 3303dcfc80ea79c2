import type { Endpoint } from "@rewright/contract/endpoint";
import { idempotencyLimits } from "@rewright/contract/limits";
import { cookiePrefix } from "../accounts/sign-in/session-cookies.ts";

/** The response headers of the API, for the OpenAPI description. */
export const headers = {
  RateLimitPolicy: {
    description: "The limits that apply, each with its size (q) and the length of its window in seconds (w).",
    schema: { type: "string" },
    example: '"requests";q=60;w=60, "rewrites";q=10;w=86400',
  },
  RateLimit: {
    description: "For each limit, how much is left (r) and how many seconds until it resets (t).",
    schema: { type: "string" },
    example: '"requests";r=59;t=60, "rewrites";r=9;t=86400',
  },
  RetryAfter: { description: "Seconds until you can try again.", schema: { type: "integer" }, example: 10 },
} as const;

/** Returns a reference to one of these headers, for the OpenAPI description. */
export const headerAt = (name: keyof typeof headers) => ({ $ref: `#/components/headers/${name}` });

/** The headers of every response. */
export const limitHeaders = { "RateLimit-Policy": headerAt("RateLimitPolicy"), RateLimit: headerAt("RateLimit") };

/** The request header with which a request can be repeated safely. */
export const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "For each new request, choose a new key, such as a UUID. If you send the same request again with the same key within " +
    `${idempotencyLimits.hours} hours, you get the same answer, and the request counts only once.`,
  schema: { type: "string", minLength: 1, maxLength: idempotencyLimits.keyCharacters, pattern: "^[!-~]+$" },
} as const;

export const securitySchemes = {
  key: {
    type: "http",
    scheme: "bearer",
    description: "An API key, which begins with rw_. Create one on your account page.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: `${cookiePrefix}.session_token`,
    description: "The session of a browser that is logged in. Requests with a cookie need an Origin header.",
  },
} as const;

/** Returns the ways to authenticate for an endpoint. An empty object means that no authentication is needed. */
export function securityOf(endpoint: Endpoint): Record<string, []>[] {
  const isOpen = endpoint.policy === "public" || endpoint.policy === "quota";
  return [...(endpoint.allowsKeys ? [{ key: [] as [] }] : []), { session: [] }, ...(isOpen ? [{}] : [])];
}
