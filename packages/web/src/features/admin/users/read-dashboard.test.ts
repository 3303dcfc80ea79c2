import { afterEach, expect, test, vi } from "vitest";
import { readDashboard } from "./read-dashboard.ts";

afterEach(() => vi.unstubAllGlobals());

/** Answers each address with its data after all were requested, and refuses `broken`. */
function serve(broken?: string): string[] {
  const asked: string[] = [];
  let answer = () => {};
  const all = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (asked.length === 4) answer();
    await all;
    if (address === broken) {
      return Response.json({ success: false, error: "internal", message: "Sorry.", error_id: "e" }, { status: 500 });
    }
    return Response.json({ success: true, data: address });
  });
  return asked;
}

test("[ADMIN-11, ADMIN-12] counts, recent people and recent payments are requested at once, a hundred each", async () => {
  const asked = serve();
  const [users, payments] = ["/api/users/stats", "/api/payment-logs/stats"];
  const recentUsers = "/api/users?sort_by=last_login&limit=100";
  const recentPayments = "/api/payment-logs?sort_by=created_at&limit=100";
  expect(await readDashboard()).toEqual({ success: true, data: { users, payments, recentUsers, recentPayments } });
  expect(asked.toSorted()).toEqual([users, payments, recentUsers, recentPayments].toSorted());
});

test("[ADMIN-11] one failed request fails the whole dashboard", async () => {
  serve("/api/payment-logs/stats");
  expect(await readDashboard()).toEqual({ success: false, error: "Sorry." });
});
