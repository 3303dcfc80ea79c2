import type { Endpoint, Policy } from "@rewright/contract/endpoint";
import type { z } from "zod";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import type { SystemSettings } from "../settings/system-settings.ts";
import type { Guest } from "../usage/guest.ts";
import type { AppContext } from "./context.ts";
import type { StreamEvent } from "./event-stream.ts";

/** Holds the signed-in account and its session. */
export interface SignedIn {
  readonly account: Account;
  readonly sessionId: string;
  /** Time at which the session started. */
  readonly startedAt: Date;
  /** Cookies that extend the session, to be set by the response. */
  readonly cookies: readonly string[];
}

/** Holds one request to an endpoint, after its fields were checked. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly input: z.output<E["input"]>;
  readonly guest: Guest;
  /** The account of the session or the API key. Always present if the access policy requires one. */
  readonly account: Account | undefined;
  /** The session. Undefined for guests, and for requests with an API key. */
  readonly session: SignedIn | undefined;
  /** The system settings at the time of the request. */
  readonly settings: SystemSettings;
  /** The header Idempotency-Key of an endpoint that accepts it. */
  readonly idempotencyKey: string | undefined;
  /** The caller's headers: cookie, user agent and IP address. */
  readonly headers: Headers;
  /** Values of the response's Set-Cookie headers. A handler can add its own. */
  readonly cookies: string[];
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
}

/** Refuses fields that this caller may not send. Called before the fields are checked against the schema. */
type FieldCheck = (account: Account | undefined, fields: object) => void;

/** Connects an API endpoint to the function that handles it. */
export interface ApiRoute {
  readonly endpoint: Endpoint;
  readonly checkFields?: FieldCheck | undefined;
  readonly handle: (call: Call) => Promise<unknown>;
}

/** Connects a path outside the API (a page, file or health check) to the function that handles it. */
export interface PageRoute {
  readonly path: string;
  readonly policy: Policy;
  readonly handle: (context: AppContext) => Response | Promise<Response>;
}

/**
 * Connects an API endpoint to the function that handles it. The types of the input and output come from the endpoint.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<z.input<E["output"]>>,
  checkFields?: FieldCheck,
): ApiRoute {
  // The app has parsed the input with this endpoint's schema before it calls the handler.
  return { endpoint, checkFields, handle: handle as ApiRoute["handle"] };
}

/**
 * Connects an endpoint that responds with an event stream to its handler. `handle` throws errors before it returns the
 * events, and the call's signal aborts when the client disconnects.
 */
export function streamRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AsyncIterable<StreamEvent & { readonly data: z.input<E["output"]> }>>,
): ApiRoute {
  return { endpoint, handle: handle as ApiRoute["handle"] };
}

/** Returns the account of a request. Only for routes whose access policy requires an account. */
export function accountOf({ account }: Pick<Call, "account">): Account {
  if (!account) throw new AppError("signed_out");
  return account;
}

/** Returns the session of a request. Only for routes that require an account and allow no API keys. */
export function sessionOf({ session }: Call): SignedIn {
  if (!session) throw new AppError("signed_out");
  return session;
}
