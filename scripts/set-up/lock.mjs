import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root, say } from "./run.mjs";

const folder = join(root, ".cache", "set-up.lock");
const pidFile = join(folder, "pid");
/**
 * A second lock, which is held while an abandoned lock is removed, so that no process removes a newer lock by mistake.
 */
const guard = `${folder}.guard`;

/**
 * The age in milliseconds from which a lock counts as abandoned. Its process id may belong to another process by then.
 */
const longestMs = 15 * 60_000;
/** The milliseconds that a process may take from creating the lock's folder to writing its process id. */
const unnamedMs = 2_000;
const guardMs = 10_000;

/**
 * Runs `work` while no other process can set up the same checkout.
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  for (let told = false; !take(); told = true) {
    if (!told) say("Waiting for another set-up of this checkout to finish …");
    await sleep(200);
  }
  try {
    await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function take() {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    if (leftBehind()) removeLeftBehind();
    return false;
  }
  writeFileSync(pidFile, String(process.pid));
  return true;
}

function leftBehind() {
  const ageMs = ageOf(folder);
  const pid = Number(readIfThere(pidFile));
  return ageMs > longestMs || (pid ? !isAlive(pid) : ageMs > unnamedMs);
}

function removeLeftBehind() {
  try {
    mkdirSync(guard);
  } catch {
    if (ageOf(guard) > guardMs) rmSync(guard, { recursive: true, force: true });
    return;
  }
  if (leftBehind()) rmSync(folder, { recursive: true, force: true });
  rmdirSync(guard);
}

/**
 * Returns the age of a file or folder in milliseconds, or 0 if it does not exist.
 * @param {string} path
 */
function ageOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}

/**
 * Returns the text of a file, or an empty text if it cannot be read.
 * @param {string} file
 */
function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/**
 * Returns whether a process with this id is running.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
