import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, posix } from "node:path";

const root = join(import.meta.dirname, "..");

/** One `import` or `export … from` of a package's own file. */
export interface Import {
  /** Path of the importing file within its package, such as "src/index.ts". */
  readonly from: string;
  /** What is imported: a package's name, or for a relative import the path within this package. */
  readonly to: string;
  readonly kind: "package" | "builtin" | "file";
}

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Folders of the workspace's packages, such as "packages/engine". */
export const packageFolders = manifestOf(".").workspaces ?? [];

/** The package.json of a folder. */
export function manifestOf(folder: string): Manifest & { workspaces?: string[] } {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
}

/** All imports in a package's source, tests and configuration. */
export function importsOf(folder: string): Import[] {
  const files = globSync("{*.ts,{src,test,bin,examples}/**/*.{ts,tsx,js,css}}", { cwd: join(root, folder) });
  return files.flatMap((from) => {
    const source = readFileSync(join(root, folder, from), "utf8");
    const named = [...source.matchAll(statement)].map((match) => match[1]!);
    // What the build makes lies in no package.
    return named.filter((specifier) => !specifier.startsWith("virtual:")).map((specifier) => toImport(from, specifier));
  });
}

/** Statements at the start of a line, dynamic imports anywhere; tables of words that say "from" are neither. */
const statement =
  /(?:^(?:import|export)\s(?:[^"';]*?\sfrom\s)?\s*|^\} from |^@import |\bimport\(\s*)["']([^"']+)["']/gm;

function toImport(from: string, specifier: string): Import {
  if (specifier.startsWith(".")) {
    return { from, to: posix.join(posix.dirname(from), specifier), kind: "file" };
  }
  const parts = specifier.split("/");
  const name = specifier.startsWith("@") ? parts.slice(0, 2).join("/") : parts[0]!;
  return { from, to: name, kind: isBuiltin(specifier) ? "builtin" : "package" };
}

/** True for files that no user of the package runs. */
export function isForDevelopment(file: string): boolean {
  return /^(?:test|examples)\/|\.(test|soak)\.tsx?$|^[^/]+\.config\.ts$/.test(file);
}
