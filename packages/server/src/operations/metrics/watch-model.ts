import type { ModelObserver } from "@rewright/pro";
import { Counter, Histogram, type Registry } from "prom-client";

const buckets = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];

/**
 * Returns an observer that counts a language model's requests, tokens and cost, and its checks of rewritten sentences.
 */
export function watchModel(registers: Registry[]): ModelObserver {
  const requests = new Histogram({
    name: "rewright_model_request_duration_seconds",
    help: "Duration of requests to the language model, by task and outcome.",
    labelNames: ["task", "outcome"],
    buckets,
    registers,
  });
  const tokens = new Counter({
    name: "rewright_model_tokens_total",
    help: "Number of tokens sent to and received from the language model, by task and direction.",
    labelNames: ["task", "direction"],
    registers,
  });
  const readings = new Counter({
    name: "rewright_model_readings_total",
    help: "Number of new sentences that the language model compared with the original, by verdict.",
    labelNames: ["verdict"],
    registers,
  });
  return {
    requested({ task, outcome, ms, input, output }) {
      requests.observe({ task, outcome }, ms / 1000);
      tokens.inc({ task, direction: "input" }, input);
      tokens.inc({ task, direction: "output" }, output);
    },
    read({ faithful, refused }) {
      readings.inc({ verdict: "faithful" }, faithful);
      readings.inc({ verdict: "refused" }, refused);
    },
  };
}
