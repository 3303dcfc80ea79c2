import { spawn } from "node:child_process";
import { delimiter, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** An error that the user can correct. It is printed as a sentence, without a stack trace. */
export class SetUpError extends Error {
  /** @override */
  name = "SetUpError";
}

/**
 * Returns PATH without the folders of local packages. `npm ci` deletes these folders while it runs, with the Node.js
 * inside.
 */
export function machinePath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.filter((folder) => !folder.split(sep).includes("node_modules")).join(delimiter);
}

/** Returns PATH with this repository's tools first, including the local Node.js. */
export function localPath() {
  return [join(root, "node_modules", ".bin"), machinePath()].join(delimiter);
}

/**
 * Runs a command in the repository's root, with its output on standard error. Resolves to the exit status, or undefined
 * if the command does not exist.
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

/**
 * Prints a sentence to standard error.
 * @param {string} sentence
 */
export function say(sentence) {
  console.error(sentence);
}
