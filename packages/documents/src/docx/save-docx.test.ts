import fc from "fast-check";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import {
  documentXml,
  headingStyles,
  item,
  limits,
  listNumbering,
  paragraph,
  run,
  table,
  wordFile,
} from "../../test/word-file.ts";
import { DocumentError, type TextDocument, type TextEdit } from "../document.ts";
import { openDocument } from "../open-document.ts";

const open = (bytes: Uint8Array): TextDocument => openDocument("a.docx", bytes, limits);
const file = (body: string): Uint8Array => wordFile({ body, styles: headingStyles, numbering: listNumbering });
const mainOf = (bytes: Uint8Array): string => strFromU8(unzipSync(bytes)["word/document.xml"]!);
const apply = (text: string, edits: readonly TextEdit[]): string =>
  edits.reduceRight((result, { start, end, after }) => result.slice(0, start) + after + result.slice(end), text);
const editOf = (text: string, before: string, after: string): TextEdit => {
  const start = text.indexOf(before);
  return { start, end: start + before.length, after };
};
const red = '<w:color w:val="FF0000"/>';
const bold = "<w:b/>";

/** Replaces words in a document, and returns the XML of its main part and the text of the saved file. */
function saved(body: string, before: string, after: string): { xml: string; text: string } {
  const document = open(file(body));
  const bytes = document.save([editOf(document.text, before, after)]);
  return { xml: mainOf(bytes), text: open(bytes).text };
}

describe("a saved Word document", () => {
  test("without edits has the same bytes as before", () => {
    const bytes = file(paragraph(run("Words.")));
    expect(open(bytes).save([])).toEqual(bytes);
    expect(open(bytes).save([{ start: 0, end: 5, after: "Words" }])).toEqual(bytes);
  });

  test("[BEYOND-6] differs from the opened one only in the edited words", () => {
    const untouched = `<w:p  w:rsidR='00F1' ><w:r><w:t>A &gt; b &#x41;</w:t></w:r></w:p ><!-- w:t <w:t> -->`;
    const body = (words: string): string =>
      `${untouched}<w:p><w:r><w:rPr>${red}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r></w:p>${untouched}`;
    const bytes = file(body("Some old words."));
    const document = open(bytes);
    const result = document.save([editOf(document.text, "old", "new & <better>")]);
    expect(mainOf(result)).toBe(documentXml(body("Some new &amp; &lt;better&gt; words.")));
    const [before, after] = [unzipSync(bytes), unzipSync(result)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const name of Object.keys(before)) if (name !== "word/document.xml") expect(after[name]).toEqual(before[name]);
  });

  test("keeps space at the beginning and end of new words", () => {
    const { xml, text } = saved(paragraph(`<w:r><w:t>Old</w:t></w:r>${run(" words")}`), "Old", "New ");
    expect(xml).toContain('<w:t xml:space="preserve">New </w:t>');
    expect(text).toBe("New  words");
  });

  test("gives each new word the formatting of the word that it replaces", () => {
    const body = paragraph(run("The quick ") + run("brown fox ", red) + run("ran away."));
    const { xml, text } = saved(body, "The quick brown fox ran away.", "The fast tan fox has fled.");
    expect(text).toBe("The fast tan fox has fled.");
    expect(xml).toContain(paragraph(run("The fast ") + run("tan fox ", red) + run("has fled.")));
  });

  test("keeps bold, links and notes in place if the new sentence has the same marks", () => {
    const note = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    const body = paragraph(run("The ") + run("very big", bold) + run(" claim") + note + run(" was made."));
    const { xml, text } = saved(body, "The **very big** claim[^1] was made.", "A **huge** claim[^1] stood there.");
    expect(text).toBe("A **huge** claim[^1] stood there.");
    expect(xml).toContain(paragraph(run("A ") + run("huge", bold) + run(" claim") + note + run(" stood there.")));
  });

  test("keeps a note whose mark is missing in the new sentence, and puts it after the sentence", () => {
    const note = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    const { text, xml } = saved(
      paragraph(run("The claim") + note + run(" was made.")),
      "The claim[^1] was made.",
      "It was made.",
    );
    expect(text).toBe("It was made.[^1]");
    expect(xml).toContain(note);
  });

  test("loses bold together with the bold words, and gets no marks that it did not have", () => {
    const { text, xml } = saved(paragraph(run("The ") + run("big", bold) + run(" dog.")), "The **big** dog.", "A dog.");
    expect(text).toBe("A dog.");
    expect(xml).not.toContain("*");
  });

  test("keeps its paragraphs if an edit crosses the boundary between two", () => {
    const body = paragraph(run("One two.")) + paragraph(run("Three four."));
    const { text, xml } = saved(body, "two.\n\nThree", "2 and 3");
    expect(text).toBe("One 2 and 3\n\n four.".replace("\n\n ", "\n\n"));
    expect(xml.match(/<w:p>/g)).toHaveLength(2);
    expect(saved(body, "two.\n\nThree", "2.\n\n3").text).toBe("One 2.\n\n3 four.");
  });

  test("keeps fields, list marks and cell borders even if an edit removes them", () => {
    const field = `<w:fldSimple w:instr="PAGE">${run("seven")}</w:fldSimple>`;
    expect(saved(paragraph(run("Page ") + field + run(" here")), "Page seven here", "There")).toMatchObject({
      text: "Thereseven",
    });
    expect(saved(item("One", 1) + item("Two", 1), "- One\n- Two", "* Three").text).toBe("- * Three");
    expect(
      saved(
        table([
          ["a", "b"],
          ["c", "d"],
        ]),
        "c | d",
        "e | f",
      ).text,
    ).toBe("| a | b |\n| --- | --- |\n| e | f |");
  });

  test("has line breaks and tabs in new words as Word's own elements", () => {
    const { xml, text } = saved(paragraph(run("One two.")), " ", "  \n\t");
    expect(xml).toContain(
      '<w:t xml:space="preserve">One</w:t><w:br/><w:t xml:space="preserve"></w:t><w:tab/><w:t xml:space="preserve">two.</w:t>',
    );
    expect(text).toBe("One  \n\ttwo.");
  });

  test("drops characters that XML does not allow", () => {
    expect(saved(paragraph(run("One.")), "One", "a\0b\uFFFEc").text).toBe("abc.");
  });

  test("stays in UTF-16 with its byte order mark", () => {
    const xml = documentXml(paragraph(run("Old.")));
    const utf16 = new Uint8Array(
      Uint16Array.from(`\uFEFF${xml.replace("UTF-8", "UTF-16")}`, (c) => c.charCodeAt(0)).buffer,
    );
    for (const main of [utf16, strToU8(`\uFEFF${xml}`)]) {
      const document = open(wordFile({ body: "", files: { "word/document.xml": main } }));
      const part = unzipSync(document.save([{ start: 0, end: 3, after: "New" }]))["word/document.xml"]!;
      const text = main === utf16 ? new TextDecoder("utf-16le").decode(part) : strFromU8(part);
      expect(text).toContain(">New.</w:t>");
      expect(part.subarray(0, 2)).toEqual(main.subarray(0, 2));
    }
  });

  test("[SAFETY-23] has no macros and no references to macros", () => {
    const relationships = "http://schemas.microsoft.com/office/2006/relationships/vbaProject";
    const macros = wordFile({
      body: paragraph(run("Words.")),
      mainType: "application/vnd.ms-word.document.macroEnabled.main+xml",
      files: {
        "word/vbaProject.bin": "macro",
        "word/vbaData.xml": "<a/>",
        "word/_rels/vbaProject.bin.rels": "<a/>",
        "word/_rels/document.xml.rels": `<Relationships xmlns="r"><Relationship Id="a" Type="${relationships}" Target="vbaProject.bin"/><Relationship Id="b" Type="x/image" Target="i.png"/></Relationships>`,
      },
    });
    const files = unzipSync(open(macros).save([]));
    expect(Object.keys(files).filter((name) => /vba/i.test(name))).toEqual([]);
    expect(strFromU8(files["word/_rels/document.xml.rels"]!)).toBe(
      '<Relationships xmlns="r"><Relationship Id="b" Type="x/image" Target="i.png"/></Relationships>',
    );
    expect(strFromU8(files["[Content_Types].xml"]!)).not.toMatch(/macro|vba/i);
    expect(strFromU8(files["[Content_Types].xml"]!)).toContain("wordprocessingml.document.main+xml");
  });
});

describe("a file that is not a Word document", () => {
  const broken = (xml: string): Uint8Array => wordFile({ body: "", files: { "word/document.xml": xml } });
  test.each([
    ["a page of text", strToU8("Words."), "damaged"],
    ["an old .doc", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), "old Word document"],
    ["a spreadsheet", broken('<workbook xmlns="x"/>'), "isn't a Word document"],
    ["broken XML", broken(documentXml("<w:p>")), "damaged"],
    ["XML with a stray sign", broken(documentXml("<w:p>a < b</w:p>")), "damaged"],
    ["attributes without quotes", broken(documentXml("<w:p a=b/>")), "damaged"],
    [
      "bytes that are no UTF-8",
      wordFile({ body: "", files: { "word/document.xml": Uint8Array.of(0x3c, 0xff) } }),
      "damaged",
    ],
    ["a document type", broken(`<!DOCTYPE a [<!ENTITY b "c">]>${documentXml("")}`), "valid Word document"],
    ["deep nesting", broken(documentXml("<w:sdt>".repeat(5000) + "</w:sdt>".repeat(5000))), "too complex to open"],
    ["very many elements", broken(documentXml("<w:p/>".repeat(200_000))), "too large"],
    ["a tag without an end", broken(`${documentXml("")}<w:p `), "damaged"],
    ["a comment without an end", broken(`${documentXml("")}<!-- `), "damaged"],
    ["a very long part", broken(documentXml(paragraph(run("a ".repeat(3_000_000))))), "too large"],
  ])("%s is refused with a message", (_, bytes, sentence) => {
    expect(() => open(bytes)).toThrow(DocumentError);
    expect(() => open(bytes)).toThrow(sentence);
  });
});

describe("any Word document, after random edits,", () => {
  const word = fc.constantFrom("alpha", "Beta", "gamma", "é", "😀x", "b&amp;b", "delta");
  const runs = fc.array(
    fc.record({
      words: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" ")),
      look: fc.constantFrom("", "", bold, "<w:i/>", red, bold + red),
      split: fc.nat({ max: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const block = fc.oneof(
    runs.map((all) =>
      paragraph(
        all
          .map(({ words, look, split }) => {
            // Anywhere in a word, but not inside an entity or half a character.
            const at = /^[a-zA-Z]{4,}/.exec(words) ? split : 0;
            return `${run(words.slice(0, at), look)}<w:proofErr/>${run(`${words.slice(at)} `, look)}`;
          })
          .join(""),
      ),
    ),
    runs.map((all) => paragraph(run(all[0]!.words, bold), '<w:pStyle w:val="Kapitel"/>')),
    word.map((each) => item(each, 2)),
    word.map((each) =>
      table([
        [each, "x"],
        ["y", each],
      ]),
    ),
  );
  const bodies = fc.array(block, { minLength: 1, maxLength: 6 });

  const border = '<w:bookmarkEnd w:id="0"/>';

  test("has the edited text, and other blocks are unchanged", () => {
    fc.assert(
      fc.property(bodies, fc.array(fc.nat(), { maxLength: 8 }), (blocks, picks) => {
        const document = open(file(blocks.join(border)));
        const words = [...document.text.matchAll(/[\p{L}]+/gu)];
        const chosen = [...new Set(picks.map((pick) => pick % words.length))].sort((a, b) => a - b);
        const edits = chosen.map((index) => {
          const { index: start, 0: before } = words[index]!;
          return { start, end: start + before.length, after: `new${index} words` };
        });
        const bytes = document.save(edits);
        expect(open(bytes).text).toBe(apply(document.text, edits));
        const after = mainOf(bytes).split(border);
        const before = mainOf(file(blocks.join(border))).split(border);
        let start = 0;
        for (const index of blocks.keys()) {
          const end = open(file(blocks.slice(0, index + 1).join(""))).text.length;
          if (!edits.some((edit) => edit.start < end && edit.end > start)) expect(after[index]).toBe(before[index]);
          start = end;
        }
      }),
      { numRuns: 60 },
    );
  });

  test("can still be opened and keeps all its XML elements except those of text", () => {
    const anything = fc.constantFrom("", "x", "**", "a\n\nb", "| c |", "- d", "\t", "](e)", "f  \ng", " ");
    fc.assert(
      fc.property(bodies, fc.array(fc.tuple(fc.nat(), anything), { maxLength: 6 }), (blocks, cuts) => {
        const document = open(file(blocks.join("")));
        const places = cuts.map(([place]) => place % (document.text.length + 1)).sort((a, b) => a - b);
        const edits = places.flatMap((start, index) =>
          index % 2 === 0 ? [{ start, end: places[index + 1] ?? start, after: cuts[index]![1] }] : [],
        );
        const xml = mainOf(document.save(edits));
        const structure = (source: string): string[] =>
          source.match(/<\/?w:(?!t[ >]|\/?t>|br|tab\/)[^>]*>/g)!.filter((tag) => tag !== "</w:t>");
        expect(structure(xml)).toEqual(structure(documentXml(blocks.join(""))));
        open(document.save(edits));
      }),
      { numRuns: 100 },
    );
  });
});
