import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** The commit of version 0.1.0, the last release. */
const commit = "aa122b6";

/**
 * Returns the folder of version 0.1.0 with the dependencies of its own lock file. It is made once, from the history and
 * the npm registry, and kept in `.cache`.
 * @returns undefined where the history does not have the commit, or its dependencies cannot be installed
 */
export function previousRelease(): string | undefined {
  const folder = join(root, ".cache", `release-${commit}`);
  if (existsSync(folder)) return folder;
  const inTheMaking = `${folder}-${process.pid}`;
  mkdirSync(inTheMaking, { recursive: true });
  const script = `git archive ${commit} | tar -x -C "$1" && cd "$1" && npm ci --omit=dev --no-audit --no-fund`;
  const made = spawnSync("/bin/bash", ["-o", "pipefail", "-c", script, "make", inTheMaking], { cwd: root });
  if (made.status === 0) renameSync(inTheMaking, folder);
  else rmSync(inTheMaking, { recursive: true, force: true });
  return made.status === 0 ? folder : undefined;
}
