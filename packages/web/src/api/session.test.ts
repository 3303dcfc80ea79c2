import type { User } from "@rewright/contract/user";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#test/memory-storage.ts";
import { forgetAccount, settle } from "./session.ts";
import { onTextsForgotten } from "./tool-storage.ts";

const person = (id: string) => ({ id, email: `${id}@example.org`, plan: "premium" }) as User;
const history = JSON.stringify([{ id: "one", originalText: "A text.", userId: "ada" }]);

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.stubGlobal("document", { documentElement: { toggleAttribute: () => {} } });
  localStorage.setItem("text_humanizer_history", history);
  for (const key of ["draft", "result"]) sessionStorage.setItem(key, "{}");
});
afterEach(() => vi.unstubAllGlobals());

test("[ENTITIES-42] the history in the browser is kept for its account, and deleted when another account signs in", () => {
  settle(person("ada"));
  expect(localStorage.getItem("text_humanizer_history")).toBe(history);
  settle(person("grace"));
  expect(localStorage.getItem("text_humanizer_history")).toBeNull();
});

test("the cached account is kept while the server does not respond, and removed if the server says that no user is signed in", async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const { askUntilAnswered } = await import("./session.ts");
  localStorage.setItem("user", JSON.stringify(person("ada")));
  const refused = { success: false, error: "unavailable", message: "Not now.", error_id: "1" };
  const answers = [Response.json(refused, { status: 503 }), Response.json({ user: null })];
  const asked = vi.fn(async () => answers.shift()!);
  vi.stubGlobal("fetch", asked);
  await askUntilAnswered();
  expect(localStorage.getItem("user")).toContain("ada@example.org");
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem("user")).toBeNull();
});

test("[ENTITIES-18, PAGES-110] a log-out deletes the texts from the browser, and an expired session keeps them", () => {
  const emptied = vi.fn();
  const stop = onTextsForgotten(emptied);
  settle(person("ada"));
  settle(undefined, true);
  expect(sessionStorage.getItem("draft")).toBe("{}");
  forgetAccount();
  stop();
  const kept = ["draft", "result"].map((key) => sessionStorage.getItem(key));
  expect([...kept, localStorage.getItem("user"), localStorage.getItem("text_humanizer_history")]).toEqual(
    Array(4).fill(null),
  );
  expect(emptied).toHaveBeenCalledOnce();
});
