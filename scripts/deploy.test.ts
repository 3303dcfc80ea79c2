import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "../packages/server/src/config/config.ts";

const folder = join(import.meta.dirname, "../deploy");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** Variables that Docker, PostgreSQL and Compose read. */
const ofOthers = ["POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"];

const namesIn = (name: string) =>
  Array.from(read(name).matchAll(/\b([A-Z]+(?:_[A-Z]+)*)(?:=|: )/g), ([, found]) => found);

test.each(["Containerfile", "compose.yaml", "rewright.service"])(
  "[CALLS-72] %s sets only variables that the server or PostgreSQL reads",
  (file) => {
    const names = namesIn(file).filter((name) => name !== "SECRET");
    expect(names).toContain("NODE_ENV");
    const known = [...settingNames, ...ofOthers];
    expect(names.filter((name) => !known.includes(name!) && !isInstruction(name!))).toEqual([]);
  },
);

test("[CALLS-72] no image contains the deployment's secrets, which git ignores", () => {
  const lines = (name: string) => readFileSync(join(folder, "..", name), "utf8").split("\n");
  const secret = lines(".gitignore").filter((line) => line.startsWith("deploy/"));
  expect(secret).toContain("deploy/certificates/");
  const kept = lines(".dockerignore").map((line) => line.replace(/\/$/, ""));
  expect(secret.filter((line) => !kept.includes(line.replace(/\/$/, "")))).toEqual([]);
});

/** The words in capitals that are not variables: instructions and flags of the three formats. */
const isInstruction = (word: string) => ["CMD", "ALL", "MD", "EPERM"].includes(word);
