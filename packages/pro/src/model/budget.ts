import type { Ledger, Logger, Spent } from "../pro.ts";
import type { ModelSettings } from "../settings.ts";
import { ModelFault } from "./fault.ts";
import { inputTokens, type Question, type Usage } from "./question.ts";

/** The amount reserved for one request, until its real usage is known. */
interface Reservation {
  /** Stores the request's real usage. Never fails: usage that cannot be stored is added to that of the next request. */
  settle(usage: Usage): Promise<void>;
}

export interface Budget {
  /**
   * Reserves the most that a request may use, so that concurrent requests cannot exceed the ceilings together.
   *
   * @throws ModelFault `ceiling` if the ceiling is reached, or if today's usage cannot be read
   */
  reserve(question: Question): Promise<Reservation>;
}

/**
 * Keeps the language model's use below the operator's daily ceilings. It adds up the usage stored for today and the
 * requests that this process is sending.
 */
export function createBudget(
  { dailyTokens, dailyCost, prices }: ModelSettings,
  ledger: Ledger,
  logger: Logger,
): Budget {
  const hasCeiling = dailyTokens !== undefined || dailyCost !== undefined;
  const running = new Set<Spent>();
  let unwritten: Spent = { tokens: 0, dollars: 0 };
  let isReached = false;

  const priced = ({ input, output }: Usage): Spent => ({
    tokens: input + output,
    dollars: (input * prices.input + output * prices.output) / 1_000_000,
  });

  async function readLedger(): Promise<Spent> {
    try {
      return await ledger.spentToday();
    } catch (err) {
      logger.error({ err }, "what the language model has used today cannot be read");
      throw new ModelFault("ceiling");
    }
  }

  function refuseAbove(written: Spent, estimate: Spent) {
    const total = [...running, unwritten, estimate].reduce(sum, written);
    const isAbove = total.tokens > (dailyTokens ?? Infinity) || total.dollars > (dailyCost ?? Infinity);
    if (isAbove && !isReached) logger.warn({ spent: written }, "the language model's ceiling of this day is reached");
    isReached = isAbove;
    if (isAbove) throw new ModelFault("ceiling");
  }

  return {
    async reserve(question) {
      const estimate = priced({ input: inputTokens(question), output: question.maxTokens });
      // No await may come between this check and the reservation.
      if (hasCeiling) refuseAbove(await readLedger(), estimate);
      running.add(estimate);
      return {
        async settle(usage) {
          const spent = sum(priced(usage), unwritten);
          unwritten = { tokens: 0, dollars: 0 };
          if (spent.tokens > 0) {
            await ledger.add(spent).catch((err: unknown) => {
              unwritten = sum(unwritten, spent);
              logger.error({ err }, "what the language model has used cannot be written down");
            });
          }
          running.delete(estimate);
        },
      };
    },
  };
}

const sum = (a: Spent, b: Spent): Spent => ({ tokens: a.tokens + b.tokens, dollars: a.dollars + b.dollars });
