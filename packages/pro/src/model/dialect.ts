import { APIError } from "openai";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { Question } from "./question.ts";

/** The request parameters that some endpoints and models refuse; they are left out of later requests to these. */
const optional = ["max_tokens", "temperature", "seed", "stream_options", "response_format"] as const;
export type Parameter = (typeof optional)[number];

/**
 * Builds the body of a request, without the parameters that the endpoint has refused. If `max_tokens` was
 * refused, as by reasoning models, `max_completion_tokens` replaces it.
 */
export function requestBody(
  model: string,
  { messages, maxTokens, temperature, seed, form }: Question,
  refused: ReadonlySet<Parameter>,
): ChatCompletionCreateParamsStreaming {
  return {
    model,
    messages: [...messages],
    stream: true,
    ...(refused.has("max_tokens") ? { max_completion_tokens: maxTokens } : { max_tokens: maxTokens }),
    ...(refused.has("temperature") ? {} : { temperature }),
    ...(refused.has("seed") ? {} : { seed }),
    ...(refused.has("stream_options") ? {} : { stream_options: { include_usage: true } }),
    ...(form && !refused.has("response_format")
      ? { response_format: { type: "json_schema", json_schema: { ...form, strict: true } } }
      : {}),
  };
}

/** Returns the optional parameter that an endpoint's error message names as the cause of the refusal, or undefined. */
export function refusedParameter(error: unknown): Parameter | undefined {
  if (!isRefusal(error)) return undefined;
  // The endpoint may name a part of a parameter.
  const named = optional.find((name) => error.param?.split(".")[0] === name);
  return named ?? optional.find((name) => new RegExp(`\\b${name}\\b`).test(error.message));
}

/**
 * Matches error messages that name another cause than the answer format, such as "context length" or "content filter".
 */
const otherCause = /context.?(?:length|window)|too (?:long|large|many)|content.?(?:filter|policy|management)|api.?key/i;

/**
 * Returns whether a request may have been refused because of its answer format (`response_format`). Endpoints word such
 * errors in many ways.
 */
export function mayRefuseForm(error: unknown, { form }: Question): boolean {
  if (!form || !isRefusal(error) || refusedParameter(error)) return false;
  return !["messages", "model"].includes(error.param ?? "") && !otherCause.test(`${error.code} ${error.message}`);
}

function isRefusal(error: unknown): error is APIError {
  return error instanceof APIError && (error.status === 400 || error.status === 422);
}
