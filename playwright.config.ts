import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { freePort } from "./packages/server/src/http/free-port.ts";
import { findChromium } from "./scripts/chromium.mjs";

/** Each run has a data folder of its own in here, named by its process. */
const dataFolders = join(import.meta.dirname, ".cache", "e2e-data");

// Read once in the main process and again in each worker, which must find what was chosen the first time.
process.env.E2E_DATA_DIR ??= makeDataFolder();
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_SANDBOX_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const origin = `http://localhost:${port}`;

// What people's accounts rest on must hold on the database of a real installation too.
const onPostgres = process.env.E2E_DATABASE === "postgres";

const chromium = findChromium();
if (chromium === undefined) throw new Error("No Chromium was found: set CHROMIUM_PATH to its program.");

export default defineConfig({
  testDir: "e2e",
  ...(onPostgres && { testMatch: "*-journey.spec.ts" }),
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Journeys share the machine with each other and with a server each.
  expect: { timeout: 15_000 },
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as ["json"]] : [])],
  use: {
    baseURL: origin,
    browserName: "chromium",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: chromium,
      args: [
        // Chromium's sandbox does not run as root.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `exec node ${onPostgres ? "e2e/start-on-postgres.ts" : "scripts/start.mjs"}`,
    url: `${origin}/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
    stderr: "pipe",
    timeout: 120_000,
    // Many journeys come from one machine: their allowances must not end them, and each may say where it comes from.
    env: {
      PORT: port,
      SANDBOX_PORT: process.env.E2E_SANDBOX_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      SANDBOX_MODEL: "1",
      ANONYMOUS_DAILY_GENERATIONS: "1000",
      API_RATE_LIMIT: "10000",
      // One for each worker: their journeys run at the same time.
      ADMIN_EMAILS: "admin-0@example.org,admin-1@example.org",
      TRUSTED_PROXY: "127.0.0.1,::1",
    },
  },
});

/** The server outlives every hook of the run, so what a run leaves behind is removed by a later one. */
function makeDataFolder(): string {
  mkdirSync(dataFolders, { recursive: true });
  for (const pid of readdirSync(dataFolders).filter((name) => !isRunning(Number(name)))) {
    rmSync(join(dataFolders, pid), { recursive: true, force: true });
  }
  const folder = join(dataFolders, String(process.pid));
  mkdirSync(folder, { recursive: true });
  return folder;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
