import type { Logger } from "../logger.ts";
import type { Ledger, Semaphore, Ticket } from "../pro.ts";
import type { ModelSettings } from "../settings.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { createBreaker } from "./breaker.ts";
import { createBudget } from "./budget.ts";
import { createEndpoint, type Endpoint } from "./endpoint.ts";
import { ModelFault } from "./fault.ts";
import type { ModelObserver } from "./observer.ts";
import { backoffMs, pause, unlessAborted } from "./pause.ts";
import type { Question, Usage } from "./question.ts";

/** A longer requested pause moves on to the next endpoint. */
const longestPauseMs = 30_000;
/** A longer pause, by mistake or not, is cut to this. */
const longestAwayMs = 600_000;

/** The requester, with its place in the queue. */
interface Asker extends Ticket {
  readonly owner: string | undefined;
}

export interface LanguageModel {
  /**
   * Asks the model, with retries and then the second endpoint.
   * @throws ModelFault where there is no answer, or what the signal was aborted with
   */
  ask(question: Question, asker: Asker): Promise<string>;
  readonly observer?: ModelObserver | undefined;
}

/** Dependencies of a language model. */
export interface ModelDeps {
  readonly settings: ModelSettings;
  readonly semaphore: Semaphore;
  readonly ledger: Ledger;
  readonly logger: Logger;
  readonly observer?: ModelObserver | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** An endpoint with its breaker. */
interface GuardedEndpoint {
  readonly endpoint: Endpoint;
  readonly breaker: ReturnType<typeof createBreaker>;
  readonly isLast: boolean;
  /** The time until which the endpoint asked for a pause. */
  awayUntil: number;
}

/** Creates the language model behind one or two endpoints. */
export function createLanguageModel({ settings, semaphore, ledger, logger, observer, now }: ModelDeps): LanguageModel {
  const endpointsFor = (task: Question["task"]): GuardedEndpoint[] =>
    settings.endpoints.map((endpoint, i, { length }) => ({
      endpoint: createEndpoint(task, endpoint, settings.timeoutMs, now),
      isLast: i === length - 1,
      breaker: createBreaker(now),
      awayUntil: 0,
    }));
  /** Faults and refused parameters are kept by task. */
  const endpointsOf = { rewrite: endpointsFor("rewrite"), check: endpointsFor("check") };
  const budget = createBudget(settings, ledger, logger);
  const tryOnce = requester(budget, { observer, now, logger });
  const cache = settings.cache ? createAnswerCache(now) : undefined;

  async function askEndpoint(
    guarded: GuardedEndpoint,
    question: Question,
    { owner, ...ticket }: Asker,
  ): Promise<string> {
    const { endpoint } = guarded;
    const remembered = owner === undefined ? undefined : cache?.get(owner, endpoint.model, question);
    if (remembered !== undefined) return remembered;
    for (let retry = 0; ; ) {
      await waitFor(guarded, retry, ticket.signal, now);
      try {
        const answer = await semaphore.run(ticket, () => tryOnce(guarded, question, ticket.signal));
        if (answer === undefined) continue;
        if (owner !== undefined) cache?.set(owner, endpoint.model, question, answer);
        return answer;
      } catch (error) {
        if (!(error instanceof ModelFault) || retry >= error.consequence.retries) throw error;
        retry++;
      }
    }
  }

  return {
    observer,
    async ask(question, asker) {
      let fault = new ModelFault("closed");
      for (const guarded of endpointsOf[question.task]) {
        try {
          return await askEndpoint(guarded, question, asker);
        } catch (error) {
          if (!(error instanceof ModelFault) || error.consequence.isFinal) throw error;
          // A fault of an endpoint says more than one that could not be asked.
          if (error.kind !== "closed") fault = error;
        }
      }
      throw fault;
    },
  };
}

/** Returns a function that makes one request; its answer is undefined where the endpoint may not be asked now. */
function requester(
  budget: ReturnType<typeof createBudget>,
  { observer, now, logger }: Pick<ModelDeps, "observer" | "now" | "logger">,
) {
  return async (guarded: GuardedEndpoint, question: Question, signal: AbortSignal): Promise<string | undefined> => {
    const { endpoint, breaker } = guarded;
    const reservation = await budget.reserve(question);
    const usage: Usage = { input: 0, output: 0 };
    const startedAt = now();
    const note = (outcome: string) =>
      observer?.requested({ task: question.task, outcome, ms: now() - startedAt, ...usage });
    try {
      if (!breaker.enter()) return undefined;
      try {
        const answer = await endpoint.request(question, usage, signal);
        breaker.succeeded();
        note("answered");
        return answer;
      } catch (error) {
        if (!(error instanceof ModelFault)) breaker.left();
        else learn(guarded, error, startedAt, { now, logger });
        note(error instanceof ModelFault ? error.kind : "left");
        throw error;
      }
    } finally {
      await reservation.settle(usage);
    }
  };
}

/** Notes what a fault says of an endpoint: its pause, and the state of its breaker. */
function learn(
  guarded: GuardedEndpoint,
  { consequence, kind, status, retryAfterMs }: ModelFault,
  startedAt: number,
  { now, logger }: Pick<ModelDeps, "now" | "logger">,
) {
  const { breaker, endpoint } = guarded;
  if (retryAfterMs !== undefined) {
    guarded.awayUntil = Math.max(guarded.awayUntil, now() + Math.min(retryAfterMs, longestAwayMs));
  }
  if (consequence.breaker === "success") breaker.succeeded();
  if (consequence.breaker === "nothing") breaker.left();
  if (consequence.breaker === "failure" && breaker.failed(startedAt)) {
    logger.warn(
      { ...named(endpoint), kind, status },
      "the language model's endpoint fails and is left alone for a while",
    );
  }
  if (consequence.breaker === "open" && breaker.broke(startedAt)) {
    logger.error(
      { ...named(endpoint), kind, status },
      "the language model's endpoint refuses the key, address or model",
    );
  }
}

/** Waits until an endpoint may be asked. @throws ModelFault `closed` where that would be long */
async function waitFor(guarded: GuardedEndpoint, retry: number, signal: AbortSignal, now: () => number) {
  const { breaker } = guarded;
  const refuse = () => {
    if (breaker.isBlocked() || guarded.awayUntil - now() > longestPauseMs) throw new ModelFault("closed");
  };
  refuse();
  // A probe is under way; a healthy endpoint is preferred to waiting for it.
  if (breaker.probe() && !guarded.isLast) throw new ModelFault("closed");
  await unlessAborted(breaker.probe(), signal);
  refuse();
  const waitMs = Math.max(guarded.awayUntil - now(), retry > 0 ? backoffMs(retry) : 0);
  if (waitMs > 0) await pause(waitMs, signal);
}

function named({ host, model }: Endpoint) {
  return { host, model };
}
