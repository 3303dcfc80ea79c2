import { errorBody } from "@rewright/contract/errors";
import { humanize, humanizeSentence, sentenceAlternatives } from "@rewright/contract/rewriting";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { z } from "zod";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { AppError } from "../app-error.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { parseTrustedProxy } from "./client-address.ts";
import { routerPath } from "./known-addresses.ts";
import { parseInput } from "./parse-input.ts";

let database: Database;
let engine: EnginePool;

beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  engine = startScriptedEngine();
});
afterAll(async () => {
  await engine.close();
  await database.close();
});

const create = (settings: Partial<Config> = {}) => createTestApp({ db: database.db, engine, settings });

describe("[CONSTANTS-2, CONSTANTS-24, CONSTANTS-25, CONSTANTS-26, MESSAGES-1, MESSAGES-8, MESSAGES-9, MESSAGES-10, MESSAGES-12, MESSAGES-13, MESSAGES-37, MESSAGES-38, RULES-19, RULES-21, RULES-22, SAFETY-24] every API error has the same shape", () => {
  let app: ReturnType<typeof create>;
  beforeAll(() => {
    app = create();
  });
  const words = (count: number) => Array(count).fill("word").join(" ");
  const free = "Free plan supports up to 200 words";
  const text = (fields: object) => ({ text_content: "A text.", ...fields });
  const bytes = (...values: number[]) => Uint8Array.from(values);

  test.each<[string, object | string | Uint8Array<ArrayBuffer>, number, string, string | RegExp]>([
    ["an empty text", text({ text_content: "" }), 400, "empty_text", /empty/],
    ["white space only", text({ text_content: " \n\t\u00a0" }), 400, "empty_text", /empty/],
    ["invisible characters", text({ text_content: "\u200b\u00ad\u2060" }), 400, "empty_text", /empty/],
    ["no text", {}, 400, "invalid_input", "text_content must be a string."],
    ["a number", text({ text_content: 5 }), 400, "invalid_input", "text_content must be a string."],
    ["a list", [1], 400, "invalid_input", "The request body must be a JSON object."],
    ["nothing", "null", 400, "invalid_input", "The request body must be a JSON object."],
    ["214 words", text({ text_content: words(214) }), 413, "too_many_words", `${free} per request. This text has 214.`],
    [
      "12,000 words",
      text({ text_content: words(12_000) }),
      413,
      "too_many_words",
      `${free} per request. This text has 12,000.`,
    ],
    [
      "200 long words",
      text({ text_content: Array(200).fill("é".repeat(20)).join(" ") }),
      413,
      "too_large",
      `${free} or 8,000 bytes per request. This text has 8,199 bytes.`,
    ],
    ["a huge body", text({ text_content: "x".repeat(3_000_000) }), 413, "too_large", /larger than [\d,]+ bytes/],
    ["another mode", text({ mode: "poetic" }), 400, "invalid_input", /^mode must be one of free, standard/],
    ["level 11", text({ level: 11 }), 400, "invalid_input", "level must be a whole number from 1 to 10."],
    ["half a level", text({ level: 2.5 }), 400, "invalid_input", /^level must be/],
    ["a level in words", text({ level: "7" }), 400, "invalid_input", /^level must be/],
    ["a negative seed", text({ seed: -1 }), 400, "invalid_input", /^seed must be/],
    ["a text to keep", text({ keep: "word" }), 400, "invalid_input", /^keep must be a list/],
    ["an empty word to keep", text({ keep: ["a", ""] }), 400, "invalid_input", /^keep must be a list/],
    ["a blank to keep", text({ keep: [" \t"] }), 400, "invalid_input", /^keep must be a list/],
    [
      "501 words to keep",
      text({ keep: Array(501).fill("a") }),
      400,
      "invalid_input",
      /^keep must be a list of up to 500/,
    ],
    ["501 words never to add", text({ never: Array(501).fill("a") }), 400, "invalid_input", /^never must be a list/],
    ["no replacement", text({ replacements: [{ from: "a" }] }), 400, "invalid_input", /^replacements must be a list/],
    ["an empty replacement", text({ replacements: [{ from: "a", to: " " }] }), 400, "invalid_input", /^replacements/],
    ["saved words in words", text({ saved_words: "no" }), 400, "invalid_input", "saved_words must be true or false."],
    ["two mistakes", text({ mode: 1, level: 0 }), 400, "invalid_input", /^mode must .+ level must /],
    ["broken JSON", '{"text_content": "A', 400, "invalid_json", /isn't valid JSON/],
    ["an empty body", "", 400, "invalid_json", /isn't valid JSON/],
    ["deeply nested JSON", "[".repeat(100_000), 400, "invalid_json", /isn't valid JSON/],
    ["broken UTF-8", bytes(0x22, 0xc3, 0x28, 0x22), 400, "invalid_encoding", /isn't valid UTF-8/],
    ["a lone surrogate", '{"text_content": "A \\ud83d text."}', 400, "invalid_encoding", /lone surrogate/],
    [
      "a nested lone surrogate",
      `{"a": ${"[".repeat(20_000)}"\\udc00"${"]".repeat(20_000)}}`,
      400,
      "invalid_encoding",
      /surrogate/,
    ],
    ["a lone surrogate to keep", '{"text_content": "A", "keep": ["\\uDC00"]}', 400, "invalid_encoding", /surrogate/],
  ])("a request with %s is refused", async (_what, body, status, error, message) => {
    const answer = await app.post(humanize.path, body);
    expect(answer.status).toBe(status);
    const refusal = errorBody.strict().parse(await answer.json());
    expect(refusal.error).toBe(error);
    expect(refusal.message).toMatch(message);
  });

  test("refused requests are not counted; a complete surrogate pair and unknown keys are accepted", async () => {
    const body = '\ufeff{"text_content": "A \\ud83d\\ude00 text.", "mood": "warm", "userId": 5}';
    const answer = await app.post(humanize.path, body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ transformed_text: "A 😀 text." });
    expect(await (await app.post("/api/rate-limit/check", {})).json()).toMatchObject({ totalUsed: 1 });
  });

  test("[MESSAGES-7, RULES-31] every invalid field of every endpoint gets a message written for users", () => {
    // These three messages are fixed and have no full stop.
    const named = "It is wrong.";
    for (const { endpoint } of app.api) {
      const fields = Object.keys((endpoint.input as z.ZodObject).shape);
      for (const value of [{}, [], -1, Number.NaN, "", "\0", "x".repeat(1_000_000), undefined]) {
        try {
          parseInput(endpoint.input, Object.fromEntries(fields.map((field) => [field, value])));
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          const said = (error as AppError).message
            .replace("Invalid plan type", named)
            .replace("Price ID is invalid", named)
            .replace("Invalid amount", named);
          expect(said).toMatch(/[.!]$/);
          expect(said).not.toMatch(/\bInvalid\b|expected|Too (big|small)|received|NaN/);
        }
      }
    }
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin1", ""])(
    "[MESSAGES-11] a request with the content type %j is refused",
    async (type) => {
      const answer = await app.post(humanize.path, { text_content: "A." }, { headers: { "Content-Type": type } });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ error: "unsupported_media_type" });
    },
  );

  test.each([
    ["GET", "/hum", 405, "POST"],
    ["DELETE", "/api/rate-limit/check", 405, "POST"],
    ["OPTIONS", "/hum/sentence", 405, "POST"],
    ["POST", "/", 405, "GET, HEAD"],
    ["POST", "/health", 405, "GET, HEAD"],
    ["GET", "/api", 404, null],
    ["POST", "/api/nothing", 404, null],
    ["GET", "/hum/nothing", 404, null],
  ])("%s %s is refused because the method is not allowed", async (method, path, status, allow) => {
    const answer = await app.send(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Allow")).toBe(allow);
    errorBody.strict().parse(await answer.json());
  });

  test("[MESSAGES-1, MESSAGES-45, SAFETY-17] an internal error hides its cause from the caller, and the log contains it under the same id without the user's text", async () => {
    const answer = await app.rewrite("throw a secret text", { from: "203.0.113.50" });
    expect(answer.status).toBe(500);
    const { error_id, message } = errorBody.parse(await answer.json());
    expect(message).not.toContain("engine");
    const line = app.log.find(({ requestId }) => requestId === error_id);
    expect(line).toMatchObject({ error: "internal", status: 500, err: { message: "the engine failed" } });
    await app.post(humanize.path, '{"text_content": "another secret text');
    await app.post(humanize.path, { text_content: ["a secret text"], mode: "a secret text" });
    await app.get("/api/user/auth/secret%40example.org");
    await app.get("/api/user/auth/secret@example.org/x");
    expect(JSON.stringify(app.log)).not.toMatch(/secret|203\.0\.113/);
  });
});

describe("requests from other websites", () => {
  const send = (headers: Record<string, string>, settings: Partial<Config> = {}) =>
    create(settings).post(sentenceAlternatives.path, { sentence: "A text." }, { headers });

  test.each([
    [{ Origin: "https://evil.example" }],
    [{ Origin: "null" }],
    [{ Origin: "http://localhost:3000" }],
    [{ "Sec-Fetch-Site": "cross-site" }],
    [{ "Sec-Fetch-Site": "same-site" }],
  ])("a request with the headers %j is refused", async (headers) => {
    const answer = await send(headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: "forbidden" });
  });

  test.each([[{}], [{ Origin: "http://localhost" }], [{ "Sec-Fetch-Site": "same-origin" }]])(
    "a request with the headers %j is accepted, as from this site or from a program",
    async (headers) => {
      expect((await send(headers)).status).toBe(200);
    },
  );

  test("only requests from the configured origin are accepted", async () => {
    const settings = { origin: "https://example.org" };
    expect((await send({ Origin: "https://example.org" }, settings)).status).toBe(200);
    expect((await send({ Origin: "http://localhost" }, settings)).status).toBe(403);
  });
});

describe("rate limit", () => {
  const ask = (app: ReturnType<typeof create>, sent = {}) =>
    app.post(sentenceAlternatives.path, { sentence: "A text." }, sent);

  test("[CONSTANTS-57, MESSAGES-40] counts each address separately, says when to try again, and allows requests again later", async () => {
    const app = create({ apiRateLimit: 3 });
    for (let request = 1; request <= 3; request++) expect((await ask(app)).status).toBe(200);
    const refused = await ask(app);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(await refused.json()).toMatchObject({ error: "too_many_requests" });
    expect((await ask(app, { from: "203.0.113.2" })).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 60_000);
    for (let request = 1; request <= 3; request++) expect((await ask(app)).status).toBe(200);
    expect((await ask(app)).status).toBe(429);
    vi.useRealTimers();
  });

  test("[SAFETY-14] cannot be avoided by a forged header, and counts the address that a trusted proxy reports", async () => {
    const direct = create({ apiRateLimit: 1 });
    await ask(direct, { headers: { "X-Forwarded-For": "198.51.100.1" } });
    expect((await ask(direct, { headers: { "X-Forwarded-For": "198.51.100.2" } })).status).toBe(429);
    const behindProxy = create({ apiRateLimit: 1, trustedProxy: parseTrustedProxy("1")! });
    await ask(behindProxy, { headers: { "X-Forwarded-For": "198.51.100.1" } });
    expect((await ask(behindProxy, { headers: { "X-Forwarded-For": "198.51.100.2" } })).status).toBe(200);
  });
});

describe("whole server", () => {
  test("every route has an access policy", () => {
    const { app, api, pages } = create();
    const table = new Map<string, string>([
      ...api.map(({ endpoint }) => [`${endpoint.method} ${routerPath(endpoint.path)}`, endpoint.policy] as const),
      ...pages.map(({ path, policy }) => [`GET ${path}`, policy] as const),
    ]);
    const answered = app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
    expect(answered.filter((route) => table.get(route) === undefined)).toEqual([]);
    expect(new Set(answered)).toEqual(new Set(table.keys()));
    const middleware = app.routes.filter(({ method }) => method === "ALL");
    // One records requests, one refuses API keys in addresses.
    expect(middleware.map(({ path }) => path)).toEqual(["/*", "/*"]);
  });

  test("[SAFETY-37] every response has the security headers", async () => {
    const app = create();
    for (const answer of [await app.get("/health"), await app.get("/api/nothing"), await app.rewrite("A text.")]) {
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      expect(answer.headers.get("strict-transport-security")).toBeNull();
    }
    const live = create({ production: true, origin: "https://example.org" });
    expect((await live.get("/health")).headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  test("[CALLS-57] the server is ready when the database accepts writes and a worker has loaded the engine", async () => {
    const answer = await create().get("/ready");
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: "ready", database: true, engine: true });
  });

  test("[MESSAGES-43] in maintenance mode rewrites are refused and not counted, and usage is still reported", async () => {
    const app = create({ maintenance: true });
    for (const [path, body] of [
      [humanize.path, { text_content: "A text." }],
      [humanizeSentence.path, { text_content: "A text." }],
      [sentenceAlternatives.path, { sentence: "A text." }],
    ] as const) {
      const answer = await app.post(path, body, { from: "203.0.113.60" });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({
        error: "maintenance",
        message: expect.stringContaining("maintenance"),
      });
    }
    const report = await app.post("/api/rate-limit/check", {}, { from: "203.0.113.60" });
    expect(await report.json()).toMatchObject({ totalUsed: 0 });
    expect((await app.get("/health")).status).toBe(200);
  });
});
