import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { patience } from "#test/until.ts";
import { takeLock } from "./lock-file.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lock-"));
  file = join(folder, "lock");
});
afterEach(() => rm(folder, { recursive: true }));

test("the lock file contains its process id, keeps other processes out, and is deleted when the lock is released", async () => {
  const release = await takeLock(file);
  expect(Number.parseInt(await readFile(file, "utf8"), 10)).toBe(process.pid);
  await expect(takeLock(file)).rejects.toThrow(`Another process (${process.pid}) is using the data folder`);
  await release();
  expect(await readdir(folder)).toEqual([]);
  await (await takeLock(file))();
});

test.each([["4194305 12345 x"], ["not a pid"], [""]])("a lock file containing %j is replaced", async (content) => {
  await writeFile(file, content);
  const release = await takeLock(file);
  expect(Number.parseInt(await readFile(file, "utf8"), 10)).toBe(process.pid);
  await release();
});

test.runIf(process.platform === "linux")(
  "the lock file of a process that has ended is replaced, even if another process now has its process id",
  async () => {
    const other = spawn("sleep", ["30"]);
    try {
      await writeFile(file, `${other.pid} 1 x\n`);
      await (await takeLock(file))();
    } finally {
      other.kill();
      await once(other, "exit");
    }
  },
);

test.runIf(process.platform === "linux")(
  "the lock file of a killed process is replaced even before its parent process has collected its exit status",
  async () => {
    // The shell is replaced by a program that never collects the exit status of its child process.
    const parent = spawn("sh", ["-c", "sleep 30 & echo $!; exec sleep 30"]);
    try {
      const [printed] = await once(parent.stdout, "data");
      const pid = Number(String(printed));
      const started = (await readFile(`/proc/${pid}/stat`, "utf8")).split(" ")[21];
      await writeFile(file, `${pid} ${started} x\n`);
      await expect(takeLock(file)).rejects.toThrow(`Another process (${pid})`);
      process.kill(pid, "SIGKILL");
      await expect.poll(() => readFile(`/proc/${pid}/stat`, "utf8"), patience).toContain(") Z ");
      await (await takeLock(file))();
    } finally {
      parent.kill();
      await once(parent, "exit");
    }
  },
);

test("if many processes find an outdated lock file at the same time, exactly one gets the lock", async () => {
  for (let round = 0; round < 30; round++) {
    await writeFile(file, "4194305 12345 x");
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(file)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "fulfilled") await result.value();
      else expect(result.reason).toMatchObject({ name: "LockedError" });
    }
    expect(await readdir(folder)).toEqual([]);
  }
});

test("a process that is killed while it replaces a lock file does not keep others out", async () => {
  await writeFile(file, "4194305 12345 x");
  await writeFile(`${file}.takeover`, "4194305 12345 y");
  await (await takeLock(file))();
  expect(await readdir(folder)).toEqual([]);
});

test("a process does not delete the lock file when another process holds the lock by then", async () => {
  const release = await takeLock(file);
  await writeFile(file, "1 1 another\n");
  await release();
  expect(await readFile(file, "utf8")).toBe("1 1 another\n");
});
