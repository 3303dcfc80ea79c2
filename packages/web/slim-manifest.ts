import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const assets = join(import.meta.dirname, "build", "client", "assets");
const start = "window.__reactRouterManifest=";

interface Manifest {
  readonly routes: Readonly<Record<string, Record<string, unknown>>>;
}

/**
 * Removes from the router's manifest, which every page loads, what no page needs: flags that are false, and the files
 * that each route imports. The router uses these in browsers only to prefetch linked pages, which no link asks for. Runs after the pages are built, whose HTML names
 * the files to preload.
 */
export async function slimManifest(): Promise<void> {
  const [name, ...others] = (await readdir(assets)).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined || others.length > 0) throw new Error("The build has no manifest of the router, or several.");
  const script = await readFile(join(assets, name), "utf8");
  const json = script.slice(start.length).replace(/;\s*$/, "");
  if (!script.startsWith(start)) throw new Error("The manifest of the router has another form.");
  const manifest = JSON.parse(json) as Manifest;
  for (const route of Object.values(manifest.routes)) {
    for (const [field, value] of Object.entries(route)) if (field === "imports" || value === false) delete route[field];
  }
  await writeFile(join(assets, name), `${start}${JSON.stringify(manifest)};`);
}
