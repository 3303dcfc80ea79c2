import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call an endpoint; the server has one check for each.
 * - `public`: anyone, within the rate limit
 * - `quota`: anyone who has a use left; each success counts one
 * - `signed-in`: people with an account
 * - `owner`: people with an account, for what is theirs; to others it is not there
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

/** One HTTP endpoint as plain data: both sides take types, checks and documentation from it. */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** A part in braces, `{id}`, is a field of the input. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** More for the reader of the API's documentation, in plain sentences. */
  readonly description?: string;
  readonly policy: Policy;
  /** What GET and DELETE take from the query, the others from the JSON body, and all from the braces of the path. */
  readonly input: Input;
  readonly output: Output;
  /** Media type of an answer that is a file. */
  readonly fileType?: string;
  /** The answer is a stream of server-sent events, each of which is one `output`. */
  readonly isEventStream?: true;
  /** Refusals of this endpoint beyond those that every endpoint can give. */
  readonly errors: readonly ErrorCode[];
  /** The body is taken as it came, as `payload`, with the provider's `signature` over it. */
  readonly rawBody?: true;
  /** The largest request body that is read. */
  readonly maxBodyBytes: number;
}

/** Gives the definition its exact type; adds nothing. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return definition;
}
