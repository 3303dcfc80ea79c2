import { batchLimits } from "@rewright/contract/limits";
import { expect, test } from "vitest";
import { sortFiles } from "./file-checks.ts";

const file = (name: string, size = 10) => ({ name, size });

test("a file that cannot be read, is too large, is empty or is one too many is refused with a reason", () => {
  const largest = batchLimits.fileBytes;
  const given = [
    file("a.txt"),
    file("b.exe"),
    file("C.DOCX", largest),
    file("d.md", largest + 1),
    file("e.md", 0),
    file("f.md"),
    file("g.txt"),
  ];
  const { fit, refused } = sortFiles(given, 3);
  expect(fit.map(({ name }) => name)).toEqual(["a.txt", "C.DOCX", "f.md"]);
  expect(refused).toEqual([
    { name: "b.exe", problem: "Only .txt, .md and .docx files are supported." },
    { name: "d.md", problem: "A file can be up to 2 MB." },
    { name: "e.md", problem: "This file is empty." },
    { name: "g.txt", problem: "A batch can have up to 20 files." },
  ]);
});
