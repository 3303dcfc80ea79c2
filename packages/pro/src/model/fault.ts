import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import { retryAfterMs } from "./pause.ts";

/**
 * Why an endpoint gave no usable answer:
 *
 * - `timeout`, `connection`, `server` (408, 409, 5xx), `cut`: a passing fault
 * - `busy` (429): the endpoint works and asks to wait
 * - `misconfigured` (401, 403, 404): the key, the address or the model is wrong
 * - `rejected`: the endpoint refuses this request
 * - `absurd`: the response is no chat completion, or does not end
 * - `unusable`: the answer is empty, cut off at its limit, or withheld by a filter
 * - `closed`: no endpoint may be asked at present
 * - `ceiling`: the daily ceiling is reached
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

/** How the client reacts to a fault. */
interface Consequence {
  /** How often the same endpoint is asked again. */
  readonly retries: number;
  /** How the endpoint's circuit breaker counts the fault. */
  readonly breaker: "failure" | "open" | "success" | "nothing";
  /** The next endpoint is not asked. */
  readonly isFinal?: true;
}

const consequences: Readonly<Record<FaultKind, Consequence>> = {
  // A retry after a minute's silence must not take many minutes.
  timeout: { retries: 1, breaker: "failure" },
  connection: { retries: 2, breaker: "failure" },
  server: { retries: 2, breaker: "failure" },
  cut: { retries: 2, breaker: "failure" },
  busy: { retries: 2, breaker: "nothing" },
  misconfigured: { retries: 0, breaker: "open" },
  // A text that one endpoint rejects must not block it for all others.
  rejected: { retries: 0, breaker: "nothing" },
  absurd: { retries: 0, breaker: "failure" },
  unusable: { retries: 0, breaker: "success", isFinal: true },
  closed: { retries: 0, breaker: "nothing" },
  ceiling: { retries: 0, breaker: "nothing", isFinal: true },
};

/** A fault of a language model or its endpoint. Its message contains nothing of the request or the answer. */
export class ModelFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | undefined;
  /** The milliseconds for which the endpoint asks to wait. */
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

/** Classifies an error of the client library. The library's message may quote the text and is dropped. */
export function faultOf(error: unknown, now: number): ModelFault {
  if (error instanceof ModelFault) return error;
  if (error instanceof APIConnectionTimeoutError) return new ModelFault("timeout");
  if (error instanceof APIConnectionError) return new ModelFault("connection");
  if (error instanceof SyntaxError) return new ModelFault("absurd");
  if (!(error instanceof APIError)) return new ModelFault("cut");
  // An error reported within a stream has no status.
  const status: number | undefined = error.status;
  if (status === undefined) return new ModelFault("server");
  const details = { status, retryAfterMs: retryAfterMs(error.headers, now) };
  if (status === 429) return new ModelFault("busy", details);
  if ([401, 403, 404].includes(status)) return new ModelFault("misconfigured", details);
  if (status >= 500 || status === 408 || status === 409) return new ModelFault("server", details);
  return new ModelFault("rejected", details);
}
