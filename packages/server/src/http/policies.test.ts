import type { Policy } from "@rewright/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signedIn, verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp, testOrigin } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { insertGrant } from "../accounts/store.ts";
import type { Database } from "../db/database.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

type Browser = ReturnType<typeof openBrowser>;

/** The expected access policy of every route. A new route or a changed policy must be added here too. */
const expected: Readonly<Record<string, Policy>> = {
  "POST /hum": "quota",
  "POST /hum/sentence": "quota",
  "POST /hum/alternatives": "public",
  "POST /hum/measure": "public",
  "POST /hum/fixes": "public",
  "POST /hum/runs": "signed-in",
  "GET /hum/runs/{id}": "owner",
  "POST /hum/runs/{id}/stop": "owner",
  "POST /api/rate-limit/check": "public",
  "POST /api/rate-limit/stats": "public",
  "POST /api/rate-limit/increment": "public",
  "POST /api/rate-limit/reset": "admin",
  "POST /api/auth/sign-up/email": "public",
  "POST /api/auth/sign-in/email": "public",
  "POST /api/auth/sign-in/social": "public",
  "POST /api/auth/sign-out": "public",
  "GET /api/auth/get-session": "public",
  "POST /api/user/refresh": "signed-in",
  "POST /api/auth/request-password-reset": "public",
  "POST /api/auth/reset-password": "public",
  "POST /api/auth/verify-email": "public",
  "POST /api/auth/send-verification-email": "signed-in",
  "POST /api/auth/change-password": "signed-in",
  "POST /api/auth/change-email": "signed-in",
  "POST /api/account/profile": "signed-in",
  "GET /api/account/sessions": "signed-in",
  "DELETE /api/account/sessions/{id}": "owner",
  "GET /api/account/export": "signed-in",
  "POST /api/account/delete": "signed-in",
  "GET /api/history": "premium",
  "POST /api/history": "premium",
  "DELETE /api/history/{id}": "owner",
  "DELETE /api/history": "signed-in",
  "GET /api/words": "signed-in",
  "POST /api/words": "signed-in",
  "DELETE /api/words": "signed-in",
  "GET /api/batches": "annual",
  "POST /api/batches": "annual",
  "POST /api/batches/{id}/files": "annual",
  "POST /api/batches/{id}/files/{file_id}/retry": "annual",
  "GET /api/batches/{id}/files/{file_id}": "annual",
  "GET /api/batches/{id}/download": "annual",
  "DELETE /api/batches/{id}": "owner",
  "POST /api/stripe/create-checkout-session": "signed-in",
  "POST /api/stripe/confirm": "owner",
  "POST /api/stripe/sync": "owner",
  "GET /api/stripe/subscription": "owner",
  "POST /api/stripe/cancel-subscription": "owner",
  "POST /api/stripe/resume-subscription": "owner",
  "POST /api/stripe/create-portal-session": "owner",
  "POST /api/stripe/webhook": "provider",
  "GET /api/stripe/invoices/{userId}": "owner",
  "GET /api/stripe/invoice-pdf/{invoiceId}": "owner",
  "GET /api/sandbox/payment-logs": "sandbox",
  "GET /api/admin/unmatched-payments": "admin",
  "GET /api/payment-logs": "admin",
  "POST /api/payment-logs": "admin",
  "GET /api/payment-logs/stats": "admin",
  "GET /api/payment-logs/{id}": "admin",
  "PUT /api/payment-logs/{id}": "admin",
  "DELETE /api/payment-logs/{id}": "admin",
  "GET /api/payment-logs-with-users": "admin",
  "GET /api/users/{id}/payments": "admin",
  "GET /api/admin/billing-events": "admin",
  "POST /api/admin/billing-events/{id}/replay": "admin",
  "GET /api/analytics/revenue": "admin",
  "GET /api/analytics/activity": "admin",
  "POST /api/admin/grant-premium": "admin",
  "GET /api/admin/export/{table}": "admin",
  "GET /api/users": "admin",
  "GET /api/users/stats": "admin",
  "GET /api/users/{id}": "admin",
  "DELETE /api/users/{id}": "admin",
  "GET /api/user/auth/{email}": "admin",
  "POST /api/user/create": "admin",
  "POST /api/user/update": "admin",
  "POST /api/admin/users/{id}/ban": "admin",
  "POST /api/admin/users/{id}/unban": "admin",
  "POST /api/admin/users/{id}/end-sessions": "admin",
  "POST /api/admin/users/{id}/end-grants": "admin",
  "POST /api/admin/users/{id}/cancel-subscription": "admin",
  "GET /api/admin/audit-log": "admin",
  "POST /api/contact": "public",
  "GET /api/admin/contact-messages": "admin",
  "POST /api/admin/contact-messages/{id}": "admin",
  "DELETE /api/admin/contact-messages/{id}": "admin",
  "GET /api/admin/settings": "admin",
  "POST /api/admin/settings": "admin",
};
const expectedPages = [
  "/*",
  "/api/auth/callback/google",
  "/api/docs",
  "/api/openapi.json",
  "/health",
  "/ready",
  "/robots.txt",
  "/sitemap.xml",
];

const roles = ["guest", "normal", "premium", "annual", "admin", "banned"] as const;
type Role = (typeof roles)[number];

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

const ofPolicies = [
  "signed_out",
  "premium_required",
  "annual_required",
  "forbidden",
  "not_found",
  "method_not_allowed",
];
const somebodyElses = "00000000-0000-4000-8000-000000000000";
const idInPath = /\{\w+\}/g;

/** Valid request bodies about things that do not exist. */
const bodies: Readonly<Record<string, object>> = {
  "POST /api/batches/{id}/files": { name: "a.txt", content: "" },
  "POST /api/admin/users/{id}/ban": { reason: "A test" },
  "POST /api/admin/users/{id}/unban": { reason: "A test" },
  "POST /api/admin/users/{id}/end-grants": { reason: "A test" },
  "POST /api/admin/contact-messages/{id}": { state: "handled" },
  "PUT /api/payment-logs/{id}": { payment_status: "refunded", reason: "A test" },
  "POST /api/admin/users/{id}/cancel-subscription": { when: "now", reason: "A test" },
};

/** Returns the error for a request about something that belongs to another account: it is not found. */
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

"yes" means that the call is let through to its own checks. Where the path names something (\`{id}\`), the answer is that to
a request for something that belongs to another account is answered as if it did not exist, for premium and free accounts alike. The caller who is
"annual" pays for Premium by the year; the one who is "premium" was given it. A banned account has no session.`;

describe("access to every route by every role", () => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let browsers: Record<Role, Browser>;
  let othersSession: string;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
    const settings = { adminEmails: ["admin@example.org"], anonymousDailyGenerations: 0 };
    app = createTestApp({ db: database.db, engine, settings });
    browsers = {
      guest: openBrowser(app, { from: "192.0.2.1" }),
      normal: await signedIn(app, "normal@example.org", { from: "192.0.2.2" }),
      premium: await signedIn(app, "premium@example.org", { from: "192.0.2.3" }),
      annual: await signedIn(app, "annual@example.org", { from: "192.0.2.9" }),
      admin: await verified(app, "admin@example.org", { from: "192.0.2.4" }),
      banned: await signedIn(app, "banned@example.org", { from: "192.0.2.5" }),
    };
    const { user } = (await (await browsers.premium.get("/api/auth/get-session")).json()) as { user: { id: string } };
    const grant = { id: crypto.randomUUID(), userId: user.id, reason: "a test", grantedAt: app.clock.now };
    await insertGrant(database.db, grant);
    await database.inTransaction(async (execute) => {
      await execute("UPDATE users SET is_active = false WHERE email = 'banned@example.org'");
      await execute("UPDATE users SET plan = 'premium', billing_period = 'yearly' WHERE email = 'annual@example.org'");
    });
    const other = await signedIn(app, "other@example.org", { from: "192.0.2.6" });
    const { sessions } = (await (await other.get("/api/account/sessions")).json()) as { sessions: { id: string }[] };
    othersSession = sessions[0]!.id;
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  const call = (browser: Browser, method: string, path: string, id: string) => {
    const address = path.replaceAll(idInPath, id);
    if (method === "GET") return browser.get(address);
    if (method === "DELETE") return browser.delete(address);
    const body = bodies[`${method} ${path}`];
    return method === "PUT" ? browser.put(address, body) : browser.post(address, body);
  };
  const errorIn = async (answer: Response) => ((await answer.json()) as { error?: string }).error ?? "";

  test("[ADMIN-85, CALLS-59, RULES-32] every route has the access policy that is expected here", () => {
    const found = app.api.map(({ endpoint: { method, path, policy } }) => [`${method} ${path}`, policy]);
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(app.pages.map(({ path }) => path).sort()).toEqual([...expectedPages].sort());
    expect(new Set(app.pages.map(({ policy }) => policy))).toEqual(new Set(["public"]));
  });

  // Sign out last, because that ends the session of the role.
  const routes = Object.entries(expected).sort(
    ([a], [b]) => Number(a.includes("sign-out")) - Number(b.includes("sign-out")),
  );

  /** For each route, the response to each role about something that does not exist. */
  const matrix = new Map<string, Partial<Record<Role, string>>>();

  test.each(roles)(
    "[CALLS-35, MESSAGES-16, MESSAGES-18, MESSAGES-27, MESSAGES-36, RULES-32, RULES-46, SAFETY-25] a caller who is %s gets the response that the access policy requires",
    async (role) => {
      for (const [route, policy] of routes) {
        const [method = "", path = ""] = route.split(" ");
        const answer = await call(browsers[role], method, path, somebodyElses);
        const error = await errorIn(answer);
        const refusal = refusalOf(policy, role) ?? refusalOfOther(path, role);
        if (refusal) expect([route, answer.status, error]).toEqual([route, ...refusal]);
        else expect(ofPolicies, route).not.toContain(error);
        expect(answer.status, route).not.toBe(500);
        expect(answer.headers.get("Cache-Control"), route).toBe("no-store");
        matrix.set(route, { ...matrix.get(route), [role]: refusal ? `${answer.status} ${error}` : "yes" });
      }
    },
  );

  test("every route is listed in the policy matrix of the documentation", async () => {
    const rows = Object.entries(expected).map(([route, policy]) => {
      const answers = roles.map((role) => matrix.get(route)?.[role]);
      return `| \`${route}\` | ${[policy, ...answers].join(" | ")} |`;
    });
    const head = `| Call | Policy | ${roles.join(" | ")} |`;
    const table = [head, head.replaceAll(/[^|]+/g, "---"), ...rows].join("\n");
    await expect(`${aboutMatrix}\n\n${table}\n`).toMatchFileSnapshot("../../../../docs/policy-matrix.md");
  });

  test("something that belongs to one account is not found by others, including administrators", async () => {
    const person = await signedIn(app, "person@example.org", { from: "192.0.2.7" });
    await browsers.admin.signIn({ email: "admin@example.org" });
    for (const browser of [person, browsers.admin]) {
      expect((await browser.delete(`/api/account/sessions/${othersSession}`)).status).toBe(404);
    }
  });

  test("[MESSAGES-108, RULES-47, SAFETY-36] every route refuses requests from other websites, and changes with a session but no Origin header", async () => {
    const person = await signedIn(app, "elsewhere@example.org", { from: "192.0.2.8" });
    const cookie = [...person.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const route of Object.keys(expected)) {
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
