import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { examplesPlugin } from "./examples/examples-plugin.ts";

const api = process.env.API_ORIGIN ?? "http://localhost:3000";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), examplesPlugin()],
  // For the page that is made of it; only what runs during the build has it.
  define: {
    __changelog__: JSON.stringify(readFileSync(join(import.meta.dirname, "..", "..", "CHANGELOG.md"), "utf8")),
  },
  resolve: {
    alias: {
      // A worker has no document, with which the file for browsers would decode.
      "decode-named-character-reference": createRequire(import.meta.url).resolve("decode-named-character-reference"),
    },
  },
  worker: { format: "es" },
  // Nothing becomes a data: URL, so the content security policy can stay at 'self'.
  build: {
    assetsInlineLimit: 0,
    // Small parts that most pages share come in one file: each file of its own costs more than some of them weigh.
    // Dialogs bring a library with them, and wait until one is opened.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
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
