import { afterEach, expect, test, vi } from "vitest";
import { readDashboard } from "./read-dashboard.ts";

afterEach(() => vi.unstubAllGlobals());

/**
 * Simulates a server that responds only after all requests have arrived, and refuses the path `broken`. Returns the
 * list of requests.
 */
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

test("[ADMIN-11, ADMIN-12] the counts, the last hundred logins and the last hundred payments are requested at the same time", async () => {
  const asked = serve();
  const [users, payments] = ["/api/users/stats", "/api/payment-logs/stats"];
  const recentUsers = "/api/users?sort_by=last_login&limit=100";
  const recentPayments = "/api/payment-logs?sort_by=created_at&limit=100";
  expect(await readDashboard()).toEqual({ success: true, data: { users, payments, recentUsers, recentPayments } });
  expect(asked.toSorted()).toEqual([users, payments, recentUsers, recentPayments].toSorted());
});

test("[ADMIN-11] if one of its requests fails, the whole summary of the admin panel fails", async () => {
  serve("/api/payment-logs/stats");
  expect(await readDashboard()).toEqual({ success: false, error: "Sorry." });
});
