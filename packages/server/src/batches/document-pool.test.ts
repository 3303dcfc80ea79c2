import { documentLimits } from "@rewright/contract/limits";
import { createDocument } from "@rewright/documents";
import { strToU8, unzipSync, zipSync } from "fflate";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DocumentPool, FileProblem, startDocumentPool } from "./document-pool.ts";

const logger = pino({ level: "silent" });
let engineClient: DocumentPool;
beforeAll(() => {
  engineClient = startDocumentPool({ logger });
});
afterAll(() => engineClient.close());

const docx = createDocument("docx", "# Cranes\n\nWe **utilize** 14 of them.");

test("a worker reads a file's text and writes the file again with edits", async () => {
  expect(await engineClient.read("a.txt", strToU8("We utilize it.\r\n"))).toBe("We utilize it.\n");
  const text = await engineClient.read("a.docx", docx);
  const start = text.indexOf("utilize");
  const saved = await engineClient.save("a.docx", docx, [{ start, end: start + "utilize".length, after: "use" }]);
  expect(await engineClient.read("a.docx", saved)).toBe(text.replace("utilize", "use"));
});

test("[CALLS-55] files are packed into a zip file under their names", async () => {
  const files = [
    { name: "a.txt", content: strToU8("one") },
    { name: "Übersicht.docx", content: docx },
  ];
  const unpacked = unzipSync(await engineClient.zip(files));
  expect(Object.entries(unpacked)).toEqual(files.map(({ name, content }) => [name, new Uint8Array(content)]));
});

const whole = unzipSync(docx);
const withPart = (part: Record<string, Uint8Array>) => zipSync({ ...whole, ...part });
const bomb = () => withPart({ "word/document.xml": new Uint8Array(documentLimits.inflatedBytes + 1) });

test.each<[string, () => Uint8Array]>([
  ["a file that is no archive", () => strToU8("no zip")],
  ["half of an archive", () => docx.slice(0, docx.length / 2)],
  ["an archive of something else", () => zipSync({ "a.txt": strToU8("a") })],
  ["an archive that inflates to too much", bomb],
  ["an archive with too many entries", () => withPart(manyEntries())],
  ["an archive whose text is no XML", () => withPart({ "word/document.xml": strToU8("<w:document><w:body>") })],
])("%s is refused with a message for the user", async (_what, make) => {
  const refusal = await engineClient.read("a.docx", make()).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(FileProblem);
  expect((refusal as Error).message).toMatch(/^[A-Z].+\.$/);
});

function manyEntries(): Record<string, Uint8Array> {
  const names = Array.from({ length: documentLimits.entries + 1 }, (_, index) => `word/media/${index}`);
  return Object.fromEntries(names.map((name) => [name, new Uint8Array()]));
}

test("reading a file that takes too long is ended, and the next file is read", async () => {
  const hasty = startDocumentPool({ logger, timeoutMs: 1 });
  await expect(hasty.read("a.docx", docx)).rejects.toThrow(FileProblem);
  await hasty.close();
  expect(await engineClient.read("b.txt", strToU8("Still here."))).toBe("Still here.");
});
