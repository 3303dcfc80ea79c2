import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { localPath, machinePath, root, SetUpError } from "./run.mjs";

const wanted = 24;

/** Makes sure that the next script runs with Node 24: the one in this repository, or else the machine's. */
export async function checkNode() {
  if (majorOn(localPath()) >= wanted) return;
  const local = join(root, "node_modules", ".bin", "node");
  if (existsSync(local) && majorOn(machinePath()) >= wanted) {
    // It is there but does not run, as on a Linux with another C library; left alone it would hide the machine's.
    rmSync(local);
    return;
  }
  throw new SetUpError(
    `On this platform (${process.platform}-${process.arch}) Node ${wanted} or later has to be installed: https://nodejs.org`,
  );
}

/**
 * Returns the major version of the Node.js that is found first in PATH, or 0 if there is none.
 * @param {string} PATH
 */
function majorOn(PATH) {
  const { stdout } = spawnSync("node", ["--version"], { encoding: "utf8", env: { ...process.env, PATH } });
  return Number(/^v(\d+)/.exec(stdout ?? "")?.[1] ?? 0);
}
