import type { z } from "zod";

/** Who may call an endpoint; the server has one check for each. */
export type Policy = "public" | "guest-quota";

/** One HTTP endpoint as plain data: both sides take types, checks and documentation from it. */
export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST";
  readonly path: `/${string}`;
  readonly summary: string;
  readonly policy: Policy;
  readonly input: Input;
  readonly output: Output;
}

/** Gives the definition its exact type; adds nothing. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return definition;
}
