import type { Ticket } from "../pro.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { Availability } from "./availability.ts";
import type { Budget } from "./budget.ts";
import type { Endpoint } from "./endpoint.ts";
import { ModelFault } from "./fault.ts";
import type { ModelDeps } from "./model-deps.ts";
import type { Question, Usage } from "./question.ts";

/** Who sends a question: its position in the queue, and the account whose cached answers may be used. */
export interface Asker extends Ticket {
  readonly owner: string | undefined;
}

/** An endpoint of the language model, with its circuit breaker and limits. */
export interface LimitedEndpoint extends Pick<ModelDeps, "semaphore" | "observer" | "now"> {
  readonly endpoint: Endpoint;
  readonly availability: Availability;
  readonly budget: Budget;
  readonly cache: AnswerCache | undefined;
}

/**
 * Sends a question to one endpoint, and repeats it after temporary faults.
 *
 * @throws ModelFault if there is no answer, or the signal's abort reason
 */
export async function askEndpoint(limited: LimitedEndpoint, question: Question, asker: Asker): Promise<string> {
  const { endpoint, availability, cache, semaphore } = limited;
  const { owner, ...ticket } = asker;
  const cached = owner === undefined ? undefined : cache?.get(owner, endpoint.model, question);
  if (cached !== undefined) return cached;
  for (let retry = 0; ; ) {
    await availability.wait(retry, ticket.signal);
    try {
      const answer = await semaphore.run(ticket, () => tryOnce(limited, question, ticket.signal));
      if (answer === undefined) continue;
      if (owner !== undefined) cache?.set(owner, endpoint.model, question, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof ModelFault) || retry >= error.consequence.retries) throw error;
      retry++;
    }
  }
}

/** Sends one request. Returns undefined if the endpoint's circuit breaker refuses it. */
async function tryOnce(
  { endpoint, availability, budget, observer, now }: LimitedEndpoint,
  question: Question,
  signal: AbortSignal,
): Promise<string | undefined> {
  const reservation = await budget.reserve(question);
  const usage: Usage = { input: 0, output: 0 };
  const startedAt = now();
  const record = (outcome: string) =>
    observer?.requested({ task: question.task, outcome, ms: now() - startedAt, ...usage });
  try {
    if (!availability.enter()) return undefined;
    try {
      const answer = await endpoint.request(question, usage, signal);
      availability.succeeded();
      record("answered");
      return answer;
    } catch (error) {
      if (error instanceof ModelFault) availability.failed(error, startedAt);
      else availability.left();
      record(error instanceof ModelFault ? error.kind : "left");
      throw error;
    }
  } finally {
    await reservation.settle(usage);
  }
}
