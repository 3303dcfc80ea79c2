import type { ModelObserver } from "@rewright/pro";
import type { Tracing } from "./tracing.ts";

/** Returns an observer that also records each request to the language model as a span. */
export function traceModel(observer: ModelObserver, tracing: Tracing): ModelObserver {
  return {
    ...observer,
    requested(request) {
      observer.requested(request);
      const { task, outcome, ms, input, output } = request;
      const attributes = {
        ...{ "gen_ai.operation.name": task, "rewright.outcome": outcome },
        ...{ "gen_ai.usage.input_tokens": input, "gen_ai.usage.output_tokens": output },
      };
      tracing.add(`model ${task}`, { ms, attributes, failed: outcome !== "answered" && outcome !== "left" });
    },
  };
}
