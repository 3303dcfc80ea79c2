// Needs HAProxy and systemd, which a machine for development may lack.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../deploy");
const haproxy = "/usr/sbin/haproxy";
const systemdAnalyze = "/usr/bin/systemd-analyze";
const read = (name: string) => readFileSync(join(folder, name), "utf8");

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

test.skipIf(!existsSync(systemdAnalyze))("[CALLS-72] systemd accepts the unit and rates its security as good", () => {
  const unit = join(folder, "rewright.service");
  const { stderr } = spawnSync(systemdAnalyze, ["verify", unit], { encoding: "utf8" });
  expect(stderr.split("\n").filter((line) => line.includes("rewright.service:"))).toEqual([]);
  const { status } = spawnSync(systemdAnalyze, ["security", "--offline=true", "--threshold=20", unit]);
  expect(status).toBe(0);
});
