import { composeReport, type Engine, planChunks, type Report, reviewAnswer, rewriteDeeper } from "@rewright/engine";
import type { EngineClient } from "./pro.ts";

/**
 * Creates an engine client that does its work in the calling thread, for measurements and tests. The work cannot be
 * cancelled.
 */
export function createEngineClient(engine: Engine): EngineClient<Report> {
  return {
    plan: async (text, options) => planChunks(engine, text, options),
    review: async (job) => reviewAnswer(engine, job),
    compose: async (job) => composeReport(job),
    async rewriteDeeper(text, options) {
      const result = rewriteDeeper(engine, text, options);
      return { result, parts: [{ start: 0, end: text.length, text: result.text }] };
    },
  };
}
