import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { type Asset, createAsset } from "./asset.ts";
import { createPage, type Page } from "./page.ts";
import { workerPolicy } from "./page-policy.ts";

/** Holds the built web pages and files in memory. */
export interface WebBuild {
  /** Returns the file or page at a path. A page's path has no "index.html" and no slash at its end. */
  find(path: string): Asset | Page | undefined;
  /** The page that is shown for paths that do not exist. */
  readonly notFound: Page | undefined;
  /** Paths of the pages that search engines may list. */
  readonly indexed: readonly string[];
}

/** Names under which the build may store the page for paths that do not exist. */
const notFoundNames = ["/404", "/404.html", "/__spa-fallback.html"];

/** Reads the web build into memory. Returns an empty build if the folder is missing. */
export async function loadWebBuild(folder: string): Promise<WebBuild> {
  const assets = new Map<string, Asset>();
  const pages = new Map<string, Page>();
  for (const file of await filesIn(folder)) {
    const name = `/${relative(folder, file).split(sep).join("/")}`;
    const content = await readFile(file);
    if (name.endsWith(".html")) {
      pages.set(name.replace(/\/?index\.html$/, "") || "/", createPage(name, content.toString("utf8")));
    } else {
      assets.set(name, createAsset(name, content, headersOf(name)));
    }
  }
  const notFound = notFoundNames.map((name) => pages.get(name)).find((page) => page !== undefined);
  for (const name of notFoundNames) pages.delete(name);
  return {
    find: (path) => pages.get(path) ?? assets.get(path),
    notFound,
    indexed: [...pages].filter(([, { isIndexed }]) => isIndexed).map(([path]) => path),
  };
}

/** The path of private mode's service worker, which stores the page and the models in the browser. */
const serviceWorker = "/private-service-worker.js";

/**
 * Returns the headers of a file. Files under /assets/ and the scripts of web workers, which are under /private/, never
 * change, because their names contain a hash of their content. The service worker is checked at each visit, so that a new version of the page is found.
 */
function headersOf(name: string): Pick<Asset, "cacheControl" | "policy"> {
  if (name === serviceWorker) {
    return { cacheControl: "no-cache", policy: "default-src 'none'; connect-src 'self'; frame-ancestors 'none'" };
  }
  const isHashed = name.startsWith("/assets/") || name.startsWith("/private/");
  return {
    cacheControl: isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    policy: workerPolicy(name),
  };
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
