import { existsSync } from "node:fs";
import { findChromium } from "../chromium.mjs";
import { run, SetUpError, say } from "./run.mjs";

/** Makes sure that there is a Chromium for the browser tests. */
export async function installBrowser() {
  if (findChromium() !== undefined) return;
  const advice = "install Chromium or Chrome, or set CHROMIUM_PATH to its program.";
  if (process.env.CHROMIUM_PATH) {
    throw new SetUpError(`CHROMIUM_PATH names no file (${process.env.CHROMIUM_PATH}): ${advice}`);
  }
  if (!existsSync("/usr/bin/apt-get")) throw new SetUpError(`The browser tests need a Chromium: ${advice}`);
  say("Installing Chromium for the browser tests …");
  const install = ["install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"];
  if ((await apt(install)) !== 0) {
    await apt(["update"]);
    await apt(install);
  }
  if (findChromium() === undefined) throw new SetUpError(`Chromium could not be installed: ${advice}`);
}

/** @param {readonly string[]} args */
function apt(args) {
  const command = ["apt-get", "--quiet", ...args];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (process.getuid?.() === 0) return run("env", command, env);
  return run("sudo", ["--preserve-env=DEBIAN_FRONTEND", ...command], env);
}
