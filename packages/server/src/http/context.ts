import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** What every request carries through the app. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** Names this request in answers and in the log. */
    requestId: string;
    /** The address as the table of routes has it, with the names of its parameters; absent where there is none. */
    route?: string;
    /** What went wrong, for the log line of the request. */
    failure?: { readonly code: string; readonly cause?: unknown };
  };
}

export type AppContext = Context<AppEnv>;
