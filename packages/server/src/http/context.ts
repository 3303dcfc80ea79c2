import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** Holds the variables of each request in the app. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Names this request in answers and in the log. */
    requestId: string;
    /** The route's path with the names of its parameters; absent for an unknown address. */
    route?: string;
    /** The id of the signed-in account, if any, for the log line of the request. */
    accountId?: string;
    /** The refusal, for the log line of the request. */
    failure?: { readonly code: string; readonly cause?: unknown };
  };
}

export type AppContext = Context<AppEnv>;
