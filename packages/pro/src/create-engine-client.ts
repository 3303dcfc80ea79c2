import { composeReport, type Engine, planChunks, type Report, reviewAnswer, rewriteDeeper } from "@rewright/engine";
import type { Desk } from "./pro.ts";

/** A desk in this very thread, for measuring and for tests: what it is given is done at once, and cannot be stopped. */
export function createDesk(engine: Engine): Desk<Report> {
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
