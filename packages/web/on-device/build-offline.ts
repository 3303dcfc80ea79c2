import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { productName } from "@rewright/contract/product";
import { build } from "vite";
import { manifestOf } from "../src/app/shell/manifest-of.ts";
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

/** Returns the page's path and version, its files, and a part of its HTML that only this version contains. */
async function describePage() {
  const html = await readFile(join(client, page, "index.html"), "utf8");
  const names = await readdir(join(client, "assets"));
  const mark = /\/assets\/manifest-[\w-]+\.js/.exec(html)?.[0];
  if (mark === undefined) throw new Error("The page of private mode names no manifest of the router.");
  // The manifest names the files of all pages; those of this page are in its HTML.
  const named = names.filter((name) => html.includes(`/assets/${name}`));
  const found = await filesFrom(named, names);
  // Too large to be stored on every device. It is loaded when it is used.
  const checker = await filesFrom(names.filter(isChecker), names);
  const assets = [...found]
    .filter((name) => !checker.has(name))
    .sort()
    .map((name) => `/assets/${name}`);
  const others = ["/favicon.svg", "/icon-192.png", "/private.webmanifest"];
  const version = createHash("sha256").update(html).update(assets.join()).digest("hex").slice(0, 16);
  return { version, page, mark, assets: [...assets, ...others] };
}

/** Returns whether a file is the worker for spelling and grammar, which is large and not always used. */
const isChecker = (name: string) => /^grammar-worker-[\w-]+\.js$/.test(name);

/** Returns the files and all that they load, directly or through others. `all` has the names of all files. */
async function filesFrom(files: readonly string[], all: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    if (!/\.(?:js|css)$/.test(name) || name.startsWith("manifest-")) continue;
    const source = await readFile(join(client, "assets", name), "utf8");
    waiting.push(...all.filter((other) => source.includes(other)));
  }
  return found;
}
