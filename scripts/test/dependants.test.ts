import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../set-up/run.mjs";
import { readPackages, withDependants } from "./dependants.ts";

const packages = new Map([
  ["engine", []],
  ["pro", ["engine"]],
  ["server", ["pro", "contract"]],
  ["contract", []],
  ["web", ["contract"]],
]);

test.each([
  [["engine"], ["engine", "pro", "server"]],
  [["server"], ["server"]],
  [
    ["contract", "pro"],
    ["pro", "server", "contract", "web"],
  ],
  [[], []],
])("tests of the packages %j include all packages that use them, directly or through others", (names, expected) => {
  expect(withDependants(names, packages)).toEqual(expected);
});

test("packages that use each other are listed only once", () => {
  const circular = new Map([
    ["engine", ["models"]],
    ["models", ["engine"]],
  ]);
  expect(withDependants(["models"], circular)).toEqual(["engine", "models"]);
});

test("every package has a Vitest project with its name", () => {
  const config = readFileSync(join(root, "vitest.config.ts"), "utf8");
  for (const name of readPackages().keys()) expect(config).toContain(`"${name}"`);
  expect(readPackages().get("server")).toEqual(expect.arrayContaining(["contract", "engine", "pro"]));
});
