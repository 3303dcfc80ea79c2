import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { SystemUser } from "./kept-process.ts";

/** Holds the paths of the programs that the cluster needs. */
export interface Binaries {
  readonly postgres: string;
  readonly haproxy: string;
}

/** Returns the installed programs, or a message that says which are missing and how to install them. */
export function findBinaries(): Binaries | { readonly missing: string } {
  const postgres = findPostgres();
  const haproxy = findHaproxy();
  if (postgres !== undefined && haproxy !== undefined) return { postgres, haproxy };
  const names = [...(postgres ? [] : ["PostgreSQL"]), ...(haproxy ? [] : ["HAProxy"])];
  const packages = [...(postgres ? [] : ["postgresql"]), ...(haproxy ? [] : ["haproxy"])];
  const install = `apt-get install ${packages.join(" ")}`;
  return { missing: `The cluster needs ${names.join(" and ")}, which this machine does not have: ${install}.` };
}

/**
 * Returns the folder of the newest installed PostgreSQL server that includes `pg_basebackup`, which a replica needs.
 */
function findPostgres(): string | undefined {
  const versions = readdirIfThere("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a));
  const folders = [...versions.map((version) => join("/usr/lib/postgresql", version, "bin")), ...pathFolders()];
  return folders.find((folder) =>
    ["initdb", "postgres", "pg_basebackup"].every((name) => existsSync(join(folder, name))),
  );
}

function findHaproxy(): string | undefined {
  return ["/usr/sbin", "/usr/local/sbin", ...pathFolders()]
    .map((folder) => join(folder, "haproxy"))
    .find((file) => existsSync(file));
}

function pathFolders(): string[] {
  return (process.env.PATH ?? "").split(delimiter);
}

function readdirIfThere(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Returns a user without special rights if this process runs as root, because PostgreSQL refuses to run as root. */
export function postgresUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string): number => Number(spawnSync("id", [flag, name], { encoding: "utf8" }).stdout);
  const name = spawnSync("id", ["postgres"]).status === 0 ? "postgres" : "nobody";
  return { uid: id("-u", name), gid: id("-g", name) };
}
