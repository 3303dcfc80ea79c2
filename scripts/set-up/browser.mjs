import { existsSync } from "node:fs";
import { findChromium, findHeadlessShell } from "../chromium.mjs";
import { run, SetUpError, say } from "./run.mjs";

const isRoot = process.getuid?.() === 0;

/** Installs a Chromium browser for the browser tests if there is none. */
export async function installBrowser() {
  const advice = "install Chromium or Chrome, or set CHROMIUM_PATH to its program.";
  if (process.env.CHROMIUM_PATH) {
    if (findChromium() !== undefined) return;
    throw new SetUpError(`CHROMIUM_PATH names no file (${process.env.CHROMIUM_PATH}): ${advice}`);
  }
  if (findHeadlessShell() !== undefined) return;
  const isThere = findChromium() !== undefined;
  // Does not ask for a password to install another browser when one is already there.
  if (isThere && !isRoot) return;
  if (!existsSync("/usr/bin/apt-get")) {
    if (isThere) return;
    throw new SetUpError(`The browser tests need a Chromium: ${advice}`);
  }
  say("Installing Chromium for the browser tests …");
  if (!isThere) await apt(["update"]);
  await apt(["install", "--yes", "--no-install-recommends", "chromium-headless-shell", "fonts-liberation"]);
  if (isThere || findHeadlessShell() !== undefined) return;
  await apt(["install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"]);
  if (findChromium() === undefined) throw new SetUpError(`Chromium could not be installed: ${advice}`);
}

/**
 * Runs apt-get, by sudo if the user is not root.
 * @param {readonly string[]} args
 */
function apt(args) {
  const command = ["apt-get", "--quiet", ...args];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  if (isRoot) return run("env", command, env);
  return run("sudo", ["--preserve-env=DEBIAN_FRONTEND", ...command], env);
}
