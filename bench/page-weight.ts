import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";

const client = join(import.meta.dirname, "..", "packages", "web", "build", "client");

/** Returns the gzipped size in bytes of each script that a built page loads before any interaction. */
export function initialScripts(page: string): Map<string, number> {
  const file = join(client, page, "index.html");
  if (!existsSync(file)) throw new Error(`${file} is missing: npm start and npm test build the pages`);
  const html = readFileSync(file, "utf8");
  const sizes = new Map<string, number>();
  const waiting = [...html.matchAll(/["'](\/[^"'?]+\.js)["']/g)].map(([, path]) => path!);
  while (waiting.length > 0) {
    const path = waiting.pop()!;
    if (sizes.has(path)) continue;
    const script = readFileSync(join(client, path));
    sizes.set(path, gzipSync(script).length);
    // Scripts that it imports, but not those that it would load later with import().
    for (const [, imported] of script.toString().matchAll(/\b(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
      waiting.push(posix.join(posix.dirname(path), imported!));
    }
  }
  return sizes;
}
