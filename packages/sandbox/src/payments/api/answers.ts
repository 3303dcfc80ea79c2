import { apiVersion } from "../events.ts";
import { Refusal } from "../refusal.ts";

/** The status and body of an API response before it is sent. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

export const answerOf = (status: number, value: unknown): Answer => ({
  status,
  body: JSON.stringify(value, null, 2),
});

/** Creates an error response in the payment provider's format. */
export function refusalAnswer(error: unknown, requestId: string): Answer {
  const refusal = error instanceof Refusal ? error : unexpected(error);
  const { status = 400, type = "invalid_request_error", code, declineCode, param, charge } = refusal.details;
  return answerOf(status, {
    error: {
      ...(charge && { charge }),
      ...(code && { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` }),
      ...(declineCode && { decline_code: declineCode }),
      message: refusal.message,
      ...(param && { param }),
      request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
      type,
    },
  });
}

/** Creates the HTTP response with its headers. */
export function response({ status, body }: Answer, requestId: string, extra: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "no-cache, no-store",
      "Request-Id": requestId,
      "Stripe-Version": apiVersion,
      ...extra,
    },
  });
}

/** Logs an internal error of the simulated provider, and returns the API error to send. */
function unexpected(error: unknown): Refusal {
  console.error(error);
  const message = "An unknown error occurred";
  return new Refusal(message, { status: 500, type: "api_error" });
}
