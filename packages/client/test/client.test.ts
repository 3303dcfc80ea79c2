import * as batches from "@rewright/contract/batches";
import * as fixes from "@rewright/contract/fixes";
import * as history from "@rewright/contract/history";
import * as rewriting from "@rewright/contract/rewriting";
import * as runs from "@rewright/contract/runs";
import * as usage from "@rewright/contract/usage";
import { beforeAll, expect, test } from "vitest";
import { routes } from "../src/endpoints.ts";
import { ApiError, ConnectionError, createClient } from "../src/index.ts";
import { events, hangUp, json, refusal, startServer } from "./server.ts";

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
const open = (options: object = {}) =>
  createClient({ server: server.url, key: "rw_secret", firstWaitMs: 1, ...options });
const keys = () => server.received.map(({ headers }) => headers["idempotency-key"]);
const text_content = "We utilize it.";
const id = "8f14e45f-ceea-467f-a9d1-3e2b5f6c7d80";

test("[BEYOND-82] the client has a method for each endpoint that a key may call, with the contract's method and path", () => {
  const contract = {
    ...{ humanize: rewriting.humanize, humanizeSentence: rewriting.humanizeSentence },
    ...{ alternatives: rewriting.sentenceAlternatives, measure: rewriting.measureText },
    suggestFixes: fixes.suggestFixes,
    ...{ startRun: runs.startRun, watchRun: runs.watchRun, stopRun: runs.stopRun },
    ...{ usage: usage.checkUsage, usageStats: usage.usageStats },
    history: history.listHistory,
    ...{ batches: batches.listBatches, createBatch: batches.createBatch, addBatchFile: batches.addBatchFile },
    ...{ retryBatchFile: batches.retryBatchFile, downloadBatchFile: batches.downloadBatchFile },
    batchFileMistakes: batches.batchFileMistakes,
    ...{ downloadBatch: batches.downloadBatch, deleteBatch: batches.deleteBatch },
  };
  expect(Object.keys(routes).sort()).toEqual(Object.keys(contract).sort());
  for (const [name, endpoint] of Object.entries(contract)) {
    const route = routes[name as keyof typeof routes];
    const answer = endpoint.isEventStream ? "events" : endpoint.fileType ? "file" : "json";
    expect(route, name).toMatchObject({ method: endpoint.method, path: endpoint.path, answer });
    expect(route.retry === "with key", name).toBe(endpoint.isIdempotent === true);
    if (endpoint.method === "GET") expect(route.retry).toBe("always");
  }
});

test("[BEYOND-82] a request has the key in its header, and its fields in path, query or body", async () => {
  server.answerWith(json({ data: [] }), json({ success: true }), json({ id: "a file" }));
  await open().history({ page: 2 });
  await open().deleteBatch({ id });
  await open().addBatchFile({ id, name: "a.txt", content: "aGk=" });
  expect(server.received.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["GET", "/api/history?page=2", ""],
    ["DELETE", `/api/batches/${id}`, ""],
    ["POST", `/api/batches/${id}/files`, JSON.stringify({ name: "a.txt", content: "aGk=" })],
  ]);
  for (const { headers, url } of server.received) {
    expect(headers.authorization).toBe("Bearer rw_secret");
    expect(url).not.toContain("rw_secret");
  }
});

test("[BEYOND-82] a rewrite is sent again with the same Idempotency-Key if its response is lost or the server asks the client to try later", async () => {
  server.answerWith(
    hangUp,
    refusal(503, "busy", { "Retry-After": "1" }),
    refusal(409, "in_progress"),
    json({ transformed_text: "We use it." }),
  );
  const startedAt = performance.now();
  expect(await open().humanize({ text_content })).toEqual({ transformed_text: "We use it." });
  expect(server.received).toHaveLength(4);
  expect(new Set(keys()).size).toBe(1);
  expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(1000);
  server.answerWith(json({}), json({}));
  await open().humanize({ text_content });
  await open().humanize({ text_content }, { idempotencyKey: "mine" });
  expect(keys()[0]).not.toBe(keys()[1]);
  expect(keys()[1]).toBe("mine");
});

test("[BEYOND-82] a request without an Idempotency-Key whose repetition would count twice is sent only once", async () => {
  for (const answer of [hangUp, refusal(503, "unavailable")]) {
    server.answerWith(answer);
    await expect(open().humanizeSentence({ text_content })).rejects.toThrow();
    expect(server.received).toHaveLength(1);
    expect(keys()).toEqual([undefined]);
  }
});

test("[BEYOND-82] a refusal is thrown as an error with status, code, message, error id and the seconds to wait", async () => {
  server.answerWith(refusal(429, "daily_limit_reached", { "Retry-After": "3600" }));
  const error = await open()
    .humanize({ text_content })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    ...{ status: 429, code: "daily_limit_reached", message: "This is daily_limit_reached." },
    ...{ errorId: "an id", retryAfterSeconds: 3600 },
  });
  server.answerWith(refusal(429, "too_many_requests", { "Retry-After": "61" }));
  await expect(open().measure({ text: "Hi" })).rejects.toMatchObject({ code: "too_many_requests" });
  expect(server.received).toHaveLength(1);
});

test.each([
  ["a redirection", 308, "", "redirects"],
  ["HTML", 404, "<html>", "isn't one of this API"],
  ["HTML with status 200", 200, "<html>", "isn't JSON"],
])(
  "[BEYOND-82] %s instead of a response of this API causes an error that says what is wrong",
  async (_, status, body, said) => {
    server.answerWith((response) => response.writeHead(status, { Location: "https://example.com/" }).end(body));
    const error = await open({ retries: 0 })
      .usage({})
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(String(error)).toContain(said);
  },
);

test("[BEYOND-82] if the connection is lost at every attempt, the error says that the server can't be reached", async () => {
  server.answerWith(hangUp, hangUp, hangUp);
  await expect(open({ retries: 2 }).usage({})).rejects.toThrow(/^The server at http:.* can't be reached\.$/);
  expect(server.received).toHaveLength(3);
});

test("[BEYOND-82] a call that is aborted, even during a pause before a new attempt, ends with the signal's reason and sends nothing more", async () => {
  const controller = new AbortController();
  server.answerWith((response) => {
    controller.abort(new Error("enough"));
    refusal(503, "busy", { "Retry-After": "30" })(response, server.received[0]!);
  });
  await expect(open().humanize({ text_content }, { signal: controller.signal })).rejects.toThrow("enough");
  expect(server.received).toHaveLength(1);
  await expect(open().humanize({ text_content }, { signal: AbortSignal.abort(new Error("early")) })).rejects.toThrow(
    "early",
  );
  expect(server.received).toHaveLength(1);
});

const event = (number: number, data: object) => `id: ${number}\ndata: ${JSON.stringify(data)}\n\n`;

test("[BEYOND-82] after a lost connection, the events of a run continue, and end with the last event", async () => {
  const progress = { type: "progress", done: 0, total: 2 };
  const failed = { type: "failed", error: "busy", message: "We're busy.", error_id: "an id" };
  server.answerWith(
    events(`retry: 1000\n\n: still here\n\n${event(1, progress)}${event(2, progress).slice(0, 20)}`, { isLost: true }),
    events(event(2, { ...progress, done: 1 })),
    hangUp,
    events(event(3, failed)),
  );
  const received: object[] = [];
  for await (const one of open().watchRun({ id })) received.push(one);
  expect(received).toEqual([progress, { ...progress, done: 1 }, failed]);
  expect(server.received.map(({ url }) => url)).toEqual([
    `/hum/runs/${id}?after=0`,
    `/hum/runs/${id}?after=1`,
    `/hum/runs/${id}?after=2`,
    `/hum/runs/${id}?after=2`,
  ]);
});

test("[BEYOND-82] a run fails after a limited number of attempts if its stream never delivers an event", async () => {
  server.answerWith(events(""), events(""), events(""));
  const stream = open({ retries: 2 }).watchRun({ id });
  await expect(stream.next()).rejects.toThrow("ended the stream of events early");
  server.answerWith(refusal(404, "not_found"));
  await expect(open().watchRun({ id }).next()).rejects.toMatchObject({ code: "not_found" });
});

test("[BEYOND-82] a downloaded file has the full name from the response's header", async () => {
  const disposition = "attachment; filename=\"r_sum_.txt\"; filename*=UTF-8''r%C3%A9sum%C3%A9.txt";
  server.answerWith((response) => response.writeHead(200, { "Content-Disposition": disposition }).end("We use it."));
  const { name, content } = await open().downloadBatch({ id });
  expect([name, new TextDecoder().decode(content)]).toEqual(["résumé.txt", "We use it."]);
});
