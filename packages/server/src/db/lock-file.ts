import { randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

/**
 * Takes the lock file for this process. Replaces the lock of a process that is gone, also when another process has its
 * id by now.
 * @returns the function that releases the lock
 * @throws when another process holds it
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${await startOf(process.pid)} ${randomUUID()}\n`;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    // A link appears at once with all its content, and fails if the name exists.
    while (!(await succeeds(link(draft, file), "EEXIST"))) {
      const holder = await readIfThere(file);
      if (holder === undefined) continue;
      if (await isHeld(holder)) throw new LockedError(file, Number.parseInt(holder, 10));
      await removeStale(file, holder);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await readIfThere(file)) === mine) await rm(file, { force: true });
  };
}

class LockedError extends Error {
  constructor(file: string, pid: number) {
    super(
      `Another process (${pid}) is using the data folder: ${file} is its lock. ` +
        "Stop it first, or set DATA_DIR to another folder.",
    );
    this.name = "LockedError";
  }
}

/**
 * Removes the stale lock unless a faster process has replaced it. Only one process at a time may do this, as the second
 * could remove the lock that the first has just created. This right is a lock as well, so that a killed process does
 * not keep it.
 */
async function removeStale(file: string, stale: string): Promise<void> {
  let release: () => Promise<void>;
  try {
    release = await takeLock(`${file}.takeover`);
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    return setTimeout(20);
  }
  try {
    if ((await readIfThere(file)) === stale) await rm(file, { force: true });
  } finally {
    await release();
  }
}

async function isHeld(holder: string): Promise<boolean> {
  const [pid = "", start = ""] = holder.split(" ");
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const startNow = await startOf(Number(pid));
  return startNow === "unknown" || start === "unknown" || startNow === start;
}

/**
 * Returns the process's start time in kernel ticks if the system has it, which distinguishes two processes with one id.
 * Returns "ended" for a zombie, whose parent has not read its status: in a container it may remain forever.
 */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[0] === "Z" ? "ended" : (fields[19] ?? "unknown");
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

async function succeeds(action: Promise<void>, expectedFailure: string): Promise<boolean> {
  try {
    await action;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === expectedFailure) return false;
    throw error;
  }
}
