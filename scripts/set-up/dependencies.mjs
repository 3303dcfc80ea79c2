import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { machinePath, root, run, SetUpError, say } from "./run.mjs";

/**
 * @typedef {object} Locked one package in a lock file
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 * @property {readonly string[]} [libc]
 */

/** Installs the packages that package-lock.json lists, unless they are installed already. */
export async function installDependencies() {
  const locked = packagesIn(join(root, "package-lock.json"));
  if (locked === undefined)
    throw new SetUpError("package-lock.json is missing or broken: check out the repository anew.");
  if (isInstalled(locked, packagesIn(join(root, "node_modules", ".package-lock.json")))) return;
  say("Installing dependencies …");
  // Development packages too, whatever NODE_ENV says: the build is made of them. No package here needs its install script.
  const args = ["ci", "--include=dev", "--include=optional", "--ignore-scripts", "--loglevel=error"];
  const status = await run("npm", args, { PATH: machinePath() });
  if (status === undefined)
    throw new SetUpError("npm was not found: install npm, which comes with Node, and try again.");
  if (status !== 0) throw new SetUpError("Installing the dependencies failed; npm's own message is above.");
}

/**
 * Returns the packages in a lock file by their paths, or undefined if the file cannot be read.
 * @param {string} file
 * @returns {Record<string, Locked> | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether all packages that the lock file lists are installed in the same version.
 * @param {Record<string, Locked>} locked
 * @param {Record<string, Locked> | undefined} installed
 */
function isInstalled(locked, installed) {
  if (installed === undefined) return false;
  return Object.entries(locked).every(([path, wanted]) => {
    if (!path.includes("node_modules/")) return true;
    const found = installed[path];
    if (found === undefined || !existsSync(join(root, path))) return mayBeMissing(wanted);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * Returns whether a package may be missing because it is optional and meant for another platform, or needed only by
 * such a package.
 * @param {Locked} wanted
 */
function mayBeMissing({ optional, os, cpu, libc }) {
  if (!optional) return false;
  if (os === undefined || cpu === undefined) return true;
  return !(
    os.includes(process.platform) &&
    cpu.includes(process.arch) &&
    (libc === undefined || libc.includes(ourLibc()))
  );
}

function ourLibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header?.glibcVersionRuntime === undefined ? "musl" : "glibc";
}
