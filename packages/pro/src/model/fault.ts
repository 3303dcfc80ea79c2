import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";

/**
 * Why an endpoint gave no answer that can be used:
 *
 * - `timeout`, `connection`, `server` (408, 409, 5xx), `cut`: it may be well again in a moment
 * - `busy` (429): it is well, and asks for patience
 * - `misconfigured` (401, 403, 404): the key, the address or the model is wrong, until a person mends it
 * - `rejected`: it does not take this request
 * - `absurd`: what came is no chat completion, or has no end
 * - `unusable`: it answered, and the answer is empty, cut off at its limit, or withheld by a filter
 * - `closed`: no endpoint may be asked at present
 * - `ceiling`: what may be spent in a day is spent
 */
export type FaultKind =
  | "timeout"
  | "connection"
  | "server"
  | "cut"
  | "busy"
  | "misconfigured"
  | "rejected"
  | "absurd"
  | "unusable"
  | "closed"
  | "ceiling";

/** The consequence of a fault. */
interface Consequence {
  /** Retries at the same endpoint. */
  readonly retries: number;
  /** The effect on the endpoint's breaker. */
  readonly breaker: "failure" | "open" | "success" | "nothing";
  /** Whether the next endpoint would not do better. */
  readonly isFinal?: true;
}

const consequences: Readonly<Record<FaultKind, Consequence>> = {
  // A silent endpoint is not worth many more minutes.
  timeout: { retries: 1, breaker: "failure" },
  connection: { retries: 2, breaker: "failure" },
  server: { retries: 2, breaker: "failure" },
  cut: { retries: 2, breaker: "failure" },
  busy: { retries: 2, breaker: "nothing" },
  misconfigured: { retries: 0, breaker: "open" },
  // One text that an endpoint refuses must not close it for all others.
  rejected: { retries: 0, breaker: "nothing" },
  absurd: { retries: 0, breaker: "failure" },
  unusable: { retries: 0, breaker: "success", isFinal: true },
  closed: { retries: 0, breaker: "nothing" },
  ceiling: { retries: 0, breaker: "nothing", isFinal: true },
};

/** A fault of a language model or its endpoint. Its message has nothing of the request or the answer. */
export class ModelFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | undefined;
  /** The pause that the endpoint asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FaultKind, { status, retryAfterMs }: { status?: number; retryAfterMs?: number | undefined } = {}) {
    super(`language model: ${kind}${status === undefined ? "" : ` (${status})`}`);
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  get consequence(): Consequence {
    return consequences[this.kind];
  }
}

/** Returns the fault of a failed request, without the client's message, which may quote the text. */
export function faultOf(error: unknown, now: number): ModelFault {
  if (error instanceof ModelFault) return error;
  if (error instanceof APIConnectionTimeoutError) return new ModelFault("timeout");
  if (error instanceof APIConnectionError) return new ModelFault("connection");
  if (error instanceof SyntaxError) return new ModelFault("absurd");
  if (!(error instanceof APIError)) return new ModelFault("cut");
  // An error within a stream has no status.
  const status: number | undefined = error.status;
  if (status === undefined) return new ModelFault("server");
  const details = { status, retryAfterMs: retryAfterMs(error.headers, now) };
  if (status === 429) return new ModelFault("busy", details);
  if ([401, 403, 404].includes(status)) return new ModelFault("misconfigured", details);
  if (status >= 500 || status === 408 || status === 409) return new ModelFault("server", details);
  return new ModelFault("rejected", details);
}

/**
 * Returns how long an answer asks to wait, in milliseconds from `now`: `Retry-After` as seconds or as a date (RFC 9110,
 * 10.2.3). Undefined where it asks for nothing that can be understood.
 */
function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get("retry-after")?.trim();
  if (!value) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
