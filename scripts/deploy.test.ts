import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "../packages/server/src/config/config.ts";

const folder = join(import.meta.dirname, "../deploy");
const haproxy = "/usr/sbin/haproxy";
const systemdAnalyze = "/usr/bin/systemd-analyze";
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** Variables that Docker, PostgreSQL and Compose read. */
const ofOthers = ["POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"];

const namesIn = (name: string) =>
  Array.from(read(name).matchAll(/\b([A-Z]+(?:_[A-Z]+)*)(?:=|: )/g), ([, found]) => found);

test.each(["Containerfile", "compose.yaml", "rewright.service"])(
  "[CALLS-72] %s sets only variables that the server or PostgreSQL reads",
  (file) => {
    const names = namesIn(file).filter((name) => name !== "SECRET");
    expect(names).toContain("NODE_ENV");
    const known = [...settingNames, ...ofOthers];
    expect(names.filter((name) => !known.includes(name!) && !isInstruction(name!))).toEqual([]);
  },
);

/** The words in capitals that are not variables: instructions and flags of the three formats. */
const isInstruction = (word: string) => ["CMD", "ALL", "MD", "EPERM"].includes(word);

test.skipIf(!existsSync(haproxy))("[CALLS-72] HAProxy accepts its configuration", () => {
  const checked = mkdtempSync(join(tmpdir(), "haproxy-"));
  try {
    const file = join(checked, "haproxy.cfg");
    // The certificate and the names of the servers exist only in the deployment.
    const here = read("haproxy.cfg")
      .replace(/ ssl crt \S+ alpn \S+/, "")
      .replaceAll(/server(\d):3000/g, "127.0.0.$1:3000");
    writeFileSync(file, here);
    const { status, stderr } = spawnSync(haproxy, ["-c", "-q", "-f", file], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  } finally {
    rmSync(checked, { recursive: true });
  }
});

test.skipIf(!existsSync(systemdAnalyze))("[CALLS-72] systemd accepts the unit, and finds it well protected", () => {
  const unit = join(folder, "rewright.service");
  const { stderr } = spawnSync(systemdAnalyze, ["verify", unit], { encoding: "utf8" });
  expect(stderr.split("\n").filter((line) => line.includes("rewright.service:"))).toEqual([]);
  const { status } = spawnSync(systemdAnalyze, ["security", "--offline=true", "--threshold=20", unit]);
  expect(status).toBe(0);
});
