// Runs the product for `npm start`: with the sandbox in place of external services, unless the real ones are
// configured. In production they run only where SANDBOX=1 asks for them, and the server runs as a separate process, which
// is restarted after a crash. The sandbox stays in this process, so that it outlives the server.
import { fork } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../packages/server/src/http/free-port.ts";
import { hostName, originName } from "../packages/server/src/http/host-name.ts";
import { memoryOptions, memoryVariables } from "../packages/server/src/process/memory-limits.ts";
import { supervise } from "../packages/server/src/process/supervise.ts";

const server = new URL("../packages/server/src/main.ts", import.meta.url);

const outside = ["SMTP_URL", "GOOGLE_CLIENT_ID", "STRIPE_SECRET_KEY"];
const isProduction = process.env.NODE_ENV === "production";
const isAsked = ["1", "true"].includes(process.env.SANDBOX ?? "");

/**
 * True if the simulated language model is requested. It is not started by default, because Humanize Pro works without a
 * language model.
 */
const asksForModel = ["1", "true"].includes(process.env.SANDBOX_MODEL ?? "");

// The sandbox has to know the product's address before the product listens there, and a server that is started again has
// to have the one it had.
const isAnyPort = process.env.PORT === "0";
if (isAnyPort) process.env.PORT = String(await freePort());

if (isAsked || (!isProduction && (asksForModel || outside.some((name) => !process.env[name])))) {
  try {
    await addSandbox();
  } catch (error) {
    console.error(`The sandbox cannot start. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
if (isProduction) {
  const execArgv = [...process.execArgv, ...memoryOptions];
  process.exit(await supervise(() => fork(server, { execArgv, env: { ...memoryVariables, ...process.env } })));
}
await import(server.href);
// The sandbox must not keep running when the product could not start.
if (process.exitCode) process.exit();

/**
 * Starts the sandbox with simulated services, and configures the server to use it for services that are not configured.
 */
async function addSandbox() {
  const { startSandbox } = await import("@rewright/sandbox");
  const port = Number(process.env.PORT || 3000);
  // A reader of the mailbox can become administrator, so in production the operator must name the administrators.
  if (!isProduction && !process.env.SMTP_URL) process.env.ADMIN_EMAILS ||= "admin@example.org";
  const sandbox = await startSandbox({
    host: process.env.HOST || undefined,
    hostName: hostName(process.env.HOST),
    // Beside a port that happened to be free is one that may not be.
    port: Number(process.env.SANDBOX_PORT || (isAnyPort ? 0 : port + 1)),
    productOrigin: process.env.ORIGIN?.replace(/\/$/, "") || `http://${originName(process.env.HOST)}:${port}`,
    webhookUrl: `http://${hostName(process.env.HOST)}:${port}/api/stripe/webhook`,
    dataDir: join(process.env.DATA_DIR || "data", "sandbox"),
  });
  Object.assign(process.env, sandbox.settingsFor(process.env));
  const standIns = asksForModel ? "Google, payments and a language model" : "Google and for payments";
  console.log(`The sandbox (mailbox, stand-ins for ${standIns}) is ready at ${sandbox.address}`);
}
