import { afterEach, expect, test, vi } from "vitest";
import { type CallError, call, read } from "./call.ts";

afterEach(() => vi.unstubAllGlobals());

const ask = () => call("/api/auth/sign-out", {}).then(undefined, (error: CallError) => error);

function answer(status: number, body: string, headers: Record<string, string> = {}): void {
  vi.stubGlobal("fetch", async () => {
    return new Response(body, { status, headers: { "Content-Type": "application/json", ...headers } });
  });
}

test("the server's response to a call is returned unchanged", async () => {
  answer(200, '{"user": null}');
  expect(await read("/api/auth/get-session")).toEqual({ user: null });
});

test("[MESSAGES-3, MESSAGES-6] the error of a failed call has the server's message, and the error's id if the server logged it", async () => {
  const refusal = (error: string) =>
    JSON.stringify({ success: false, error, message: "Too many tries.", error_id: "e-1" });
  answer(429, refusal("too_many_requests"), { "Retry-After": "20" });
  const limited = await ask();
  expect(limited).toMatchObject({ code: "too_many_requests", message: "Too many tries.", errorId: undefined });
  expect((limited as CallError).retryAt).toBeGreaterThan(Date.now() + 15_000);
  answer(500, refusal("internal"));
  expect(await ask()).toMatchObject({ code: "internal", errorId: "e-1", retryAt: undefined });
});

test("[MESSAGES-2] a response in HTML instead of JSON becomes an error with an explanation", async () => {
  for (const status of [200, 502]) {
    answer(status, "<h1>Bad gateway</h1>", { "Content-Type": "text/html" });
    expect(await ask()).toMatchObject({
      code: "unreadable",
      message: "Server returned HTML instead of JSON. Check if server is running correctly.",
    });
  }
});

test("[MESSAGES-3] the error of a failed call without a message is described by its HTTP status", async () => {
  for (const body of ["", "not JSON", "null", '{"error": "odd"}']) {
    answer(502, body);
    expect(await ask()).toMatchObject({ code: "unreadable", message: "HTTP error! status: 502" });
  }
});

test("[MESSAGES-4] a call without a network connection fails with a message about the connection", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await ask()).toMatchObject({
    code: "no_connection",
    message: "Network error - please check your connection",
  });
});
