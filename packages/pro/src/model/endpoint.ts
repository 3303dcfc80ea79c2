import OpenAI from "openai";
import type { ModelEndpoint } from "../settings.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { mayRefuseForm, type Parameter, refusedParameter, requestBody } from "./dialect.ts";
import { faultOf, ModelFault } from "./fault.ts";
import { inputTokens, type Question, type Usage } from "./question.ts";
import { readAnswer } from "./read-answer.ts";

/** The longest time, in milliseconds, that a streamed answer may pause before the request is aborted. */
const idleMs = 20_000;

export interface Endpoint {
  readonly model: string;
  readonly host: string;
  /**
   * Sends one request. The tokens used are written to `usage`, even if the request fails.
   *
   * @throws ModelFault, or the signal's abort reason
   */
  request(question: Question, usage: Usage, signal: AbortSignal): Promise<string>;
}

/** Creates the client of one endpoint, for requests either to rewrite or to check a rewrite. */
export function createEndpoint(
  task: Question["task"],
  { baseUrl, apiKey, model: rewritingModel, checkModel = rewritingModel }: ModelEndpoint,
  timeoutMs: number,
  now: () => number,
): Endpoint {
  const model = task === "check" ? checkModel : rewritingModel;
  const client = openClient({ baseUrl, apiKey }, timeoutMs);
  const refused = new Set<Parameter>();

  async function stream(question: Question, signal: AbortSignal) {
    const guessed = new Set<Parameter>();
    for (;;) {
      // Concurrent requests may find refused parameters meanwhile.
      const left = new Set([...refused, ...guessed]);
      try {
        const chunks = await client.chat.completions.create(requestBody(model, question, left), { signal });
        for (const parameter of guessed) refused.add(parameter);
        return chunks;
      } catch (error) {
        const parameter = refusedParameter(error);
        if (parameter && !left.has(parameter)) refused.add(parameter);
        else if (!left.has("response_format") && mayRefuseForm(error, question)) guessed.add("response_format");
        else throw error;
      }
    }
  }

  return {
    model,
    host: new URL(baseUrl).host,
    async request(question, usage, signal) {
      const late = new AbortController();
      const isLate = () => late.abort();
      const total = setTimeout(isLate, timeoutMs);
      let idle: NodeJS.Timeout | undefined;
      const estimate = inputTokens(question);
      try {
        const chunks = await stream(question, AbortSignal.any([signal, late.signal]));
        usage.input = estimate;
        const text = await readAnswer(chunks, question.maxTokens, usage, () => {
          clearTimeout(idle);
          idle = setTimeout(isLate, idleMs);
        });
        return text;
      } catch (error) {
        signal.throwIfAborted();
        // The library ends an aborted stream as if it were complete.
        const fault = late.signal.aborted ? new ModelFault("timeout") : faultOf(error, now());
        // A silent endpoint may have processed the input.
        if (fault.kind === "timeout") usage.input = Math.max(usage.input, estimate);
        throw fault;
      } finally {
        clearTimeout(total);
        clearTimeout(idle);
      }
    },
  };
}

function openClient({ baseUrl, apiKey }: Pick<ModelEndpoint, "baseUrl" | "apiKey">, timeoutMs: number): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    // The client library requires a key; self-hosted servers may need none.
    apiKey: apiKey ?? "none",
    // Account settings from the environment belong to another endpoint.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: timeoutMs,
    // The library's debug log contains the texts.
    logLevel: "off",
    fetch: boundedFetch,
  });
}
