import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { settingBounds } from "../../packages/contract/src/admin/choices.ts";
import { contactLimits, inquiryTypes, supportResponseHours } from "../../packages/contract/src/contact-form.ts";
import { type ErrorCode, messages } from "../../packages/contract/src/errors.ts";
import * as limits from "../../packages/contract/src/limits.ts";
import { adminPageSize } from "../../packages/contract/src/paging.ts";
import * as periods from "../../packages/contract/src/periods.ts";
import * as plans from "../../packages/contract/src/plans.ts";
import { spellings, tones } from "../../packages/contract/src/rewrite-values.ts";
import { findTests } from "./find-tests.ts";
import { isSaid } from "./is-said.ts";
import { parts, prefixOf, requirements, root, source } from "./read-requirements.ts";
import { writeTests } from "./write-tests.ts";

const all = requirements();
const named = new Set(all.flatMap(({ names }) => names));
const tests = findTests();

test("each requirement has a unique id that consists of its file's name and a number", () => {
  const ids = all.map(({ id }) => id);
  expect(all.length).toBeGreaterThan(600);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const others = all.filter(({ id, at }) => !new RegExp(`^${prefixOf(at.split(":")[0]!)}-[1-9]\\d*$`).test(id));
  expect(others.map(({ id, at }) => `${at}: ${id}`)).toEqual([]);
});

test("each requirement has at least one test", () => {
  const tested = new Set(tests.flatMap(({ ids }) => ids));
  expect(all.filter(({ id }) => !tested.has(id)).map(({ id, at }) => `${at}: ${id}`)).toEqual([]);
});

test("each id in a test title is the id of a requirement", () => {
  const known = new Set(all.map(({ id }) => id));
  const unknown = tests.flatMap(({ file, title, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id} of "${title}"`),
  );
  expect(unknown).toEqual([]);
});

test("the tables of requirements list the existing tests (`npm run specification` updates them)", () => {
  expect(parts.filter((part) => writeTests(source(part), tests) !== source(part))).toEqual([]);
});

test("each sentence in straight quotes occurs in the product's source", () => {
  const faults = all.flatMap(({ id, sentences }) =>
    sentences.filter((sentence) => !isSaid(sentence)).map((sentence) => `${id}: ${sentence}`),
  );
  expect(faults).toEqual([]);
});

test("each endpoint of the API has a requirement that names its input fields", async () => {
  const calls: { name: string; fields: string[] }[] = [];
  for (const file of globSync("packages/contract/src/**/*.ts", { cwd: root })) {
    const exported = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
    for (const value of Object.values(exported)) {
      if (!isEndpoint(value)) continue;
      const { method, path, input } = value;
      const fields = Object.keys(input.shape ?? {}).filter((field) => !path.includes(`{${field}}`));
      calls.push({ name: `${method} ${path}`, fields });
    }
  }
  expect(calls.length).toBeGreaterThan(60);
  const missing = calls.flatMap(({ name, fields }) => {
    const row = all.find(({ names }) => names.includes(name));
    if (!row) return [name];
    return fields.filter((field) => !row.names.includes(field)).map((field) => `${row.id}: ${field} of ${name}`);
  });
  expect(missing).toEqual([]);
});

test("each constant of plans and limits has a requirement with its value", () => {
  const others = { contactLimits, inquiryTypes, supportResponseHours, adminPageSize, settingBounds, spellings, tones };
  const values = Object.entries({ ...plans, ...limits, ...periods, ...others }).flatMap(([name, value]) =>
    leaves(name, value),
  );
  expect(values.filter((value) => !named.has(value))).toEqual([]);
});

test("each error message of the API has a requirement that quotes it", () => {
  const missing = Object.entries(messages).filter(
    ([code, sentence]) =>
      !all.some(({ names, sentences }) => names.includes(code as ErrorCode) && sentences.includes(sentence)),
  );
  expect(missing).toEqual([]);
});

test("each page of the website has a requirement", () => {
  const paths = [...source("packages/web/src/routes.ts").matchAll(/route\("([^"*]+)"/g)].map(([, path]) => `/${path}`);
  expect(paths.length).toBeGreaterThan(10);
  expect(["/", ...paths].filter((path) => !named.has(path))).toEqual([]);
});

test("the overview of the specification links to every part", () => {
  const [first = "", ...others] = parts;
  const missing = others.filter((part) => !source(first).includes(`(${part.slice("docs/".length)})`));
  expect([others.length > 0, missing]).toEqual([true, []]);
});

interface Call {
  readonly method: string;
  readonly path: string;
  readonly input: { readonly shape?: object };
}

function isEndpoint(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "method" in value && "path" in value && "policy" in value;
}

/** Returns a constant in the specification's notation, `name = value`; for an object, one text for each property. */
function leaves(name: string, value: unknown): string[] {
  if (typeof value === "function") return [];
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return [`${name} = ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([part, inner]) => leaves(`${name}.${part}`, inner));
}
