import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { unreadTexts } from "./unread-texts.ts";

const words = (count: number): string => "word ".repeat(count).trim();
const row = (id: string, more: object = {}) => ({ id, label: 1, domain: "essay", text: words(100), ...more });

function folderWith(rows: readonly object[]): string {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ["corpora", "readings"]) mkdirSync(join(folder, part));
  const lines = rows.map((one) => JSON.stringify(one)).join("\n");
  writeFileSync(join(folder, "corpora/dev.jsonl.gz"), gzipSync(lines));
  writeFileSync(join(folder, "readings/texts-read.txt"), "read-before\n");
  return folder;
}

test("only machine-written texts of medium length that were not read before are returned", () => {
  const folder = folderWith([
    row("good"),
    row("human", { label: 0 }),
    row("short", { text: words(59) }),
    row("long", { text: words(551) }),
    row("marks", { text: `{${words(100)}}` }),
    row("read-before"),
    row("read-by-us"),
  ]);
  expect(unreadTexts(folder, ["read-by-us"], 1)).toEqual([{ id: "good", text: words(100) }]);
});

test("the texts alternate between domains, in an order that the seed determines", () => {
  const rows = ["essay", "news"].flatMap((domain) =>
    Array.from({ length: 20 }, (_, i) => row(`${domain}-${i}`, { domain })),
  );
  const folder = folderWith(rows);
  const ids = (seed: number): string[] => unreadTexts(folder, [], seed).map(({ id }) => id);
  expect(ids(1).map((id) => id.split("-")[0])).toEqual(Array(20).fill(["essay", "news"]).flat());
  expect(ids(1)).toEqual(ids(1));
  expect(ids(1)).not.toEqual(ids(2));
});
