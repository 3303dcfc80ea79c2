import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { productName } from "@rewright/contract/product";
import { build } from "vite";
import { manifestOf } from "../src/app/shell/manifest-of.ts";
import { isChecker } from "../src/features/on-device/offline/page-cache.ts";
import { listModelParts, writeModelParts } from "./model-parts.ts";
import { modelPartsPlugin } from "./model-parts-plugin.ts";

const web = join(import.meta.dirname, "..");
const built = join(web, "build");
const client = join(built, "client");
const page = "/private";

/**
 * Builds the additional files of private mode: the parts of the models, the web app manifest, and the service worker
 * with the list of files that the page can load. Runs after the pages are built.
 */
export async function buildOffline(): Promise<void> {
  await writeModelParts(await listModelParts(), join(built, "model-parts"));
  await writeFile(join(client, "private.webmanifest"), JSON.stringify(appManifest));
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [modelPartsPlugin()],
    define: { __offlinePage__: JSON.stringify(await describePage()) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(web, "src", "features", "on-device", "offline", "service-worker.ts"),
        // A classic script, because not all browsers run modules as service workers.
        output: { format: "iife", entryFileNames: "private-service-worker.js" },
      },
    },
  });
}

/** The web app manifest of private mode, which can be installed as an app. */
const appManifest = manifestOf({
  id: page,
  name: `${productName} on this device`,
  short_name: productName,
  description: "Rewrites text on this device. It works without a connection, and no text is sent.",
  start_url: page,
  scope: page,
  display: "standalone",
});

/** The folders of the pages' files: those of web workers, and all others. */
const folders = ["/assets", "/private"] as const;

/** Returns the page's path and version, its files, and a part of its HTML that only this version contains. */
async function describePage() {
  const html = await readFile(join(client, page, "index.html"), "utf8");
  const listed = folders.map(async (folder) =>
    (await readdir(join(client, folder))).map((name) => `${folder}/${name}`),
  );
  const all = (await Promise.all(listed)).flat().filter((path) => !path.endsWith(".html"));
  const mark = /\/assets\/manifest-[\w-]+\.js/.exec(html)?.[0];
  if (mark === undefined) throw new Error("The page of private mode names no manifest of the router.");
  // The manifest names the files of all pages; those of this page are in its HTML.
  const found = await filesFrom(
    all.filter((path) => html.includes(path)),
    all,
  );
  // The checker of spelling and grammar is too large to be stored on devices that do not use it.
  const checker = await filesFrom(all.filter(isChecker), all);
  const assets = [...found].filter((path) => !checker.has(path)).sort();
  const others = ["/favicon.svg", "/icon-192.png", "/private.webmanifest"];
  const version = createHash("sha256").update(html).update(assets.join()).digest("hex").slice(0, 16);
  return { version, page, mark, assets: [...assets, ...others], checker: [...checker].sort() };
}

/** Returns the paths of files and of all that they load, directly or through others. `all` has the paths of all files. */
async function filesFrom(files: readonly string[], all: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (!/\.(?:js|css)$/.test(path) || path.startsWith("/assets/manifest-")) continue;
    const source = await readFile(join(client, path), "utf8");
    waiting.push(...all.filter((other) => source.includes(basename(other))));
  }
  return found;
}
