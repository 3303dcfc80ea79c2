import type * as batches from "@rewright/contract/batches";
import type { Endpoint } from "@rewright/contract/endpoint";
import type * as fixes from "@rewright/contract/fixes";
import type * as history from "@rewright/contract/history";
import type * as rewriting from "@rewright/contract/rewriting";
import type * as runs from "@rewright/contract/runs";
import type * as usage from "@rewright/contract/usage";
import type { z } from "zod";

/** The endpoints of the contract that an API key may call, by the names of the client's methods. */
interface Contract {
  readonly humanize: typeof rewriting.humanize;
  readonly humanizeSentence: typeof rewriting.humanizeSentence;
  readonly alternatives: typeof rewriting.sentenceAlternatives;
  readonly measure: typeof rewriting.measureText;
  readonly suggestFixes: typeof fixes.suggestFixes;
  readonly startRun: typeof runs.startRun;
  readonly watchRun: typeof runs.watchRun;
  readonly stopRun: typeof runs.stopRun;
  readonly usage: typeof usage.checkUsage;
  readonly usageStats: typeof usage.usageStats;
  readonly history: typeof history.listHistory;
  readonly batches: typeof batches.listBatches;
  readonly createBatch: typeof batches.createBatch;
  readonly addBatchFile: typeof batches.addBatchFile;
  readonly retryBatchFile: typeof batches.retryBatchFile;
  readonly downloadBatchFile: typeof batches.downloadBatchFile;
  readonly batchFileMistakes: typeof batches.batchFileMistakes;
  readonly downloadBatch: typeof batches.downloadBatch;
  readonly deleteBatch: typeof batches.deleteBatch;
}

export type MethodName = keyof Contract;
export type Input<Name extends MethodName> = z.input<Contract[Name]["input"]>;
export type Output<Name extends MethodName> = z.output<Contract[Name]["output"]>;

/** Holds how the client calls an endpoint. */
export interface Route extends Pick<Endpoint, "method" | "path"> {
  readonly answer: "json" | "file" | "events";
  /**
   * The condition for sending a request again: "always" if a repetition changes nothing, "with key" if the repetition
   * must have the same Idempotency-Key, "never" if the request could be done twice.
   */
  readonly retry: "always" | "with key" | "never";
}

/**
 * The client's own table of endpoints. Because it repeats methods and paths, programs that use the client need not load
 * the contract's schemas. A test compares it with the contract.
 */
export const routes: Readonly<Record<MethodName, Route>> = {
  humanize: { method: "POST", path: "/hum", answer: "json", retry: "with key" },
  humanizeSentence: { method: "POST", path: "/hum/sentence", answer: "json", retry: "never" },
  alternatives: { method: "POST", path: "/hum/alternatives", answer: "json", retry: "always" },
  measure: { method: "POST", path: "/hum/measure", answer: "json", retry: "always" },
  suggestFixes: { method: "POST", path: "/hum/fixes", answer: "json", retry: "always" },
  startRun: { method: "POST", path: "/hum/runs", answer: "json", retry: "with key" },
  watchRun: { method: "GET", path: "/hum/runs/{id}", answer: "events", retry: "always" },
  stopRun: { method: "POST", path: "/hum/runs/{id}/stop", answer: "json", retry: "always" },
  usage: { method: "POST", path: "/api/rate-limit/check", answer: "json", retry: "always" },
  usageStats: { method: "POST", path: "/api/rate-limit/stats", answer: "json", retry: "always" },
  history: { method: "GET", path: "/api/history", answer: "json", retry: "always" },
  batches: { method: "GET", path: "/api/batches", answer: "json", retry: "always" },
  createBatch: { method: "POST", path: "/api/batches", answer: "json", retry: "never" },
  addBatchFile: { method: "POST", path: "/api/batches/{id}/files", answer: "json", retry: "never" },
  retryBatchFile: { method: "POST", path: "/api/batches/{id}/files/{file_id}/retry", answer: "json", retry: "always" },
  downloadBatchFile: { method: "GET", path: "/api/batches/{id}/files/{file_id}", answer: "file", retry: "always" },
  batchFileMistakes: {
    method: "GET",
    path: "/api/batches/{id}/files/{file_id}/mistakes",
    answer: "json",
    retry: "always",
  },
  downloadBatch: { method: "GET", path: "/api/batches/{id}/download", answer: "file", retry: "always" },
  deleteBatch: { method: "DELETE", path: "/api/batches/{id}", answer: "json", retry: "always" },
};
