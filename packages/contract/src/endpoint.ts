import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * Says who may call an endpoint. The server has one check for each policy.
 * - `public`: anyone, within the rate limit
 * - `quota`: anyone who has a rewrite left; each success counts one rewrite
 * - `signed-in`: people with an account
 * - `owner`: people with an account, for their own data; anyone else gets "not found"
 * - `premium`: people whose account is on the premium plan
 * - `private`: people for whom the operator offers private mode; by default, premium accounts
 * - `annual`: people whose premium plan is paid by the year
 * - `admin`: administrators
 * - `provider`: the payment provider, recognized by its signature of the body
 * - `sandbox`: anyone, where the server runs as a sandbox
 */
export type Policy =
  | "public"
  | "quota"
  | "signed-in"
  | "owner"
  | "premium"
  | "private"
  | "annual"
  | "admin"
  | "provider"
  | "sandbox";

/** Defines one HTTP endpoint as data. The server, the browser and the API documentation all derive from it. */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** The URL path. A part in braces such as `{id}` is a field of the input. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** A longer description for the API documentation. */
  readonly description?: string;
  readonly policy: Policy;
  /** True if a request with an API key may call the endpoint. A key otherwise has the rights of its account. */
  readonly allowsKeys?: true;
  /**
   * The schema of the input, which comes from the query (GET and DELETE) or the JSON body, and from the path's braces.
   */
  readonly input: Input;
  readonly output: Output;
  /** The media type of the response if it is a file. */
  readonly fileType?: string;
  /** True if the response is a stream of server-sent events. `output` is the schema of one event. */
  readonly isEventStream?: true;
  /** True if a request can have the header Idempotency-Key, so that a repeated request is done and counted once. */
  readonly isIdempotent?: true;
  /** The error codes of this endpoint, besides those that every endpoint can return. */
  readonly errors: readonly ErrorCode[];
  /** True if the input is the unparsed body as `payload` and the provider's `signature` of it. */
  readonly rawBody?: true;
  /** The largest request body, in bytes, that is accepted. */
  readonly maxBodyBytes: number;
}

/** Returns the definition unchanged, so that TypeScript infers its exact type. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return definition;
}
