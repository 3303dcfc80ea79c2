import { z } from "zod";

/** The closed list of refusals with their HTTP status. */
export const httpStatus = {
  invalid_input: 400,
  invalid_json: 400,
  invalid_encoding: 400,
  empty_text: 400,
  too_many_words: 413,
  too_large: 413,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  daily_limit_reached: 429,
  too_many_requests: 429,
  timed_out: 503,
  busy: 503,
  unavailable: 503,
  internal: 500,
} as const;
export type ErrorCode = keyof typeof httpStatus;

export const errorCodes = Object.keys(httpStatus) as [ErrorCode, ...ErrorCode[]];

/** The one shape of every error. */
export const errorBody = z.object({
  success: z.literal(false),
  error: z.enum(errorCodes),
  message: z.string(),
  error_id: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
