import { randomBytes } from "node:crypto";
import { verify as bcryptVerify } from "@node-rs/bcrypt";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { openBrowser, signedIn } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { until } from "#test/until.ts";
import { createPasswordHasher } from "../password/password-hash.ts";

const running = 1;
const places = 40;

let database: Database;
let engine: EnginePool;
let app: ReturnType<typeof createTestApp>;
/** Password comparisons that wait until the test continues them. Undefined while comparisons do not wait. */
let held: (() => void)[] | undefined;

/** The number of passwords that were accepted into the queue. */
let queued = 0;

/** Sends wrong passwords for the accounts, each from a different IP address, and waits until the queue is full. */
async function fillQueue(emails: readonly string[], network: string) {
  held = [];
  queued = 0;
  const bots = Array.from({ length: running + places }, (_, one) =>
    openBrowser(app, { from: `${network}.${one}` }).signIn({ email: emails[one % 2]!, password: "Wrong-Horse-7" }),
  );
  await until(() => queued === bots.length && held?.length === running);
  return bots;
}

/** Continues all waiting comparisons, and lets later ones run without waiting. */
function releaseAll(): void {
  const waiting = held ?? [];
  held = undefined;
  for (const release of waiting) release();
}

beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  engine = startScriptedEngine();
  const hasher = createPasswordHasher([randomBytes(32)], {
    rounds: 4,
    async compare(digest, hash) {
      if (held) await new Promise<void>((resolve) => held?.push(resolve));
      return bcryptVerify(digest, hash);
    },
  });
  const verify: typeof hasher.verify = (...given) => {
    const verified = hasher.verify(...given);
    queued++;
    return verified;
  };
  app = createTestApp({ db: database.db, engine, hasher: { ...hasher, verify } });
});
afterAll(async () => {
  await engine.close();
  await database.close();
});

test("[SAFETY-57] while bots fill the queue for password checks, sign-ins from a known browser or address succeed, and others are refused", async () => {
  const email = "ada@example.org";
  const known = await signedIn(app, email, { from: "198.51.100.1" });
  const victims = ["grace@example.org", "mary@example.org"];
  for (const [index, victim] of victims.entries())
    await openBrowser(app, { from: `198.51.101.${index}` }).signUp({ email: victim });

  const bots = await fillQueue(victims, "203.0.113");
  const elsewhere = openBrowser(app, { from: "192.0.2.77" });
  for (const [name, value] of known.jar) if (name === "device") elsewhere.jar.set(name, value);
  const answers: number[] = [];
  const people = [elsewhere, openBrowser(app, { from: "198.51.100.1" })].map(async (browser) => {
    const { status } = await browser.signIn({ email });
    answers.push(status);
  });
  const forged = openBrowser(app, { from: "192.0.2.78" });
  forged.jar.set("device", known.jar.get("device")!.replace(/^.{4}/, "AAAA"));
  expect((await forged.signIn({ email })).status).toBe(503);
  const stranger = openBrowser(app, { from: "192.0.2.79" });
  stranger.jar.set("device", known.jar.get("device")!);
  expect((await stranger.signIn({ email: victims[0]! })).status).toBe(503);

  for (const _ of people) {
    await until(() => held?.length === running + 1);
    // The bot's comparison stays held.
    for (const release of (held ?? []).splice(running)) release();
  }
  await Promise.all(people);
  expect(answers).toEqual([200, 200]);
  releaseAll();
  expect(new Set((await Promise.all(bots)).map(({ status }) => status))).toEqual(new Set([401]));
});

test("[SAFETY-57] a sign-in that is refused because the queue for password checks is full does not count as an attempt", async () => {
  const counted = async () => (await database.query("SELECT count(*) FROM attempts", []))[0]?.count;
  const emails = ["joan@example.org", "edith@example.org"];
  for (const [index, email] of emails.entries())
    await openBrowser(app, { from: `198.51.102.${index}` }).signUp({ email });
  const bots = await fillQueue(emails, "203.0.114");
  const before = await counted();
  const late = openBrowser(app, { from: "192.0.2.200" });
  const tries = Array.from({ length: 20 }, () => late.signIn({ email: "new@example.org" }));
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([503]));
  expect(await counted()).toBe(before);
  releaseAll();
  await Promise.all(bots);
});
