import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root, say } from "./run.mjs";

const folder = join(root, ".cache", "set-up.lock");
const pidFile = join(folder, "pid");

/** No set-up takes this long; an older lock was left behind and its process id may belong to someone else by now. */
const longestMs = 15 * 60_000;
/** Between making the folder and writing the process id. */
const unnamedMs = 2_000;

/**
 * Runs the work while no other process sets up the same checkout.
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
    if (leftBehind()) remove();
    return false;
  }
  writeFileSync(pidFile, String(process.pid));
  return true;
}

function leftBehind() {
  try {
    const ageMs = Date.now() - statSync(folder).mtimeMs;
    const pid = Number(readIfThere(pidFile));
    return ageMs > longestMs || (pid ? !isAlive(pid) : ageMs > unnamedMs);
  } catch {
    return false;
  }
}

/** Renamed first: of two processes that find the same dead lock, one wins the rename and the other tries again. */
function remove() {
  const aside = `${folder}.${process.pid}`;
  try {
    renameSync(folder, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
