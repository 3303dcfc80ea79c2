interface Details {
  readonly status?: number;
  readonly type?: "invalid_request_error" | "card_error" | "idempotency_error" | "api_error";
  readonly code?: string;
  readonly declineCode?: string;
  /** The attempt that was declined. */
  readonly charge?: string;
  readonly param?: string;
}

/** Something that the payment provider refuses, as its API puts it. */
export class Refusal extends Error {
  readonly details: Details;

  constructor(message: string, details: Details = {}) {
    super(message);
    this.details = details;
  }
}

/** Nothing has this id: 404 where the address names it, 400 where a parameter does. */
export function noSuch(kind: string, id: string, param = "id"): Refusal {
  const status = param === "id" ? 404 : 400;
  return new Refusal(`No such ${kind}: '${id}'`, { status, code: "resource_missing", param });
}
