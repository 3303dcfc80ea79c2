import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { Server } from "./e2e/start-servers.ts";
import { freePort } from "./packages/server/src/http/free-port.ts";
import { findChromium, findHeadlessShell } from "./scripts/chromium.mjs";

/** One more than there are cores, as pages wait for the server; more than a few would wait for it only. */
const workers = Math.min(availableParallelism() + 1, 4);

/** Each run has a data folder of its own in here, named by its process. */
const dataFolders = join(import.meta.dirname, ".cache", "e2e-data");

// Read once in the main process and again in each worker, which must find what was chosen the first time.
process.env.E2E_DATA_DIR ??= makeDataFolder();
const dataFolder = process.env.E2E_DATA_DIR;
const embedded = await serverAt("embedded", "scripts/start.mjs");
const postgres = await serverAt("postgres", "e2e/start-on-postgres.ts");

const chromium = findHeadlessShell() ?? findChromium();
if (chromium === undefined) throw new Error("No Chromium was found: set CHROMIUM_PATH to its program.");

const journeys = "*-journey.spec.ts";
const onEmbedded = { use: { baseURL: embedded.origin }, metadata: { sandbox: embedded.sandbox } };

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  workers,
  // A test has many steps, and the machine may have other work.
  timeout: 120_000,
  // Journeys share the machine with each other and with a server each.
  expect: { timeout: 15_000 },
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["json"] as ["json"]] : [])],
  projects: [
    // What people's accounts rest on must hold on the database of a real installation. Journeys run there on a phone, and
    // first, as they take longest; on the embedded database on a desk they are soak tests.
    {
      name: "postgres",
      testMatch: journeys,
      use: { baseURL: postgres.origin, viewport: { width: 390, height: 844 } },
      metadata: { sandbox: postgres.sandbox },
    },
    { name: "embedded", testIgnore: journeys, ...onEmbedded },
    { name: "embedded-journeys", testMatch: journeys, ...onEmbedded },
  ],
  use: {
    browserName: "chromium",
    // Recording costs a third of the time: `playwright test --trace retain-on-failure` asks for it.
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: chromium,
      args: [
        // Chromium's sandbox does not run as root.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // No page lives long enough for optimised code to pay.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
  webServer: {
    command: "exec node e2e/start-servers.ts",
    env: { E2E_SERVERS: JSON.stringify([embedded.server, postgres.server]) },
    wait: { stdout: /All servers answer/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stderr: "pipe",
    timeout: 120_000,
  },
});

/** How a server of the product is started, and where it and its sandbox are, which is chosen by the main process. */
async function serverAt(name: string, program: string) {
  const port = await chosen(`E2E_PORT_${name}`);
  const sandboxPort = await chosen(`E2E_SANDBOX_PORT_${name}`);
  const origin = `http://localhost:${port}`;
  const server: Server = {
    program,
    url: `${origin}/ready`,
    // Many journeys come from one machine: their allowances must not end them, and each may say where it comes from.
    env: {
      NODE_ENV: "test",
      PORT: port,
      SANDBOX_PORT: sandboxPort,
      DATA_DIR: join(dataFolder, name),
      SANDBOX_MODEL: "1",
      ANONYMOUS_DAILY_GENERATIONS: "1000",
      API_RATE_LIMIT: "10000",
      // One for each worker: their journeys run at the same time.
      ADMIN_EMAILS: Array.from({ length: workers }, (_, worker) => `admin-${worker}@example.org`).join(","),
      TRUSTED_PROXY: "127.0.0.1,::1",
      // What a test does not look at costs as little as it may.
      PASSWORD_COST: "4",
      WORKERS: "1",
      LOG_LEVEL: "error",
    },
  };
  return { origin, sandbox: `http://localhost:${sandboxPort}`, server };
}

/** A free port, the same in the main process and in each worker. */
async function chosen(variable: string): Promise<string> {
  process.env[variable] ??= String(await freePort());
  return process.env[variable];
}

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
