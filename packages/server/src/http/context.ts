import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { NamedLimit } from "./rate-limit/limit-headers.ts";

/** Holds the variables that belong to one request. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The id of this request, which responses and log lines contain. */
    requestId: string;
    /** The route's path with parameter names, such as "/api/history/{id}". Absent if no route matches. */
    route?: string;
    /** The id of the account whose session or API key the request has, if any, for the log line of the request. */
    accountId?: string;
    /** The limits that apply to the caller, for the headers RateLimit and RateLimit-Policy. */
    limits?: readonly NamedLimit[];
    /** True if the request may change data although its method is GET. */
    changesData?: boolean;
    /** The reason why the request was refused, for the log. */
    failure?: { readonly code: string; readonly cause?: unknown };
  };
}

export type AppContext = Context<AppEnv>;
