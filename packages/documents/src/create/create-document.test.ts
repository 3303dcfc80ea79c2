import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { limits } from "../../test/word-file.ts";
import { openDocument } from "../open-document.ts";
import { createDocument } from "./create-document.ts";

const again = (text: string): string => openDocument("a.docx", createDocument("docx", text), limits).text;

describe("a .docx created from a text", () => {
  test.each([
    "Plain words, with 2 * 3, snake_case & <signs>.\n\nAnother paragraph.",
    "# Title\n\n## Part\n\nSome **bold** and *italic* and ***both***.",
    "- one\n- two\n   - inner\n\nText.\n\n3. three\n4. four\n\nMore.\n\n1. new list",
    "| Name | a \\| b |\n| --- | --- |\n| Ada | |\n\nAfter.",
    "See [this page](https://a.example/x?y=1&z=2) or https://b.example.",
    "> Their words.\n\n```\nif a < b:\n  c\n```\n\nEnd.",
    "One line  \nand the next.",
    "Known[^1] things.",
  ])("reads back as the same text: %j", (text) => {
    expect(again(text)).toBe(text);
  });

  test.each([
    ["line\nby line", "line  \nby line"],
    ["    moved in", "moved in"],
    ["[a] and [b][c]\n\n[a]: https://a.example", "[a](https://a.example) and [b][c]"],
    ["<div>tag</div> ![alt](b.png)", "<div>tag</div> ![alt](b.png)"],
    ["- [x] done\n- [ ] open", "- ☑ done\n- ☐ open"],
    ["Title\n=====\n\nEnd ~5.", "# Title\n\nEnd ~5."],
    ["`code` and ~~gone~~", "code and gone"],
  ])("simplifies Markdown that Word cannot express: %j reads back as %j", (text, expected) => {
    expect(again(text)).toBe(expected);
  });

  test("uses Word's built-in styles, and has the same bytes each time", () => {
    const bytes = createDocument("docx", "# A\n\n`b` ~~c~~\n\n1. d\n\nx\n\n1. e");
    const files = unzipSync(bytes);
    const main = strFromU8(files["word/document.xml"]!);
    expect(main).toContain('<w:pStyle w:val="Heading1"/>');
    expect(main).toContain('<w:rStyle w:val="VerbatimChar"/>');
    expect(main).toContain("<w:strike/>");
    expect(main.match(/w:numId w:val="\d"/g)).toEqual(['w:numId w:val="2"', 'w:numId w:val="3"']);
    expect(createDocument("docx", "# A\n\n`b` ~~c~~\n\n1. d\n\nx\n\n1. e")).toEqual(bytes);
  });

  test("has run properties in the order that Word requires, and one style per run", () => {
    const main = strFromU8(unzipSync(createDocument("docx", "[*a **`b`***](c)"))["word/document.xml"]!);
    expect(main).toContain('<w:r><w:rPr><w:rStyle w:val="Hyperlink"/><w:b/><w:i/></w:rPr>');
    expect(main).not.toContain("VerbatimChar");
  });

  test("of plain text reads back with a line break at the end", () => {
    expect(strFromU8(createDocument("txt", "a\nb"))).toBe("a\nb\n");
    expect(strFromU8(createDocument("md", "# é\n"))).toBe("# é\n");
  });

  const pieces = "# |- |1. |> |\n|\n\n|  |\t|*|**|_|a|Word |. |😀|&|\uFFFF|\0|\uD800"
    .split("|")
    .concat("|", "|a|b|\n|-|-|\n");
  const markup = ["```", "`", "[", "](", ")", "<b>", "[^1]", "[a]: b", "~~", "<!--", "---\n"];
  const textOf = (some: readonly string[]) =>
    fc.array(fc.constantFrom(...some), { maxLength: 40 }).map((parts) => parts.join(""));

  test("can be opened again, whatever the text is", () => {
    fc.assert(
      fc.property(textOf([...pieces, ...markup]), (text) => void again(text)),
      { numRuns: 100 },
    );
  });

  test("keeps every word of a text without links and code", () => {
    const words = (text: string): number => text.match(/Word/g)?.length ?? 0;
    fc.assert(
      fc.property(textOf(pieces), (text) => words(again(text)) === words(text)),
      { numRuns: 100 },
    );
  });
});
