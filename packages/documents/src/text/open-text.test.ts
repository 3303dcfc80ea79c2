import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "../../test/word-file.ts";
import { DocumentError } from "../document.ts";
import { openDocument } from "../open-document.ts";
import { encode } from "./encoding.ts";

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);
const utf8 = (text: string): Uint8Array => encode(text, "utf-8")!;
const open = (content: Uint8Array) => openDocument("a.txt", content, limits);
const replace = (text: string, before: string, after: string) => {
  const start = text.indexOf(before);
  return [{ start, end: start + before.length, after }];
};

describe("a plain text file", () => {
  test("keeps its byte order mark and its Windows line breaks when it is saved", () => {
    const file = open(utf8("\uFEFFOne two.\r\nThree.\r\n"));
    expect(file.text).toBe("One two.\nThree.\n");
    expect(file.save(replace(file.text, "two.\nThree", "2.\nfour\nfive"))).toEqual(
      utf8("\uFEFFOne 2.\r\nfour\r\nfive.\r\n"),
    );
  });

  test("in Windows-1252 is saved in Windows-1252 as long as the encoding has all characters", () => {
    const file = open(bytes(0x93, 0x6e, 0x61, 0xef, 0x76, 0x65, 0x94));
    expect(file.text).toBe("“naïve”");
    expect(file.save(replace(file.text, "naïve", "crème €"))).toEqual(
      bytes(0x93, 0x63, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0x80, 0x94),
    );
    expect(file.save(replace(file.text, "naïve", "λ"))).toEqual(utf8("“λ”"));
  });

  test.each(["utf-16le", "utf-16be"] as const)(
    "in %s is recognised by its byte order mark and saved in the same encoding",
    (encoding) => {
      const file = open(encode("\uFEFFOne 😀 two", encoding)!);
      expect(file.text).toBe("One 😀 two");
      expect(file.save(replace(file.text, "two", "é"))).toEqual(encode("\uFEFFOne 😀 é", encoding)!);
    },
  );

  test("with line breaks of old Macs (a single carriage return) is split into lines", () => {
    const file = open(utf8("One.\rTwo."));
    expect(file.text).toBe("One.\nTwo.");
    expect(file.save(replace(file.text, "Two", "2"))).toEqual(utf8("One.\r2."));
  });

  test.each([
    ["zeros", bytes(0x61, 0, 0x62)],
    ["control characters", Uint8Array.from({ length: 200 }, (_, index) => index % 32 || 1)],
    ["half a character of UTF-16", bytes(0xff, 0xfe, 0x61)],
    ["nothing", bytes()],
  ])("that contains %s is refused", (_, content) => {
    expect(() => open(content)).toThrow(DocumentError);
  });

  test("[CONSTANTS-40] that is larger than the limit is refused", () => {
    expect(() => open(new Uint8Array(limits.bytes + 1).fill(0x61))).toThrow("larger than 2 MB");
  });

  test("[MESSAGES-15] is recognised by its extension", () => {
    const kinds = ["a.TXT", "b.c.md"].map((name) => openDocument(name, utf8("a"), limits).kind);
    expect(kinds).toEqual(["txt", "md"]);
    expect(() => openDocument("a.pdf", utf8("a"), limits)).toThrow("Save the file as .docx");
    expect(() => openDocument("docx", utf8("a"), limits)).toThrow("Only .txt, .md and .docx");
  });

  test("accepts edits only if they are in order", () => {
    const file = open(utf8("abc"));
    expect(() => file.save([{ start: 2, end: 4, after: "" }])).toThrow(RangeError);
    expect(() =>
      file.save([
        { start: 2, end: 3, after: "" },
        { start: 1, end: 2, after: "" },
      ]),
    ).toThrow(RangeError);
  });
});

describe("any plain text file", () => {
  const encodings = fc.constantFrom("utf-8" as const, "utf-16le" as const, "utf-16be" as const);
  const lines = fc.array(fc.constantFrom("Word", " ", "é", "😀", "\r\n", "\n", "λ", "."), { maxLength: 40 });

  test("is saved byte for byte without edits, and otherwise with the edited text", () => {
    fc.assert(
      fc.property(encodings, fc.boolean(), lines, fc.nat(), fc.nat(), (encoding, marked, parts, one, other) => {
        const raw = (marked || encoding !== "utf-8" ? "\uFEFF" : "") + parts.join("");
        const content = encode(raw, encoding)!;
        if (content.length === 0) return;
        const file = open(content);
        expect(file.save([])).toEqual(content);
        const [start, end] = [one, other].map((place) => place % (file.text.length + 1)).sort((a, b) => a - b) as [
          number,
          number,
        ];
        // Half a character cannot be encoded.
        if (/[\uDC00-\uDFFF]/.test((file.text[start] ?? "") + (file.text[end] ?? ""))) return;
        const saved = file.save([{ start, end, after: "new\nwords" }]);
        expect(open(saved).text).toBe(`${file.text.slice(0, start)}new\nwords${file.text.slice(end)}`);
        const before = encode(raw.slice(0, raw.length - withReturns(file.text.slice(start), raw).length), encoding)!;
        expect(saved.subarray(0, before.length)).toEqual(before);
      }),
    );
  });
});

/** Returns the end of `raw` that reads as `text` once carriage returns are removed. */
function withReturns(text: string, raw: string): string {
  let from = raw.length;
  for (let left = text.length; left > 0; left--) from -= raw.endsWith("\r\n", from) ? 2 : 1;
  return raw.slice(from);
}
