import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { plans } from "@rewright/contract/plans";
import { importJWK, type JWK, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, signedIn } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { insertGrant } from "../accounts/store.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import type { Secrets } from "../secrets/secret.ts";
import { entitlementKey } from "./entitlement-key.ts";
import { modelPartsIn } from "./model-parts.ts";

const content = Buffer.from("a part of a model ".repeat(100));
const hash = createHash("sha256").update(content).digest("hex");
const part = `/api/private/parts/${hash}`;
const entitlement = "/api/private/entitlement";

let database: Database;
let engine: EnginePool;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  engine = startScriptedEngine();
  folder = await mkdtemp(join(tmpdir(), "model-parts-"));
  await writeFile(join(folder, `${hash}.br`), brotliCompressSync(content));
});
afterAll(async () => {
  await engine.close();
  await database.close();
  await rm(folder, { recursive: true });
});

function open(settings: Partial<Config> = {}, secrets?: Secrets) {
  const findModelPart = modelPartsIn(folder);
  return createTestApp({ db: database.db, engine, settings, findModelPart, ...(secrets && { secrets }) });
}

async function premium(app: ReturnType<typeof open>, email: string) {
  const browser = await signedIn(app, email);
  const { user } = (await (await browser.get("/api/auth/get-session")).json()) as { user: { id: string } };
  await insertGrant(database.db, {
    id: crypto.randomUUID(),
    userId: user.id,
    reason: "a test",
    grantedAt: app.clock.now,
  });
  return { browser, id: user.id };
}

type Browser = ReturnType<typeof openBrowser>;
const errorOf = async (browser: Browser, path: string) => {
  const answer = await browser.get(path);
  return [answer.status, ((await answer.json()) as { error?: string }).error];
};

test("[BEYOND-123, CALLS-120, CONSTANTS-91] a premium account gets a signed token with its word limit that is valid for 7 days", async () => {
  const app = open();
  const { browser, id } = await premium(app, "token@example.org");
  const answer = await browser.get(entitlement);
  const { token, key } = (await answer.json()) as { token: string; key: JWK };
  const verified = await jwtVerify(token, await importJWK(key, "ES256"), { currentDate: app.clock.now });
  const iat = app.clock.now.getTime() / 1000;
  expect(verified.payload).toEqual({
    account: id,
    plan: plans.premium.name,
    words: plans.premium.wordsPerRequest,
    iat,
    exp: iat + 7 * 24 * 60 * 60,
  });
  expect(key).not.toHaveProperty("d");
});

test("[BEYOND-124, MESSAGES-150] only users to whom the operator offers private mode get the token and the models", async () => {
  const app = open();
  const guest = openBrowser(app);
  const free = await signedIn(app, "free@example.org");
  for (const path of [entitlement, part]) {
    expect(await errorOf(guest, path)).toEqual([401, "signed_out"]);
    expect(await errorOf(free, path)).toEqual([403, "premium_required"]);
  }
  const off = open({ privateMode: "off" });
  const { browser } = await premium(off, "off@example.org");
  for (const path of [entitlement, part]) {
    for (const one of [openBrowser(off), browser]) expect(await errorOf(one, path)).toEqual([403, "private_mode_off"]);
  }
  const everyone = openBrowser(open({ privateMode: "everyone" }));
  const { token } = (await (await everyone.get(entitlement)).json()) as { token: string };
  const claims = JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
  expect(claims).toMatchObject({ account: null, words: plans.free.wordsPerRequest });
  expect((await everyone.get(part)).status).toBe(200);
});

test("[CALLS-121] a part of the models is sent in a compression that the browser accepts, and the path of an unknown part gets status 404", async () => {
  const app = open({ privateMode: "everyone" });
  const browser = openBrowser(app);
  const packed = await browser.get(part, { "Accept-Encoding": "gzip, br" });
  expect(packed.headers.get("Content-Encoding")).toBe("br");
  expect(packed.headers.get("Vary")).toContain("Accept-Encoding");
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer()))).toEqual(content);
  const plain = await browser.get(part, { "Accept-Encoding": "gzip" });
  expect(plain.headers.get("Content-Encoding")).toBeNull();
  expect(Buffer.from(await plain.arrayBuffer())).toEqual(content);
  for (const name of ["0".repeat(64), "..%2f..%2fpackage.json", hash.toUpperCase()]) {
    expect(await errorOf(browser, `/api/private/parts/${name}`)).toEqual([404, "not_found"]);
  }
});

test("servers with the same secret sign tokens with the same key, and servers with another secret use another key", () => {
  const key = (secret: string) => entitlementKey([secret]).publicKey;
  expect(key("one secret")).toEqual(key("one secret"));
  expect(key("one secret")).not.toEqual(key("another secret"));
});
