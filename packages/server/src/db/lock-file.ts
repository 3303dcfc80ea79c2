import { randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

/**
 * Takes the lock file for this process. Replaces the file of a process that has ended, even if another process now has
 * its process id.
 * @returns a function that releases the lock
 * @throws if another process holds the lock
 */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${await startOf(process.pid)} ${randomUUID()}\n`;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    // A hard link appears at once with its whole content, and creating it fails if the name exists.
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
 * Deletes an outdated lock file, unless another process has replaced it meanwhile. Only one process at a time may do
 * so, because a second process could delete the lock that the first has just taken. A second lock ensures this. It ends
 * with its process, so that a killed process blocks no other.
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
 * Returns the start time of a process in kernel ticks, which tells two processes with the same id apart. Returns
 * "ended" for a process that has ended but whose parent has not collected its status: in a container, it may stay
 * listed forever.
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
