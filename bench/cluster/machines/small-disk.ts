import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** A file system of limited size in memory. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the free space. */
  fill(): void;
  /** Frees the space that `fill` has used. */
  free(): void;
  remove(): void;
}

const megabytes = 400;
const attempts = 10;

/** Mounts a small file system at the folder. @returns undefined if this process is not allowed to mount one */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  if (status !== 0) return undefined;
  const unmount = () => void spawnSync("umount", ["--lazy", folder]);
  // Also when the process ends early.
  process.once("exit", unmount);
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill() {
      for (let attempt = 1; ; attempt++) {
        const { bavail, bsize } = statfsSync(folder);
        const filled = spawnSync("fallocate", ["-l", String(bavail * bsize), ballast], { encoding: "utf8" });
        if (filled.status === 0) return;
        // PostgreSQL may have written in the meantime, so that there is less space than asked for.
        if (attempt === attempts) throw new Error(`The small disk was not filled: ${filled.stderr}`);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      process.off("exit", unmount);
      unmount();
    },
  };
}
