import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { engines } from "./engines.ts";
import { id, smallBodyBytes } from "./fields.ts";
import { fileMistake, grammarSetting } from "./findings.ts";
import { batchLimits } from "./limits.ts";
import { humanizeInput, maxBodyBytes } from "./rewriting.ts";

const batchId = { id: id() };
const fileId = { file_id: z.uuid("file_id must be a UUID.") };
const done = z.object({ success: z.literal(true) });

/** Describes a downloaded file: its content, and the name under which the browser saves it. */
const namedFile = z.object({ name: z.string(), content: z.instanceof(Uint8Array) });

export const batchFileStates = ["waiting", "running", "done", "failed"] as const;

const batchFile = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(batchFileStates),
  /** The share of the file that is rewritten so far, 0 to 1. */
  progress: z.number().min(0).max(1),
  words: z.int().nullable().describe("Number of words. Null until we've read the file."),
  /** The engine that rewrote the file. Null until the file is finished. */
  engine: z.enum(engines).nullable(),
  problem: z.string().nullable().describe("Why the file failed, or a note about its result."),
  mistakes: z
    .int()
    .nullable()
    .describe(
      "Number of possible mistakes in the rewritten file. Null if the file wasn't checked or isn't rewritten yet.",
    ),
});
export type BatchFile = z.infer<typeof batchFile>;

const batch = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().describe("When we'll delete the files and results."),
  mode: humanizeInput.shape.mode,
  files: z.array(batchFile).describe("The files, in the order you added them."),
});
export type Batch = z.infer<typeof batch>;

const settings = humanizeInput.pick({
  tone: true,
  spelling: true,
  keep: true,
  replacements: true,
  never: true,
  saved_words: true,
  seed: true,
  level: true,
  mode: true,
  style: true,
});

export const createBatch = endpoint({
  method: "POST",
  path: "/api/batches",
  summary: "Start a batch and choose how to rewrite its files, which you then add one by one",
  policy: "annual",
  allowsKeys: true,
  input: settings.extend({
    mode: humanizeInput.shape.mode.default("premium"),
    grammar: grammarSetting.describe("Whether to check the rewritten files for spelling and grammar."),
  }),
  output: batch,
  errors: ["annual_required", "too_many_requests", "maintenance"],
  maxBodyBytes,
});

const nameError = `name must be a file name of 1 to ${batchLimits.nameCharacters} characters.`;

export const addBatchFile = endpoint({
  method: "POST",
  path: "/api/batches/{id}/files",
  summary: "Add a .txt, .md or .docx file to a batch",
  policy: "annual",
  allowsKeys: true,
  input: z.object({
    ...batchId,
    name: z.string(nameError).min(1, nameError).max(batchLimits.nameCharacters, nameError),
    content: z.base64("content must be the file's bytes in base64."),
  }),
  output: batchFile,
  errors: ["annual_required", "not_found", "too_large", "unsupported_file", "too_many_files"],
  maxBodyBytes: Math.ceil((batchLimits.fileBytes * 4) / 3) + 4096,
});

export const retryBatchFile = endpoint({
  method: "POST",
  path: "/api/batches/{id}/files/{file_id}/retry",
  summary: "Retry a failed file",
  policy: "annual",
  allowsKeys: true,
  input: z.object({ ...batchId, ...fileId }),
  output: batchFile,
  errors: ["annual_required", "not_found"],
  maxBodyBytes: smallBodyBytes,
});

export const listBatches = endpoint({
  method: "GET",
  path: "/api/batches",
  summary: "List the account's batches of the last 24 hours, newest first",
  policy: "annual",
  allowsKeys: true,
  input: z.object({}),
  output: z.object({ batches: z.array(batch) }),
  errors: ["annual_required"],
  maxBodyBytes: smallBodyBytes,
});

export const downloadBatchFile = endpoint({
  method: "GET",
  path: "/api/batches/{id}/files/{file_id}",
  summary: "Download a rewritten file in its original format",
  policy: "annual",
  allowsKeys: true,
  input: z.object({ ...batchId, ...fileId }),
  output: namedFile,
  fileType: "application/octet-stream",
  errors: ["annual_required", "not_found"],
  maxBodyBytes: smallBodyBytes,
});

export const batchFileMistakes = endpoint({
  method: "GET",
  path: "/api/batches/{id}/files/{file_id}/mistakes",
  summary: "List the possible mistakes in a rewritten file (only for batches with the spelling and grammar check)",
  policy: "annual",
  allowsKeys: true,
  input: z.object({ ...batchId, ...fileId }),
  output: z.object({ mistakes: z.array(fileMistake).describe("The mistakes in the order of the text, up to 500.") }),
  errors: ["annual_required", "not_found"],
  maxBodyBytes: smallBodyBytes,
});

export const downloadBatch = endpoint({
  method: "GET",
  path: "/api/batches/{id}/download",
  summary: "Download all of a batch's rewritten files as a zip file",
  policy: "annual",
  allowsKeys: true,
  input: z.object(batchId),
  output: namedFile,
  fileType: "application/zip",
  errors: ["annual_required", "not_found"],
  maxBodyBytes: smallBodyBytes,
});

export const deleteBatch = endpoint({
  method: "DELETE",
  path: "/api/batches/{id}",
  summary: "Stop a batch and delete its files and results",
  policy: "owner",
  allowsKeys: true,
  input: z.object(batchId),
  output: done,
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});
