import { Writable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLogger } from "./create-logger.ts";
import { endAtCrash } from "./end-at-crash.ts";

const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
let lines: string[];
let crash: (error: unknown, origin: string) => void;
beforeEach(() => {
  exit.mockClear();
  lines = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const listen = vi.spyOn(process, "on").mockReturnThis();
  endAtCrash(createLogger("info", stream));
  const [event, listener] = listen.mock.lastCall ?? [];
  listen.mockRestore();
  expect(event).toBe("uncaughtException");
  crash = listener as unknown as typeof crash;
});
afterEach(() => expect(exit.mock.calls).toEqual([[1]]));

test("[SAFETY-10] an uncaught error is logged with its type and stack but without its message, and ends the process with status 1", () => {
  crash(Object.assign(new TypeError("a text\n    at home of Mary"), { code: "ERR_OF_OURS" }), "uncaughtException");
  expect(lines).toHaveLength(1);
  const fields = { level: 60, msg: "the server crashed", origin: "uncaughtException", type: "TypeError" };
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ ...fields, code: "ERR_OF_OURS" });
  expect(JSON.parse(lines[0] ?? "").stack).toMatch(/^at .*end-at-crash\.test\.ts/);
  expect(lines[0]).not.toMatch(/a text|Mary/);
});

test("an error whose message was changed is logged without any text, and so is a thrown value that is not an error", () => {
  const changed = new Error("first text");
  changed.message = "second text";
  crash(changed, "unhandledRejection");
  expect(lines[0]).toContain('"type":"Error"');
  expect(lines[0]).not.toContain("text");
  exit.mockClear();
  crash("a text", "uncaughtException");
  expect(lines[1]).toContain('"type":"string"');
  expect(lines[1]).not.toContain("a text");
});
