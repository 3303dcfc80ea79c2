import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { PublicSettings } from "@rewright/contract/settings";
import { type Asset, createAsset } from "./asset.ts";
import { pagePolicy } from "./page-policy.ts";
import { putSettings } from "./put-settings.ts";

/** The built web pages and files, in memory. */
export interface WebBuild {
  /** What lies at a path, which for a page has neither "index.html" nor a slash at its end. */
  find(path: string): Asset | undefined;
  /** The page for addresses that do not exist. */
  readonly notFound: Asset | undefined;
}

/** Names that the build gives to the page for unknown addresses. */
const notFoundNames = ["/404", "/404.html", "/__spa-fallback.html"];

/** Reads the web build, with the public settings in each page. A folder that is not there gives an empty build. */
export async function loadWebBuild(folder: string, settings: PublicSettings): Promise<WebBuild> {
  const assets = new Map<string, Asset>();
  for (const file of await filesIn(folder)) {
    const name = `/${relative(folder, file).split(sep).join("/")}`;
    const content = await readFile(file);
    if (name.endsWith(".html")) {
      const html = putSettings(content.toString("utf8"), settings);
      const path = name.replace(/\/?index\.html$/, "") || "/";
      assets.set(path, createAsset(name, Buffer.from(html), { policy: pagePolicy(html) }));
    } else {
      assets.set(name, createAsset(name, content, { cacheControl: cacheControlOf(name) }));
    }
  }
  const notFound = notFoundNames.map((name) => assets.get(name)).find((asset) => asset !== undefined);
  for (const name of notFoundNames) assets.delete(name);
  return { find: (path) => assets.get(path), notFound };
}

/** A file under /assets/ has its content's hash in its name and never changes. */
function cacheControlOf(name: string): string {
  return name.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
