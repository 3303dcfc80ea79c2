import { z } from "zod";

/** The closed list of refusals with their HTTP status. */
export const httpStatus = {
  invalid_input: 400,
  invalid_json: 400,
  invalid_encoding: 400,
  empty_text: 400,
  unsupported_media_type: 415,
  too_many_words: 413,
  too_large: 413,
  sign_in_required: 401,
  signed_out: 401,
  invalid_credentials: 401,
  account_inactive: 403,
  USER_EXISTS: 409,
  REGISTRATION_FAILED: 500,
  USER_NOT_FOUND: 404,
  link_expired: 400,
  wrong_password: 403,
  google_failed: 502,
  premium_required: 403,
  already_premium: 409,
  no_customer: 404,
  no_subscription: 404,
  payment_failed: 502,
  payments_unavailable: 503,
  invalid_signature: 400,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  daily_limit_reached: 429,
  too_many_requests: 429,
  timed_out: 503,
  busy: 503,
  maintenance: 503,
  unavailable: 503,
  internal: 500,
} as const;
export type ErrorCode = keyof typeof httpStatus;

/** The sentence of each refusal, where the server has nothing more exact to say. */
export const messages = {
  invalid_input: "The request is not what this address expects.",
  invalid_json: "The request body is not valid JSON.",
  invalid_encoding: "The request is not valid Unicode text in UTF-8.",
  empty_text: "The text is empty. Send at least one word.",
  unsupported_media_type: "Send JSON in UTF-8, with the header Content-Type: application/json.",
  too_many_words: "The text has too many words.",
  too_large: "The request is too large.",
  sign_in_required: "Humanizing needs an account. Sign up or log in first.",
  signed_out: "You are signed out. Log in and try again.",
  invalid_credentials: "Invalid email or password",
  account_inactive: "Account is inactive",
  USER_EXISTS: "User already exists with this email",
  REGISTRATION_FAILED: "Registration failed. Please try again.",
  USER_NOT_FOUND: "User not found",
  link_expired: "This link is invalid or has expired. Please request a new one.",
  wrong_password: "The current password is not right.",
  google_failed: "Google sign-in failed. Please try again.",
  premium_required: "This is part of the Premium plan.",
  already_premium: "You have Premium already. Manage your subscription from your account.",
  no_customer: "No customer ID found. Cannot sync subscription status.",
  no_subscription: "No active subscription found. Please contact support if you believe this is an error.",
  payment_failed: "Payment failed. Please try again.",
  payments_unavailable: "Subscription system not available. Please contact support or try again later.",
  invalid_signature: "The signature is not the payment provider's.",
  forbidden: "You don't have permission to do this.",
  not_found: "There is nothing at this address.",
  method_not_allowed: "This address does not take this method.",
  daily_limit_reached: "The daily limit of free generations is used up.",
  too_many_requests: "Too many requests. Please wait a moment and try again.",
  timed_out: "Rewriting took too long and was ended. No use was counted. Try again with a shorter text.",
  busy: "Many texts are being rewritten right now. No use was counted. Please try again in a few seconds.",
  maintenance: "The service is being maintained. Please try again later.",
  unavailable: "The service is not available right now. No use was counted. Please try again in a few seconds.",
  internal: "An unexpected error occurred. Please try again.",
} as const satisfies Record<ErrorCode, string>;

export const errorCodes = Object.keys(httpStatus) as [ErrorCode, ...ErrorCode[]];

/** The one shape of every error. */
export const errorBody = z.object({
  success: z.literal(false),
  error: z.enum(errorCodes).describe("What went wrong, for programs."),
  message: z.string().describe("What went wrong, for people."),
  error_id: z.string().describe("Names this very failure in the server's log."),
});
export type ErrorBody = z.infer<typeof errorBody>;
