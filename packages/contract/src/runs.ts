import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { writers } from "./engines.ts";
import { errorCodes } from "./errors.ts";
import { smallBodyBytes } from "./fields.ts";
import { id } from "./id.ts";
import { humanize, humanizeInput, humanizeOutput } from "./rewriting.ts";

const runId = { id: id() };
const place = { index: z.int().min(0), start: z.int().min(0), end: z.int().min(0) };

/**
 * What happens in a run, in order. Each event has a number from 1, its `id:` in the stream, from which a dropped
 * connection goes on. `finished`, `stopped` and `failed` are the last.
 */
const runEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("progress"),
    done: z.int().min(0).describe("Parts that are ready, also those that are not delivered yet."),
    total: z.int().min(0).describe("0 while the run waits in the queue."),
  }),
  z
    .object({
      type: z.literal("part"),
      ...place,
      text: z.string(),
      engine: z.enum(writers).describe("Who wrote it, or some of its sentences; original where it is unchanged."),
    })
    .describe("A finished stretch of the text: parts come in order, adjoin, and together are the whole text."),
  z.object({ type: z.literal("finished"), result: humanizeOutput }),
  z
    .object({ type: z.literal("stopped"), result: humanizeOutput.nullable() })
    .describe("Stopped on request. The result has what was delivered, and the rest as it was; null where nothing was."),
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
  summary: "Start a rewriting that can be watched, stopped and taken up again",
  description:
    "Counts like POST /hum. A failed run gives the use back, and so does one in which Humanize Pro wrote no sentence. " +
    "The same run_id twice is one run; with another text or other settings it is refused.",
  policy: "signed-in",
  input: humanizeInput.extend({
    run_id: z
      .uuid("run_id must be a UUID.")
      .optional()
      .describe("Chosen by the caller, so that a lost answer costs nothing."),
  }),
  output: z.object({ id: z.uuid(), events: z.string().describe("Address of the stream.") }),
  errors: [...humanize.errors, "too_many_requests", "already_there"],
  maxBodyBytes: humanize.maxBodyBytes,
});

export const watchRun = endpoint({
  method: "GET",
  path: "/hum/runs/{id}",
  summary: "What happens in a run, as server-sent events",
  description:
    "From the beginning, or after the event that Last-Event-ID or `after` names. A run is there until ten minutes " +
    "after its end.",
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
  summary: "Stop a run; what was delivered stays",
  description: "The stream then ends with `stopped`. A run that is over already stays as it is.",
  policy: "owner",
  input: z.object(runId),
  output: z.object({ success: z.literal(true) }),
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});
