import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../set-up/run.mjs";

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const scope = "@rewright/";

/** Returns for each package of this repository, by its short name such as `engine`, the packages that it uses. */
export function readPackages(): ReadonlyMap<string, readonly string[]> {
  const folders = manifestIn(".").workspaces ?? [];
  const manifests = globSync(
    folders.map((folder) => folder),
    { cwd: root },
  ).map(manifestIn);
  return new Map(
    manifests.map(({ name, dependencies, devDependencies }) => [
      name.replace(scope, ""),
      Object.keys({ ...dependencies, ...devDependencies })
        .filter((used) => used.startsWith(scope))
        .map((used) => used.replace(scope, "")),
    ]),
  );
}

/** Returns the named packages and all packages that use them, directly or through others. */
export function withDependants(names: readonly string[], packages: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set(names);
  // A set that grows while it is walked comes to what was added, too.
  for (const name of found) {
    for (const [user, used] of packages) if (used.includes(name)) found.add(user);
  }
  return [...packages.keys()].filter((name) => found.has(name));
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
}
