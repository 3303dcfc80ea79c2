/** Holds the values of an example request: the fields of its path, and those of its body. */
export interface ExampleRequest {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The id that the examples give to a run. */
const exampleId = "8f14e45f-ceea-467f-a9d1-3e2b5f6c7d80";

/**
 * The ids of a batch and of its file in the examples. The server chooses such ids, so a caller replaces them with those
 * in the responses.
 */
export const batchIds = {
  id: "5d41402a-bc4b-4a76-8f0e-1c2d3e4f5a6b",
  file_id: "7d793037-a076-4186-974b-0282f2f435e7",
};

const text = "It is important to note that we utilize 12 machines in order to facilitate testing.";
const run = { path: { id: exampleId } };
const batch = { path: { id: batchIds.id } };
const batchFile = { path: batchIds };

/**
 * The example requests of the documentation, by method and path: one for each endpoint that an API key may call. Each
 * request succeeds after the requests before it, if the ids of the batch were replaced.
 */
export const exampleRequests: Readonly<Record<string, ExampleRequest>> = {
  "POST /hum": { body: { text_content: text, mode: "standard", level: 7, spelling: "us", keep: ["12 machines"] } },
  "POST /hum/sentence": { body: { text_content: text, mode: "simple" } },
  "POST /hum/alternatives": { body: { sentence: text } },
  "POST /hum/measure": { body: { text } },
  "POST /hum/fixes": { body: { sentences: [text] } },
  "POST /hum/runs": { body: { text_content: text, ultra: true, run_id: exampleId } },
  "GET /hum/runs/{id}": run,
  "POST /hum/runs/{id}/stop": { ...run, body: {} },
  "POST /api/rate-limit/check": { body: {} },
  "POST /api/rate-limit/stats": { body: {} },
  "GET /api/history": {},
  "POST /api/batches": { body: { mode: "standard", grammar: true } },
  "POST /api/batches/{id}/files": {
    ...batch,
    body: { name: "notes.txt", content: Buffer.from(text).toString("base64") },
  },
  "GET /api/batches": {},
  "GET /api/batches/{id}/files/{file_id}": batchFile,
  "GET /api/batches/{id}/files/{file_id}/mistakes": batchFile,
  "POST /api/batches/{id}/files/{file_id}/retry": { ...batchFile, body: {} },
  "GET /api/batches/{id}/download": batch,
  "DELETE /api/batches/{id}": batch,
};
