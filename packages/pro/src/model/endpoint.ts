import OpenAI from "openai";
import type { ModelEndpoint } from "../settings.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import { mayRefuseForm, type Parameter, refusedParameter, requestBody } from "./dialect.ts";
import { faultOf, ModelFault } from "./fault.ts";
import { inputTokens, type Question, type Usage } from "./question.ts";
import { readAnswer } from "./read-answer.ts";

/** The longest pause within a stream. */
const idleMs = 20_000;

export interface Endpoint {
  readonly model: string;
  readonly host: string;
  /**
   * Makes one request; `usage` has its tokens, also when it fails.
   * @throws ModelFault, or what the signal was aborted with
   */
  request(question: Question, usage: Usage, signal: AbortSignal): Promise<string>;
}

/** Creates the client of an endpoint for questions of one kind. */
export function createEndpoint(
  task: Question["task"],
  { baseUrl, apiKey, model: rewritingModel, checkModel = rewritingModel }: ModelEndpoint,
  timeoutMs: number,
  now: () => number,
): Endpoint {
  const model = task === "check" ? checkModel : rewritingModel;
  const client = new OpenAI({
    baseURL: baseUrl,
    // A self-hosted server needs no key, but the client requires one.
    apiKey: apiKey ?? "none",
    // Variables of another account are not meant for this endpoint.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: timeoutMs,
    // The client's debug log contains texts.
    logLevel: "off",
    fetch: boundedFetch,
  });
  const stream = streamer(client, model);
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
        // The client ends an aborted stream like a complete one.
        const fault = late.signal.aborted ? new ModelFault("timeout") : faultOf(error, now());
        // A silent endpoint may have worked all the same.
        if (fault.kind === "timeout") usage.input = Math.max(usage.input, estimate);
        throw fault;
      } finally {
        clearTimeout(total);
        clearTimeout(idle);
      }
    },
  };
}

/** Returns a function that opens a stream of answers and leaves out parameters that the endpoint has refused. */
function streamer(client: OpenAI, model: string) {
  const refused = new Set<Parameter>();

  return async (question: Question, signal: AbortSignal) => {
    const guessed = new Set<Parameter>();
    for (;;) {
      // Parallel requests may find refused parameters meanwhile.
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
  };
}
