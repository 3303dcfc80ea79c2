import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * Says who may call an endpoint. The server has one check for each policy.
 * - `public`: anyone, within the rate limit
 * - `quota`: anyone who has a use left; each success counts one
 * - `signed-in`: people with an account
 * - `owner`: people with an account, for their own data; anyone else gets "not found"
 * - `premium`: people whose account is on the premium plan
 * - `annual`: people whose premium plan is paid by the year
 * - `admin`: administrators
 * - `provider`: the payment provider, known by its signature over the body
 * - `sandbox`: anyone, where the server runs as a sandbox
 */
export type Policy =
  | "public"
  | "quota"
  | "signed-in"
  | "owner"
  | "premium"
  | "annual"
  | "admin"
  | "provider"
  | "sandbox";

/** Defines one HTTP endpoint as data. Server and browser take their types, checks and documentation from it. */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** A part in braces, `{id}`, is a field of the input. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** More detail for the API's documentation, in plain sentences. */
  readonly description?: string;
  readonly policy: Policy;
  /** The input: from the query for GET and DELETE, from the JSON body otherwise, and from the braces of the path. */
  readonly input: Input;
  readonly output: Output;
  /** The media type, where the response is a file. */
  readonly fileType?: string;
  /** Marks a response that is a stream of server-sent events; `output` describes one event. */
  readonly isEventStream?: true;
  /** The errors of this endpoint, besides those that every endpoint can return. */
  readonly errors: readonly ErrorCode[];
  /** Passes the body unparsed as `payload`, with the provider's `signature` over it. */
  readonly rawBody?: true;
  /** The largest request body that is read. */
  readonly maxBodyBytes: number;
}

/** Returns the definition unchanged, with its exact type. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return definition;
}
