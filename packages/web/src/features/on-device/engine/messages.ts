import type { ErrorCode } from "@rewright/contract/errors";

/** A request to the worker in which the engine runs. */
export interface EngineRequest {
  readonly id: number;
  /** The path of the API's endpoint that would answer the same request. */
  readonly path: string;
  readonly fields: unknown;
  /** The plan whose word limit applies. */
  readonly plan: { readonly name: string; readonly wordsPerRequest: number };
}

/** A message from the worker: that it is ready, that it cannot start, or the outcome of a request. */
export type EngineMessage =
  | { readonly kind: "ready" }
  /** The models could not be loaded from this device. */
  | { readonly kind: "unusable" }
  | { readonly kind: "answer"; readonly id: number; readonly answer: object }
  | { readonly kind: "refusal"; readonly id: number; readonly code: ErrorCode; readonly message: string }
  | { readonly kind: "failure"; readonly id: number };
