import { expect, test } from "vitest";
import { circularImports, type Import, importsOf, isForDevelopment, manifestOf, packageFolders } from "./imports.ts";

const shown = ({ from, to }: Import): string => `${from} imports ${to}`;
const source = (folder: string): Import[] => importsOf(folder).filter(({ from }) => !isForDevelopment(from));

test("each package imports only packages that its package.json declares", () => {
  const { devDependencies: forAll } = manifestOf(".");
  for (const folder of packageFolders) {
    const { dependencies, devDependencies } = manifestOf(folder);
    const undeclared = importsOf(folder).filter(({ kind, to, from }) => {
      if (kind !== "package" || (dependencies && to in dependencies)) return false;
      // Style sheets and types are gone when the package runs.
      const built = isForDevelopment(from) || from.endsWith(".css") || from === "src/routes.ts";
      return !(built && { ...forAll, ...devDependencies }[to]);
    });
    expect(undeclared.map(shown), folder).toEqual([]);
  }
});

test("each package depends only on those packages of this repository that are allowed for it", () => {
  const mayKnow: Record<string, readonly string[]> = {
    // Its tests run with the trained models; its source does not know where they lie.
    engine: ["models"],
    contract: [],
    client: ["contract"],
    // Its tests run with the trained models.
    lite: ["engine", "contract", "models"],
    // Its tests run against the stand-ins for payments and Google, and with the client and the command line.
    server: ["engine", "lite", "models", "contract", "documents", "grammar", "pro", "sandbox", "client", "cli"],
    // Its tests run with the trained models, against the stand-in for a language model.
    pro: ["engine", "models", "contract", "sandbox"],
    sandbox: ["contract"],
    documents: [],
    grammar: [],
    // Its build has the engine write the examples that the pages show.
    web: ["engine", "lite", "contract", "documents", "grammar", "models"],
    // Its tests run against the stand-in for a language model.
    cli: ["contract", "engine", "grammar", "models", "pro", "sandbox", "client"],
    evaluate: ["engine", "models", "pro"],
    precision: ["engine", "models", "evaluate"],
    models: ["engine"],
    train: ["engine", "evaluate"],
  };
  for (const folder of packageFolders) {
    const { name, dependencies = {}, devDependencies = {} } = manifestOf(folder);
    const ours = Object.keys({ ...dependencies, ...devDependencies }).filter((known) => known.startsWith("@rewright/"));
    const allowed = mayKnow[name.replace("@rewright/", "")]!.map((known) => `@rewright/${known}`);
    expect(
      ours.filter((known) => !allowed.includes(known)),
      name,
    ).toEqual([]);
  }
});

test("no file imports a file of another package by its relative path", () => {
  for (const folder of packageFolders) {
    const outside = importsOf(folder).filter(({ kind, to }) => kind === "file" && to.startsWith("../"));
    expect(outside.map(shown), folder).toEqual([]);
  }
});

test("no import path goes up three folders or more", () => {
  for (const folder of packageFolders) {
    const deep = importsOf(folder).filter(({ specifier }) => specifier.startsWith("../../../"));
    expect(deep.map(shown), folder).toEqual([]);
  }
});

test("no files import each other in a circle", () => {
  for (const folder of packageFolders) expect(circularImports(importsOf(folder)), folder).toEqual([]);
  const file = (from: string, to: string): Import => ({ from, to, kind: "file", specifier: `./${to}` });
  expect(circularImports([file("a.ts", "b.ts"), file("b.ts", "c.ts"), file("c.ts", "b.ts")])).toEqual([
    ["b.ts", "c.ts"],
  ]);
});

test("the engine and the API contract import no module of Node.js", () => {
  for (const folder of ["packages/engine", "packages/contract"]) {
    expect(
      source(folder)
        .filter(({ kind }) => kind === "builtin")
        .map(shown),
    ).toEqual([]);
  }
});

test("each stage of the engine imports only earlier stages", () => {
  const layers: readonly (readonly string[])[] = [
    ["span.ts", "edit.ts", "version.ts", "change-reasons.ts", "options.ts", "report/report.ts", "grammar/word-set.ts"],
    ["irregular", "noun", "noun-table", "spelling"].map((part) => `grammar/inflect-${part}.ts`),
    ["syntax"],
    ["document", "model"],
    ["collocations"],
    ["vocabulary"],
    ["grammar"],
    ["words/keep-words.ts", "protect"],
    ["rules/rule.ts"],
    ["lexicon"],
    ["rules"],
    ["words/barred.ts", "words/without-barred.ts"],
    ["choose", "verify"],
    ["report", "engine.ts", "classify"],
    ["words"],
    ["rewrite.ts", "parse-text.ts"],
    ["alternatives"],
    ["fixes"],
    ["pro"],
    ["deeper"],
    ["index.ts"],
  ];
  // A file that is named has its own place, whatever its folder's is.
  const rank = (path: string): number => {
    const [, folder, ...rest] = path.split("/") as [string, string, ...string[]];
    const named = layers.findIndex((names) => names.includes([folder, ...rest].join("/")));
    const place = named === -1 ? layers.findIndex((names) => names.includes(folder)) : named;
    expect(place, `the place of ${path} among the stages`).not.toBe(-1);
    return place;
  };
  const backwards = source("packages/engine").filter(({ from, to, kind }) => kind === "file" && rank(to) > rank(from));
  expect(backwards.map(shown)).toEqual([]);
});

test("no folder of the server imports another folder's database tables, and the database folder imports no other folder", () => {
  const folderOf = (file: string): string => file.split("/")[1]!;
  const wrong = source("packages/server").filter(({ from, to, kind }) => {
    if (kind !== "file" || folderOf(from) === folderOf(to)) return false;
    return (
      to.endsWith("/store.ts") ||
      // A refusal is no subject.
      (folderOf(from) === "db" && to !== "src/app-error.ts") ||
      (folderOf(from) === "usage" && folderOf(to) === "rewriting")
    );
  });
  expect(wrong.map(shown)).toEqual([]);
});

test("features of the website do not import each other, and shared parts of the website do not import features", () => {
  const wrong = source("packages/web").filter(({ from, to, kind }) => {
    if (kind !== "file" || !to.startsWith("src/")) return false;
    const [, place, feature] = from.split("/") as [string, string, string | undefined];
    const [, other, otherFeature] = to.split("/") as [string, string, string | undefined];
    if (place === "features") return other === "app" || (other === "features" && feature !== otherFeature);
    return (place === "ui" || place === "api") && other !== place;
  });
  expect(wrong.map(shown)).toEqual([]);
});
