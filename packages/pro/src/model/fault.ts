import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import { retryAfterMs } from "./pause.ts";

/**
 * The reasons why an endpoint gave no usable answer:
 *
 * - `timeout`, `connection`, `server` (408, 409, 5xx), `cut`: a temporary fault
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

/** What the client does after a fault. */
interface Consequence {
  /** The most times that the request is repeated to the same endpoint. */
  readonly retries: number;
  /** What the fault means for the endpoint's circuit breaker: `open` blocks the endpoint at once. */
  readonly breaker: "failure" | "open" | "success" | "nothing";
  /** True if the second endpoint is not asked either. */
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

/** A fault of a language model or its endpoint. The message contains nothing of the request or the answer. */
export class ModelFault extends Error {
  readonly kind: FaultKind;
  readonly status: number | undefined;
  /** The milliseconds to wait before the next request, if the endpoint asked for a pause. */
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

/**
 * Converts an error of the OpenAI client library to a ModelFault. The library's message is dropped because it may quote
 * the text.
 */
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
