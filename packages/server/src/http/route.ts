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
  /** The session's start. */
  readonly startedAt: Date;
  /** Cookies that prolong the session, for the answer. */
  readonly cookies: readonly string[];
}

/** Holds one request to an endpoint, checked against the contract. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly input: z.output<E["input"]>;
  readonly guest: Guest;
  /** The signed-in account; always present when the policy requires one. */
  readonly account: Account | undefined;
  readonly session: SignedIn | undefined;
  /** The settings in force when the request came. */
  readonly settings: SystemSettings;
  /** The caller's headers: cookie, browser and address. */
  readonly headers: Headers;
  /** Set-Cookie headers of the answer, to which a handler adds its own. */
  readonly cookies: string[];
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
}

/** Refuses fields that this caller may not send, before they are checked against the contract. */
type FieldCheck = (account: Account | undefined, fields: object) => void;

/** Binds an endpoint of the contract to its handler. */
export interface ApiRoute {
  readonly endpoint: Endpoint;
  readonly checkFields?: FieldCheck | undefined;
  readonly handle: (call: Call) => Promise<unknown>;
}

/** Binds an address outside the contract (a page, file or probe) to its handler. */
export interface PageRoute {
  readonly path: string;
  readonly policy: Policy;
  readonly handle: (context: AppContext) => Response | Promise<Response>;
}

/** Binds an endpoint to its handler; the types of both come from the contract. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<z.input<E["output"]>>,
  checkFields?: FieldCheck,
): ApiRoute {
  // The app parses the input with this endpoint's schema before the call.
  return { endpoint, checkFields, handle: handle as ApiRoute["handle"] };
}

/**
 * Binds an endpoint that answers with a stream of events. `handle` throws refusals before it returns the events; the
 * call's signal aborts when the reader disconnects.
 */
export function streamRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AsyncIterable<StreamEvent & { readonly data: z.input<E["output"]> }>>,
): ApiRoute {
  return { endpoint, handle: handle as ApiRoute["handle"] };
}

/** Returns the session of a request whose policy requires one. */
export function sessionOf({ session }: Call): SignedIn {
  if (!session) throw new AppError("signed_out");
  return session;
}
