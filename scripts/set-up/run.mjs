import { spawn } from "node:child_process";
import { delimiter, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Something the person at the keyboard can mend: shown as a sentence, without a stack. */
export class SetUpError extends Error {
  /** @override */
  name = "SetUpError";
}

/**
 * PATH without the folders of local packages. `npm ci` deletes those while it runs, and the Node in them with it.
 */
export function machinePath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.filter((folder) => !folder.split(sep).includes("node_modules")).join(delimiter);
}

/** PATH with this repository's tools first, the local Node among them. */
export function localPath() {
  return [join(root, "node_modules", ".bin"), machinePath()].join(delimiter);
}

/**
 * Runs a command at the root; its output goes to standard error. Resolves to its exit status, or undefined where the
 * command does not exist.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<number | undefined>}
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", 2, 2] });
    child.once("error", (error) => ("code" in error && error.code === "ENOENT" ? resolve(undefined) : reject(error)));
    child.once("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** @param {string} sentence */
export function say(sentence) {
  console.error(sentence);
}
