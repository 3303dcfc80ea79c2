import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { examplesPlugin } from "./examples/examples-plugin.ts";
import { modelPartsPlugin } from "./on-device/model-parts-plugin.ts";

const api = process.env.API_ORIGIN ?? "http://localhost:3000";

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/**
 * The parts of the router for telemetry and lazy route discovery, and the stubs that replace them in browsers. If a
 * later version of the router lacks one of them, the build fails.
 */
const unusedOfRouter = {
  "router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export { none as instrumentHandler, none as instrumentationResultMetaContext };
    const none = undefined;`,
  "dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export { none as URL_LIMIT, none as getManifestPath, none as getPathsWithAncestors, none as handleClientVersionMismatch };
    const none = undefined;`,
};

function slimRouter(): Plugin {
  return {
    name: "rewright-slim-router",
    applyToEnvironment: ({ name }) => name === "client",
    apply: "build",
    load(id) {
      const file = Object.entries(unusedOfRouter).find(([path]) =>
        id.endsWith(`/react-router/dist/production/lib/${path}`),
      );
      return file?.[1];
    },
  };
}

const everyPage = /(?:\/web\/src\/(?:root|app\/shell\/(?:layout|page-meta))|entry\.client)\.tsx?(?:\?|$)/;
const limits = /\/contract\/src\/(?:limits|periods|count-words)\.ts$/;
const tool = /\/web\/src\/app\/pages\/tool\.tsx$/;

/**
 * Returns whether the module that matches `entry` imports the module `id` directly or indirectly, so that both are
 * loaded together.
 */
function loadedWith(entry: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => loadedWith(entry, importer, modules, seen));
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), slimRouter(), examplesPlugin(), modelPartsPlugin()],
  // Content for the changelog page; only code that runs during the build uses it.
  define: {
    __changelog__: JSON.stringify(readFileSync(join(import.meta.dirname, "..", "..", "CHANGELOG.md"), "utf8")),
  },
  resolve: {
    alias: {
      // A worker has no document, which the browser version needs for decoding.
      "decode-named-character-reference": createRequire(import.meta.url).resolve("decode-named-character-reference"),
    },
  },
  worker: {
    format: "es",
    plugins: () => [modelPartsPlugin()],
    // A service worker answers requests for a web worker's script only if that is below the path of its page.
    rolldownOptions: { output: { entryFileNames: "private/[name]-[hash].js" } },
  },
  // Its WebAssembly file lies beside its code, where the development server would not find it after bundling.
  optimizeDeps: { exclude: ["harper.js"] },
  // No file becomes a data: URL, so that the content security policy can keep 'self'.
  build: {
    assetsInlineLimit: 0,
    // All code that every page loads at once is one file, and so is all code that the tool loads at once: each further
    // file costs more than some of their parts. Small parts that most pages share are a third file. Dialogs load a
    // library, and are loaded when one is opened.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: (id, modules) => (loadedWith(everyPage, id, modules) ? "every-page" : null), priority: 2 },
            // Legal pages name the limits, and must not load the tool for them.
            { name: "every-page", test: limits, priority: 2 },
            { name: (id, modules) => (loadedWith(tool, id, modules) ? "tool" : null), priority: 1 },
            // Saved words are loaded when they are used, so that they must not be among what most pages share.
            { name: "words", test: /\/web\/src\/api\/(saved-words|store-style)|contract\/src\/word-lists/ },
            {
              name: "shared",
              test: /\/web\/src\/(ui\/(?!dialog|confirm-dialog|notification)|api\/)|contract|lucide|clsx/,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/hum": api, "/api": api } },
});
