interface Details {
  readonly status?: number;
  readonly type?: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  readonly code?: string;
  readonly declineCode?: string;
  /** The id of the charge that was declined. */
  readonly charge?: string;
  readonly param?: string;
}

/** An error response of the payment provider, in the format of its API. */
export class Refusal extends Error {
  readonly details: Details;

  constructor(message: string, details: Details = {}) {
    super(message);
    this.details = details;
  }
}

/** Creates the error for an unknown id: status 404 if the id is in the address, 400 if it is in a parameter. */
export function noSuch(kind: string, id: string, param = "id"): Refusal {
  const status = param === "id" ? 404 : 400;
  return new Refusal(`No such ${kind}: '${id}'`, { status, code: "resource_missing", param });
}
