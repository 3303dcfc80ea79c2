import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { productName } from "../packages/contract/src/product.ts";
import { root, source } from "./specification/read-requirements.ts";

test("[BEYOND-21] the product's name is spelled out in only one source file", () => {
  const patterns = [
    "packages/*/src/**/*.{ts,tsx,css,svg}",
    "packages/web/public/**/*.{svg,txt,json}",
    "scripts/**/*.mjs",
  ];
  const files = globSync(patterns, { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => source(path).includes(productName))).toEqual(["packages/contract/src/product.ts"]);
});
