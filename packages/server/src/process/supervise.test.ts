import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { supervise } from "./supervise.ts";

let servers: EventEmitter[];
let sent: string[];
let pauses: number[];
let status: Promise<number>;
beforeEach(() => {
  vi.useFakeTimers();
  servers = [];
  sent = [];
  pauses = [];
  const start = () => {
    const server = Object.assign(new EventEmitter(), { pid: 1000, kill: (signal: string) => sent.push(signal) });
    servers.push(server);
    return server as unknown as ChildProcess;
  };
  status = supervise(start, { fatal: (fields: object) => void pauses.push(Reflect.get(fields, "pauseSeconds")) });
});
afterEach(async () => {
  process.emit("SIGTERM", "SIGTERM");
  servers.at(-1)?.emit("exit", 0, null);
  await status.catch(() => {});
  vi.useRealTimers();
});

const becomeReady = () => servers.at(-1)?.emit("message", "ready");

async function crash(exitCode: number | null = 1, signal: NodeJS.Signals | null = null) {
  servers.at(-1)?.emit("exit", exitCode, signal);
  await vi.advanceTimersByTimeAsync(0);
}

/** Crashes the server. Returns the seconds until the next one starts. */
async function secondsUntilNext() {
  const before = servers.length;
  await crash();
  for (let seconds = 0; seconds < 100; seconds++) {
    if (servers.length > before) return seconds;
    await vi.advanceTimersByTimeAsync(1000);
  }
  return undefined;
}

test("[BEYOND-20] a server that keeps crashing is restarted after pauses that double up to 30 s", async () => {
  becomeReady();
  const waited = [];
  for (let crashes = 0; crashes < 7; crashes++) waited.push(await secondsUntilNext());
  expect(waited).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(pauses).toEqual(waited);
});

test("a server that ran for a minute is restarted after 1 s, and one that ran for less after a longer pause", async () => {
  becomeReady();
  expect(await secondsUntilNext()).toBe(1);
  becomeReady();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await secondsUntilNext()).toBe(2);
  becomeReady();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await secondsUntilNext()).toBe(1);
});

test.each([
  [1, null, 1],
  [null, "SIGKILL", 137],
] as const)(
  "a server that ends with status %s or signal %s before it is ready is not restarted",
  async (exitCode, signal, expected) => {
    await crash(exitCode, signal);
    expect(await status).toBe(expected);
    expect([servers.length, pauses]).toEqual([1, []]);
  },
);

test("if a server cannot be started, it is tried again if one was ready before, and otherwise the supervisor ends", async () => {
  becomeReady();
  await crash();
  await vi.advanceTimersByTimeAsync(1000);
  Object.assign(servers.at(-1)!, { pid: undefined }).emit("error", new Error("spawn EAGAIN"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(servers).toHaveLength(3);
  const first = new EventEmitter();
  const failed = supervise(() => first as ChildProcess, { fatal: () => {} });
  first.emit("error", new Error("spawn EAGAIN"));
  await expect(failed).rejects.toThrow("spawn EAGAIN");
});

test("each signal is passed on to the server, and the server's exit status is returned", async () => {
  becomeReady();
  process.emit("SIGTERM", "SIGTERM");
  process.emit("SIGINT", "SIGINT");
  expect(sent).toEqual(["SIGTERM", "SIGINT"]);
  await crash(3);
  expect(await status).toBe(3);
  expect(servers).toHaveLength(1);
});

test("a signal during a pause ends the supervisor with status 0, and no other server is started", async () => {
  becomeReady();
  await crash(null, "SIGKILL");
  process.emit("SIGINT", "SIGINT");
  expect(await status).toBe(0);
  expect([servers.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test("a server that ended with status 0 is not restarted", async () => {
  becomeReady();
  await crash(0);
  expect(await status).toBe(0);
  expect([servers.length, vi.getTimerCount()]).toEqual([1, 0]);
});

test("if a signal could not be delivered, no second server is started", async () => {
  becomeReady();
  for (let time = 0; time < 2; time++) {
    servers.at(-1)!.emit("error", Object.assign(new Error("kill EPERM"), { syscall: "kill" }));
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(servers).toHaveLength(1);
});
