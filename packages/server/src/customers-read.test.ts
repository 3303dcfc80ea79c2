import { messages } from "@rewright/contract/errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signedIn } from "../test/browser.ts";
import { everyMail } from "../test/every-mail.ts";
import { startScriptedEngine } from "../test/scripted-engine.ts";
import { createTestApp, testOrigin } from "../test/test-app.ts";
import { openTestDatabase, usualDatabase } from "../test/test-database.ts";
import { readConfig } from "./config/config.ts";
import type { Database } from "./db/database.ts";
import { defaultSender } from "./mail/default-sender.ts";
import { layOut } from "./mail/lay-out.ts";
import type { EnginePool } from "./rewriting/engine-pool.ts";

/** Matches words that customers must never read: "operator" and "localhost". */
const internal = /operator|localhost/i;

const production = { NODE_ENV: "production", SECRET: "x".repeat(32), ORIGIN: "https://example.org" };

describe.each([
  ["in production", production, production.ORIGIN],
  ["on a machine of one's own", {}, testOrigin],
])("emails with the default settings %s", (_where, environment, origin) => {
  test("[WORDS-34] the sender's address does not contain a host name that only the machine knows, such as localhost", () => {
    expect(readConfig(environment, 2).mailFrom ?? defaultSender(origin)).not.toMatch(internal);
  });

  test.each(Object.entries(everyMail({ origin })))(
    "[WORDS-34] the text mentions no operator and no localhost: %s",
    (_name, mail) => {
      const { text, html } = layOut(mail);
      // Ignore the site's own URL: the reader's browser opens it.
      expect([mail.subject, text, html].join("\n").replaceAll(origin, "")).not.toMatch(internal);
    },
  );
});

describe("responses that customers read", () => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, hasMail: false, settings: { anonymousDailyGenerations: 0 } });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  /** Calls a path in several ways: correctly, with bad input, and from another website's page. */
  async function answersOf(browser: ReturnType<typeof openBrowser>, method: string, path: string): Promise<string[]> {
    const address = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
    const answers =
      method === "GET"
        ? [browser.get(address), browser.get(address, { Origin: "https://evil.example" })]
        : method === "DELETE"
          ? [browser.delete(address)]
          : method === "PUT"
            ? [browser.put(address)]
            : [
                browser.post(address),
                browser.post(address, [1]),
                browser.post(address, { text_content: 5, email: "nobody", billing: 1, token: "x" }),
                browser.post(address, {}, { Origin: "https://evil.example" }),
                browser.post(address, {}, { "Content-Type": "text/plain" }),
              ];
    return Promise.all(answers.map(async (answer) => (await answer).text()));
  }

  test("[WORDS-34] no response mentions an operator or localhost, for any caller and path", async () => {
    const routes = app.api
      .filter(({ endpoint: { policy } }) => !["admin", "provider", "sandbox"].includes(policy))
      // Sign out last, because that ends the session.
      .toSorted((a, b) => Number(a.endpoint.path.endsWith("sign-out")) - Number(b.endpoint.path.endsWith("sign-out")));
    const callers = [openBrowser(app), await signedIn(app, "ada@example.org", { from: "192.0.2.7" })];
    const refused: string[] = [];
    for (const { endpoint } of routes) {
      for (const caller of callers) {
        for (const answer of await answersOf(caller, endpoint.method, endpoint.path)) {
          if (answer.includes('"error_id"')) refused.push(`${endpoint.path}: ${answer}`);
          expect(answer.replaceAll(testOrigin, ""), endpoint.path).not.toMatch(internal);
        }
      }
    }
    expect(refused.length).toBeGreaterThan(routes.length);
  });

  test("[WORDS-34] no default error message mentions an operator or localhost", () => {
    expect(Object.values(messages).filter((message) => internal.test(message))).toEqual([]);
  });

  test("[WORDS-34] no page about the API mentions an operator or localhost", async () => {
    for (const path of ["/api/docs", "/api/openapi.json", "/nowhere", "/api/nowhere"]) {
      const answer = await (await openBrowser(app).get(path)).text();
      expect(answer.replaceAll(testOrigin, ""), path).not.toMatch(internal);
    }
  });
});
