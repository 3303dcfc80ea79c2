import { createAnswerCache } from "./answer-cache.ts";
import { type Asker, askEndpoint, type LimitedEndpoint } from "./ask-endpoint.ts";
import { createAvailability } from "./availability.ts";
import { createBudget } from "./budget.ts";
import { createEndpoint } from "./endpoint.ts";
import { ModelFault } from "./fault.ts";
import type { ModelDeps, ModelObserver } from "./model-deps.ts";
import type { Question } from "./question.ts";

export interface LanguageModel {
  /**
   * Returns the language model's answer. After a fault, tries again and then asks the second endpoint.
   *
   * @throws ModelFault if there is no answer, or the signal's abort reason
   */
  ask(question: Question, asker: Asker): Promise<string>;
  readonly observer?: ModelObserver | undefined;
}

/** Creates the client of a language model with one or two endpoints. */
export function createLanguageModel(deps: ModelDeps): LanguageModel {
  const { settings, semaphore, ledger, logger, observer, now } = deps;
  const budget = createBudget(settings, ledger, logger);
  const cache = settings.cache ? createAnswerCache(now) : undefined;
  const endpointsFor = (task: Question["task"]): LimitedEndpoint[] =>
    settings.endpoints.map((place, index, { length }) => {
      const endpoint = createEndpoint(task, place, settings.timeoutMs, now);
      const availability = createAvailability(endpoint, { isLast: index === length - 1, logger, now });
      return { endpoint, availability, budget, cache, semaphore, observer, now };
    });
  // An endpoint that fails at one task, or refuses a parameter there, may work at the other.
  const endpoints = { rewrite: endpointsFor("rewrite"), check: endpointsFor("check") };

  return {
    observer,
    async ask(question, asker) {
      let fault = new ModelFault("closed");
      for (const endpoint of endpoints[question.task]) {
        try {
          return await askEndpoint(endpoint, question, asker);
        } catch (error) {
          if (!(error instanceof ModelFault) || error.consequence.isFinal) throw error;
          // The fault of an endpoint that was asked says more than "closed".
          if (error.kind !== "closed") fault = error;
        }
      }
      throw fault;
    },
  };
}
