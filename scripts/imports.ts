import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, posix } from "node:path";

const root = join(import.meta.dirname, "..");

/** An `import` or `export … from` statement in a file of a package. */
export interface Import {
  /** The path of the importing file within its package, such as "src/index.ts". */
  readonly from: string;
  /** What is imported: the name of a package, or the path of a file within the same package. */
  readonly to: string;
  readonly kind: "package" | "builtin" | "file";
  /** The import path as written, such as "../span.ts" or "#src/span.ts". */
  readonly specifier: string;
}

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** The package's subpath imports, such as "#src/*" for "./src/*". */
  readonly imports?: Readonly<Record<string, string>>;
}

/** The folders of all packages of this repository, such as "packages/engine". */
export const packageFolders = manifestOf(".").workspaces ?? [];

/** Reads the package.json of a folder. */
export function manifestOf(folder: string): Manifest & { workspaces?: string[] } {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
}

/** Returns all imports in the source, tests and configuration of a package. */
export function importsOf(folder: string): Import[] {
  const { imports = {} } = manifestOf(folder);
  const files = globSync("{*.ts,{src,test,bin,examples,on-device}/**/*.{ts,tsx,js,css}}", { cwd: join(root, folder) });
  return files.flatMap((from) => {
    const source = readFileSync(join(root, folder, from), "utf8");
    const named = [...source.matchAll(statement)].map((match) => match[1]!);
    // Build output belongs to no package.
    return named
      .filter((specifier) => !specifier.startsWith("virtual:"))
      .map((specifier) => toImport(from, specifier, imports));
  });
}

/**
 * Matches import and export statements at the start of a line, and dynamic imports anywhere, but not the word "from" in
 * data.
 */
const statement =
  /(?:^(?:import|export)\s(?:[^"';]*?\sfrom\s)?\s*|^\} from |^@import |\bimport\(\s*)["']([^"']+)["']/gm;

function toImport(from: string, specifier: string, subpaths: NonNullable<Manifest["imports"]>): Import {
  if (specifier.startsWith(".")) {
    return { from, to: posix.join(posix.dirname(from), specifier), kind: "file", specifier };
  }
  for (const [pattern, target] of Object.entries(subpaths)) {
    const prefix = pattern.replace("*", "");
    if (!specifier.startsWith(prefix)) continue;
    const to = posix.normalize(target.replace("*", specifier.slice(prefix.length)));
    return { from, to, kind: "file", specifier };
  }
  const parts = specifier.split("/");
  const name = specifier.startsWith("@") ? parts.slice(0, 2).join("/") : parts[0]!;
  return { from, to: name, kind: isBuiltin(specifier) ? "builtin" : "package", specifier };
}

/** Returns whether a file is used only in development, such as a test. */
export function isForDevelopment(file: string): boolean {
  return /^(?:test|examples|on-device)\/|\.(test|soak)\.tsx?$|^[^/]+\.config\.ts$/.test(file);
}

/**
 * Returns groups of files that import each other in a circle, also through type imports (Tarjan's strongly connected
 * components).
 */
export function circularImports(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(
    imports.filter(({ kind }) => kind === "file"),
    ({ from }) => from,
  );
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(to)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = open.splice(open.indexOf(file));
    if (circle.length > 1) circles.push(circle);
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
