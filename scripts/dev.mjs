// The product with reload: the pages from their own development server on PORT, which passes calls of the API on to the
// server, restarted when its files change.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./set-up/run.mjs";

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const env = {
  ...process.env,
  PORT: String(apiPort),
  ORIGIN: process.env.ORIGIN ?? `http://localhost:${port}`,
  API_ORIGIN: `http://localhost:${apiPort}`,
};

const children = [
  spawn(process.execPath, ["--watch", "scripts/start.mjs"], { cwd: root, env, stdio: "inherit" }),
  spawn(
    process.execPath,
    [join(root, "node_modules", ".bin", "react-router"), "dev", "--port", String(port), "--strictPort"],
    { cwd: join(root, "packages", "web"), env, stdio: "inherit" },
  ),
];

// Whatever ends one ends both.
function stop() {
  for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
}
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.once(signal, stop);
for (const child of children) {
  child.once("exit", (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
