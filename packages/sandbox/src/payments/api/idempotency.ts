import { Refusal } from "../refusal.ts";
import { type KeptAnswer, rowOf, type State } from "../state.ts";
import type { Raw } from "./decode-form.ts";

const keptSeconds = 86_400;

/** Returns the stored response for an idempotency key. Throws if the key was used for another call. */
export function keptAnswer(state: State, key: string, request: string): KeptAnswer | undefined {
  const kept = rowOf(state.answers, key);
  if (kept && kept.request !== request) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new Refusal(message, { type: "idempotency_error" });
  }
  return kept;
}

/**
 * Stores the response for an idempotency key. A call that was refused before it began is not stored, so that it can be
 * repeated.
 */
export function keepAnswer(state: State, key: string, answer: KeptAnswer): void {
  for (const [old, { at }] of Object.entries(state.answers)) {
    if (at < answer.at - keptSeconds) delete state.answers[old];
  }
  if (answer.status < 400 || answer.status === 402) state.answers[key] = answer;
}

/** Returns a text that identifies a call by its method, path and parameters. */
export function requestText(method: string, path: string, params: Raw): string {
  return JSON.stringify([method, path, sorted(params)]);
}

function sorted(value: string | Raw): unknown {
  if (typeof value === "string") return value;
  return Object.keys(value)
    .sort()
    .map((name) => [name, sorted(value[name]!)]);
}
