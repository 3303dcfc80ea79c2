import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { writers } from "./engines.ts";
import { errorCodes } from "./errors.ts";
import { id, smallBodyBytes } from "./fields.ts";
import { humanize, humanizeInput, humanizeOutput, rewritingErrors } from "./rewriting.ts";

const runId = { id: id() };
const place = { index: z.int().min(0), start: z.int().min(0), end: z.int().min(0) };

/**
 * Describes an event of a rewrite with Humanize Pro. Events are numbered from 1; a client whose connection dropped
 * continues after the last number it received. `finished`, `stopped` and `failed` are the last events.
 */
const runEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("progress"),
    done: z.int().min(0).describe("Number of finished parts, including those not delivered yet."),
    total: z.int().min(0).describe("Total number of parts. 0 while the rewrite waits in line."),
  }),
  z
    .object({
      type: z.literal("part"),
      ...place,
      text: z.string(),
      engine: z
        .enum(writers)
        .describe(
          'The engine that wrote the part or some of its sentences. "original" means that the part is unchanged.',
        ),
    })
    .describe("A finished part of the text. Parts come in order and together make up the whole text."),
  z.object({ type: z.literal("finished"), result: humanizeOutput }),
  z
    .object({ type: z.literal("stopped"), result: humanizeOutput.nullable() })
    .describe(
      "You stopped the rewrite. In the result, the delivered parts are rewritten and the rest is unchanged. The result is null if nothing was delivered.",
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
  summary: "Start a rewrite in the background (a run), which you can watch, stop and resume",
  description:
    "A run counts toward your limit in the same way as POST /hum. We don't count a failed run, or one in which Pro wrote none of the sentences. If you send the same run_id again, you get the same run. If the text or the settings differ, we refuse the request.",
  policy: "signed-in",
  allowsKeys: true,
  input: humanizeInput.extend({
    run_id: z
      .uuid("run_id must be a UUID.")
      .optional()
      .describe("Choose an ID yourself so that you can safely retry a lost request."),
  }),
  output: z.object({ id: z.uuid(), events: z.string().describe("URL of the event stream.") }),
  isIdempotent: true,
  errors: [...rewritingErrors, "key_reused", "too_many_requests", "already_there"],
  maxBodyBytes: humanize.maxBodyBytes,
});

export const watchRun = endpoint({
  method: "GET",
  path: "/hum/runs/{id}",
  summary: "Stream a run's events as server-sent events",
  description:
    'Starts with the first event, or with the one after the event number you send in the Last-Event-ID header or the "after" parameter. A run stays available for ten minutes after it ends. An account can have up to ten open streams.',
  policy: "owner",
  allowsKeys: true,
  input: z.object({ ...runId, after: z.coerce.number().int().min(0).default(0) }),
  output: runEvent,
  isEventStream: true,
  errors: ["not_found", "too_many_requests"],
  maxBodyBytes: smallBodyBytes,
});

export const stopRun = endpoint({
  method: "POST",
  path: "/hum/runs/{id}/stop",
  summary: "Stop a run and keep the delivered parts",
  description: 'The stream then ends with a "stopped" event. Stopping a finished run changes nothing.',
  policy: "owner",
  allowsKeys: true,
  input: z.object(runId),
  output: z.object({ success: z.literal(true) }),
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});
