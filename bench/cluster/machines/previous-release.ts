import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** The commit of version 0.1.0, the last release. */
const commit = "aa122b6";

/**
 * Returns the folder of version 0.1.0 with the dependencies of its lock file. Creates it at first from the git history
 * and the npm registry, and keeps it in `.cache`.
 * @returns undefined if the git history lacks the commit or the dependencies cannot be installed
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
