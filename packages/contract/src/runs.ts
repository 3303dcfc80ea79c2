import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { writers } from "./engines.ts";
import { errorCodes } from "./errors.ts";
import { id, smallBodyBytes } from "./fields.ts";
import { humanize, humanizeInput, humanizeOutput } from "./rewriting.ts";

const runId = { id: id() };
const place = { index: z.int().min(0), start: z.int().min(0), end: z.int().min(0) };

/**
 * Describes an event of a run. Events are numbered from 1; the number is the `id:` in the stream, from which a dropped
 * connection resumes. `finished`, `stopped` and `failed` end the run.
 */
const runEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("progress"),
    done: z.int().min(0).describe("Parts that are ready, including those not delivered yet."),
    total: z.int().min(0).describe("0 while the run waits in the queue."),
  }),
  z
    .object({
      type: z.literal("part"),
      ...place,
      text: z.string(),
      engine: z.enum(writers).describe("The engine that wrote it or some of its sentences. original means unchanged."),
    })
    .describe("A finished part of the text. Parts come in order and together make up the whole text."),
  z.object({ type: z.literal("finished"), result: humanizeOutput }),
  z
    .object({ type: z.literal("stopped"), result: humanizeOutput.nullable() })
    .describe(
      "Stopped on request. The result has the delivered parts and the rest unchanged, or is null if nothing was delivered.",
    ),
  z.object({
    type: z.literal("failed"),
    error: z.enum(errorCodes),
    message: z.string(),
    error_id: z.string(),
  }),
]);
export type RunEvent = z.infer<typeof runEvent>;

export const startRun = endpoint({
  method: "POST",
  path: "/hum/runs",
  summary: "Start a rewrite that you can watch, stop and resume",
  description:
    "Counts like POST /hum. A failed run isn't counted, nor is one in which Pro wrote no sentence. The same run_id twice is one run. It's refused with another text or other settings.",
  policy: "signed-in",
  input: humanizeInput.extend({
    run_id: z
      .uuid("run_id must be a UUID.")
      .optional()
      .describe("Chosen by the caller, so that you can safely retry a lost request."),
  }),
  output: z.object({ id: z.uuid(), events: z.string().describe("URL of the stream.") }),
  errors: [...humanize.errors, "too_many_requests", "already_there"],
  maxBodyBytes: humanize.maxBodyBytes,
});

export const watchRun = endpoint({
  method: "GET",
  path: "/hum/runs/{id}",
  summary: "Stream a run's events as server-sent events",
  description:
    "From the start, or after the event in Last-Event-ID or `after`. A run stays available for ten minutes after it ends.",
  policy: "owner",
  input: z.object({ ...runId, after: z.coerce.number().int().min(0).default(0) }),
  output: runEvent,
  isEventStream: true,
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});

export const stopRun = endpoint({
  method: "POST",
  path: "/hum/runs/{id}/stop",
  summary: "Stop a run. Keeps what was delivered",
  description: "The stream then ends with `stopped`. A finished run stays as it is.",
  policy: "owner",
  input: z.object(runId),
  output: z.object({ success: z.literal(true) }),
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});
