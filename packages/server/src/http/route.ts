import type { Endpoint, Policy } from "@rewright/contract/endpoint";
import type { z } from "zod";
import type { Account } from "../accounts/account.ts";
import { AppError } from "../app-error.ts";
import type { SystemSettings } from "../settings/system-settings.ts";
import type { Guest } from "../usage/guest.ts";
import type { AppContext } from "./context.ts";
import type { StreamEvent } from "./event-stream.ts";

/** Who is signed in, and by which session. */
export interface SignedIn {
  readonly account: Account;
  readonly sessionId: string;
  /** When the session began. */
  readonly startedAt: Date;
  /** Cookies that prolong the session, to be answered with. */
  readonly cookies: readonly string[];
}

/** One request to an endpoint, checked against the contract. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly input: z.output<E["input"]>;
  readonly guest: Guest;
  /** Whoever is signed in; always there where the policy asks for it. */
  readonly account: Account | undefined;
  readonly session: SignedIn | undefined;
  /** In force when the request came. */
  readonly settings: SystemSettings;
  /** Cookie, browser and address of the caller. */
  readonly headers: Headers;
  /** Set-Cookie headers of the answer; a handler adds its own. */
  readonly cookies: string[];
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
}

/** Refuses fields that this caller may not send, before they are checked against the contract. */
type FieldCheck = (account: Account | undefined, fields: object) => void;

/** An endpoint of the contract with the function that answers it. */
export interface ApiRoute {
  readonly endpoint: Endpoint;
  readonly checkFields?: FieldCheck | undefined;
  readonly handle: (call: Call) => Promise<unknown>;
}

/** A page, file or probe: an address that is not part of the contract. */
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
  // The app parses the input with this endpoint's schema before it calls.
  return { endpoint, checkFields, handle: handle as ApiRoute["handle"] };
}

/**
 * Binds an endpoint that answers with a stream of events. `handle` refuses what is to be refused before it gives the
 * events; the call's signal aborts when their reader goes away.
 */
export function streamRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AsyncIterable<StreamEvent & { readonly data: z.input<E["output"]> }>>,
): ApiRoute {
  return { endpoint, handle: handle as ApiRoute["handle"] };
}

/** The session of a request whose policy let only people with one through. */
export function sessionOf({ session }: Call): SignedIn {
  if (!session) throw new AppError("signed_out");
  return session;
}
