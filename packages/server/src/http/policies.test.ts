import type { Policy } from "@rewright/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signedIn, verified } from "#test/browser.ts";
import { expectedForKeys, expectedPages, expectedPolicies } from "#test/expected-policies.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp, testOrigin } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { insertGrant } from "../accounts/store.ts";
import type { Database } from "../db/database.ts";
import { attempts } from "../db/schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

type Browser = ReturnType<typeof openBrowser>;
type Caller = Pick<Browser, "get" | "post" | "put" | "delete">;

const roles = ["guest", "normal", "premium", "annual", "admin", "banned"] as const;
type Role = (typeof roles)[number];

/** The roles whose accounts have an API key. The banned account got its key before it was banned. */
const keyRoles = ["normal", "premium", "annual", "admin", "banned"] as const;
type KeyRole = (typeof keyRoles)[number];

/** Returns the error that a route with this policy gives to this role. Returns undefined if the role is allowed. */
function refusalOf(policy: Policy, role: Role): readonly [number, string] | undefined {
  const isNobody = role === "guest" || role === "banned";
  switch (policy) {
    case "public":
    case "quota":
      return undefined;
    case "signed-in":
    case "owner":
      return isNobody ? [401, "signed_out"] : undefined;
    // By default private mode is for premium accounts.
    case "private":
    case "premium":
      if (isNobody) return [401, "signed_out"];
      return role === "premium" || role === "annual" ? undefined : [403, "premium_required"];
    case "annual":
      if (isNobody) return [401, "signed_out"];
      return role === "annual" ? undefined : [403, "annual_required"];
    case "admin":
      return role === "admin" ? undefined : [403, "forbidden"];
    case "provider":
      return undefined;
    case "sandbox":
      return [404, "not_found"];
  }
}

/** Returns the error that a route gives to a request with an API key of an account with this role. */
function refusalOfKey(route: string, role: KeyRole): readonly [number, string] | undefined {
  if (role === "banned") return [401, "invalid_api_key"];
  if (!expectedForKeys.includes(route)) return [403, "api_key_not_allowed"];
  return refusalOf(expectedPolicies[route]!, role);
}

const ofPolicies = [
  "invalid_api_key",
  "api_key_not_allowed",
  "signed_out",
  "premium_required",
  "annual_required",
  "forbidden",
  "not_found",
  "method_not_allowed",
];
const somebodyElses = "00000000-0000-4000-8000-000000000000";
const idInPath = /\{\w+\}/g;

/** Valid request bodies, for requests with ids that do not exist. */
const bodies: Readonly<Record<string, object>> = {
  "POST /api/batches/{id}/files": { name: "a.txt", content: "" },
  "POST /api/admin/users/{id}/ban": { reason: "A test" },
  "POST /api/admin/users/{id}/unban": { reason: "A test" },
  "POST /api/admin/users/{id}/end-grants": { reason: "A test" },
  "POST /api/admin/contact-messages/{id}": { state: "handled" },
  "PUT /api/payment-logs/{id}": { payment_status: "refunded", reason: "A test" },
  "POST /api/admin/users/{id}/cancel-subscription": { when: "now", reason: "A test" },
};

/**
 * Returns the expected error for a request with the id of something that belongs to another account. Usually it is "not
 * found".
 */
function refusalOfOther(path: string, role: Role): readonly [number, string] | undefined {
  if (path.search(idInPath) < 0) return undefined;
  if (role === "admin" && path.includes("/users/{id}")) return [404, "USER_NOT_FOUND"];
  if (role !== "admin" || !path.startsWith("/api/stripe/")) return [404, "not_found"];
  // An administrator may name any account. Here the account does not exist, and no payment provider is configured.
  return path.includes("{userId}") ? [404, "USER_NOT_FOUND"] : [503, "payments_unavailable"];
}

const aboutMatrix = `# Who may call what

Made by a test that asks every call of every kind of caller; it fails where this page is not what it was answered. The policies are
described in \`packages/contract/src/endpoint.ts\`.

"yes" means that the call is let through to its own checks. Where the path names something (\`{id}\`), a request
for something that belongs to another account is answered as if it did not exist, for premium and free accounts alike. The caller who is
"annual" pays for Premium by the year; the one who is "premium" was given it. A banned account has no session. The columns with "key" are
requests with an API key of such an account instead of a session.`;

describe("access to every route by every role", () => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let browsers: Record<Role, Browser>;
  let keys: Record<KeyRole, Caller>;
  let othersSession: string;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
    const settings = { adminEmails: ["admin@example.org", "key-admin@example.org"], anonymousDailyGenerations: 0 };
    app = createTestApp({ db: database.db, engine, settings });
    browsers = {
      guest: openBrowser(app, { from: "192.0.2.1" }),
      normal: await signedIn(app, "normal@example.org", { from: "192.0.2.2" }),
      premium: await signedIn(app, "premium@example.org", { from: "192.0.2.3" }),
      annual: await signedIn(app, "annual@example.org", { from: "192.0.2.9" }),
      admin: await verified(app, "admin@example.org", { from: "192.0.2.4" }),
      banned: await signedIn(app, "banned@example.org", { from: "192.0.2.5" }),
    };
    const keyOwners = {
      normal: await verified(app, "key-normal@example.org", { from: "192.0.2.12" }),
      premium: await verified(app, "key-premium@example.org", { from: "192.0.2.13" }),
      annual: await verified(app, "key-annual@example.org", { from: "192.0.2.19" }),
      admin: await verified(app, "key-admin@example.org", { from: "192.0.2.14" }),
      banned: await verified(app, "key-banned@example.org", { from: "192.0.2.15" }),
    };
    keys = {
      normal: await withKey(keyOwners.normal, "192.0.2.22"),
      premium: await withKey(keyOwners.premium, "192.0.2.23"),
      annual: await withKey(keyOwners.annual, "192.0.2.29"),
      admin: await withKey(keyOwners.admin, "192.0.2.24"),
      banned: await withKey(keyOwners.banned, "192.0.2.25"),
    };
    for (const browser of [browsers.premium, keyOwners.premium]) {
      const { user } = (await (await browser.get("/api/auth/get-session")).json()) as { user: { id: string } };
      const grant = { id: crypto.randomUUID(), userId: user.id, reason: "a test", grantedAt: app.clock.now };
      await insertGrant(database.db, grant);
    }
    await database.inTransaction(async (execute) => {
      await execute("UPDATE users SET is_active = false WHERE email LIKE '%banned@example.org'");
      await execute(
        "UPDATE users SET plan = 'premium', billing_period = 'yearly' WHERE email LIKE '%annual@example.org'",
      );
    });
    const other = await signedIn(app, "other@example.org", { from: "192.0.2.6" });
    const { sessions } = (await (await other.get("/api/account/sessions")).json()) as { sessions: { id: string }[] };
    othersSession = sessions[0]!.id;
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  /** Returns a caller that sends a new API key of an account, and no cookie. */
  async function withKey(owner: Browser, from: string): Promise<Caller> {
    const created = await owner.post("/api/account/keys", { name: "Matrix" });
    const { secret } = (await created.json()) as { secret: string };
    const send = (method: string, path: string, body?: object) =>
      app.send(
        `${testOrigin}${path}`,
        {
          method,
          headers: { Authorization: `Bearer ${secret}`, ...(body && { "Content-Type": "application/json" }) },
          ...(body && { body: JSON.stringify(body) }),
        },
        from,
      );
    return {
      get: (path) => send("GET", path),
      post: (path, body = {}) => send("POST", path, body),
      put: (path, body = {}) => send("PUT", path, body),
      delete: (path) => send("DELETE", path),
    };
  }

  const call = (browser: Caller, method: string, path: string, id: string) => {
    const address = path.replaceAll(idInPath, id);
    if (method === "GET") return browser.get(address);
    if (method === "DELETE") return browser.delete(address);
    const body = bodies[`${method} ${path}`];
    return method === "PUT" ? browser.put(address, body) : browser.post(address, body);
  };
  const errorIn = async (answer: Response) => ((await answer.json()) as { error?: string }).error ?? "";

  test("[ADMIN-85, CALLS-59, RULES-32] every route has the access policy that this test lists", () => {
    const found = app.api.map(({ endpoint: { method, path, policy } }) => [`${method} ${path}`, policy]);
    expect(Object.fromEntries(found)).toEqual(expectedPolicies);
    const forKeys = app.api.filter(({ endpoint }) => endpoint.allowsKeys);
    expect(forKeys.map(({ endpoint: { method, path } }) => `${method} ${path}`)).toEqual(expectedForKeys);
    expect(app.pages.map(({ path }) => path).sort()).toEqual([...expectedPages].sort());
    expect(new Set(app.pages.map(({ policy }) => policy))).toEqual(new Set(["public"]));
  });

  // Sign out last, because that ends the session of the role.
  const routes = Object.entries(expectedPolicies).sort(
    ([a], [b]) => Number(a.includes("sign-out")) - Number(b.includes("sign-out")),
  );

  /** For each route, the response to each role about something that does not exist. */
  const matrix = new Map<string, Partial<Record<Role | `key of ${KeyRole}`, string>>>();

  /** Asks every route as a caller, and notes the responses in a column of the matrix. */
  async function askAll(
    caller: Caller,
    column: Role | `key of ${KeyRole}`,
    refusalAt: (route: string) => readonly [number, string] | undefined,
  ): Promise<void> {
    for (const [route] of routes) {
      const [method = "", path = ""] = route.split(" ");
      // Delete the counted attempts, because wrong keys are limited per address.
      await database.db.delete(attempts);
      const answer = await call(caller, method, path, somebodyElses);
      const error = await errorIn(answer);
      const refusal = refusalAt(route);
      if (refusal) expect([route, answer.status, error]).toEqual([route, ...refusal]);
      else expect(ofPolicies, route).not.toContain(error);
      expect(answer.status, route).not.toBe(500);
      expect(answer.headers.get("Cache-Control"), route).toBe("no-store");
      matrix.set(route, { ...matrix.get(route), [column]: refusal ? `${answer.status} ${error}` : "yes" });
    }
  }

  test.each(roles)(
    "[CALLS-35, MESSAGES-16, MESSAGES-18, MESSAGES-27, MESSAGES-36, RULES-32, RULES-46, SAFETY-25] a caller who is %s gets the response that the access policy requires",
    async (role) => {
      await askAll(browsers[role], role, (route) => {
        const path = route.split(" ")[1] ?? "";
        return refusalOf(expectedPolicies[route]!, role) ?? refusalOfOther(path, role);
      });
    },
  );

  test.each(keyRoles)(
    "[BEYOND-112, SAFETY-123] an API key of an account that is %s may call only the routes for keys, with the rights of its account",
    async (role) => {
      await askAll(keys[role], `key of ${role}`, (route) => {
        const path = route.split(" ")[1] ?? "";
        return refusalOfKey(route, role) ?? refusalOfOther(path, role);
      });
    },
  );

  test("every route is listed in the policy matrix of the documentation", async () => {
    const columns = [...roles, ...keyRoles.map((role) => `key of ${role}` as const)];
    const rows = Object.entries(expectedPolicies).map(([route, policy]) => {
      const answers = columns.map((column) => matrix.get(route)?.[column]);
      return `| \`${route}\` | ${[policy, ...answers].join(" | ")} |`;
    });
    const head = `| Call | Policy | ${columns.join(" | ")} |`;
    const table = [head, head.replaceAll(/[^|]+/g, "---"), ...rows].join("\n");
    await expect(`${aboutMatrix}\n\n${table}\n`).toMatchFileSnapshot("../../../../docs/policy-matrix.md");
  });

  test("a session that belongs to one account is not found by others, including administrators", async () => {
    const person = await signedIn(app, "person@example.org", { from: "192.0.2.7" });
    await browsers.admin.signIn({ email: "admin@example.org" });
    for (const browser of [person, browsers.admin]) {
      expect((await browser.delete(`/api/account/sessions/${othersSession}`)).status).toBe(404);
    }
  });

  test("[MESSAGES-108, RULES-47, SAFETY-36] every route refuses requests from other websites, and refuses changes with a session cookie but no Origin header", async () => {
    const person = await signedIn(app, "elsewhere@example.org", { from: "192.0.2.8" });
    const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const route of Object.keys(expectedPolicies)) {
      const [method = "", path = ""] = route.split(" ");
      const address = path.replaceAll(idInPath, somebodyElses);
      const hasBody = method === "POST" || method === "PUT";
      const json = hasBody ? { "Content-Type": "application/json" } : {};
      const send = async (headers: Record<string, string>) => {
        const body = hasBody ? { body: "{}" } : {};
        const init = { method, headers: { ...json, ...headers }, ...body };
        const answer = await app.send(`${testOrigin}${address}`, init, "192.0.2.8");
        return `${route} ${answer.status} ${await errorIn(answer)}`;
      };
      const refused = `${route} 403 forbidden`;
      for (const origin of ["https://example.com", "null", `${testOrigin}.example.com`, "http://localhost:3001"]) {
        expect(await send({ Cookie: cookie, Origin: origin })).toBe(refused);
      }
      for (const site of ["cross-site", "same-site"]) {
        expect(await send({ Cookie: cookie, Origin: testOrigin, "Sec-Fetch-Site": site })).toBe(refused);
      }
      expect(await send({ Origin: "https://example.com" })).toBe(refused);
      if (method !== "GET") expect(await send({ Cookie: cookie })).toBe(refused);
    }
    expect((await person.get("/api/account/sessions")).status).toBe(200);
  });
});
