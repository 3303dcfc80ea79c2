import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call an endpoint; the server has one check for each.
 * - `public`: anyone, within the rate limit
 * - `guest-quota`: anyone who has a use left; each success counts one
 * - `admin`: administrators only
 */
export type Policy = "public" | "guest-quota" | "admin";

/** One HTTP endpoint as plain data: both sides take types, checks and documentation from it. */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST";
  readonly path: `/${string}`;
  readonly summary: string;
  /** More for the reader of the API's documentation, in plain sentences. */
  readonly description?: string;
  readonly policy: Policy;
  readonly input: Input;
  readonly output: Output;
  /** Refusals of this endpoint beyond those that every endpoint can give. */
  readonly errors: readonly ErrorCode[];
  /** The largest request body that is read. */
  readonly maxBodyBytes: number;
}

/** Gives the definition its exact type; adds nothing. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return definition;
}
