import { describe, expect, test } from "vitest";
import { headingStyles, item, limits, listNumbering, paragraph, run, table, wordFile } from "../../test/word-file.ts";
import { openDocument } from "../open-document.ts";

const bold = "<w:b/>";
const read = (body: string, file: Partial<Parameters<typeof wordFile>[0]> = {}): string =>
  openDocument("a.docx", wordFile({ body, styles: headingStyles, numbering: listNumbering, ...file }), limits).text;
const field = (instruction: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

describe("the text that is read from a Word document", () => {
  test("has an empty line between paragraphs, and no empty paragraphs", () => {
    expect(read(paragraph(run("One.")) + paragraph("") + paragraph(run(" ")) + paragraph(run("Two.")))).toBe(
      "One.\n\nTwo.",
    );
  });

  test("joins the pieces (runs) into which Word splits a sentence", () => {
    const split = `<w:proofErr w:type="spellStart"/>${run("Hel")}<w:r w:rsidR="00A1"><w:t>lo</w:t></w:r><w:proofErr w:type="spellEnd"/><w:bookmarkStart w:id="0" w:name="a"/><w:smartTag w:element="place">${run(" world")}</w:smartTag><w:sdt><w:sdtPr/><w:sdtContent>${run(" of")}</w:sdtContent></w:sdt>${run(" words.")}`;
    expect(read(paragraph(split))).toBe("Hello world of words.");
  });

  test("marks headings by their outline level, their style in any language, or the style's base", () => {
    const body = [
      paragraph(run("One"), '<w:pStyle w:val="berschrift1"/>'),
      paragraph(run("Two"), '<w:pStyle w:val="Kapitel"/>'),
      paragraph(run("Three"), '<w:outlineLvl w:val="2"/>'),
      paragraph(run("Body"), '<w:pStyle w:val="berschrift1"/><w:outlineLvl w:val="9"/>'),
      paragraph(`${run("Four")}<w:r><w:br/></w:r>${run("lines", bold)}`, '<w:pStyle w:val="berschrift1"/>'),
    ];
    expect(read(body.join(""))).toBe("# One\n\n# Two\n\n### Three\n\nBody\n\n# Four lines");
  });

  test("has marks for list items with their level and number", () => {
    const body = [
      paragraph(run("Before.")),
      item("a", 1),
      item("b", 1, 1),
      item("c", 1),
      paragraph(run("d"), '<w:pStyle w:val="Punkte"/>'),
      paragraph(run("Between.")),
      item("first", 2),
      item("inner", 2, 1),
      item("second", 2),
      paragraph(run("no item"), '<w:pStyle w:val="Punkte"/><w:numPr><w:numId w:val="0"/></w:numPr>'),
      item("third", 2),
    ];
    expect(read(body.join(""))).toBe(
      "Before.\n\n- a\n   - b\n- c\n- d\n\nBetween.\n\n1. first\n   1. inner\n2. second\n\nno item\n\n3. third",
    );
  });

  test("has tables as Markdown, but tables with one column as plain paragraphs", () => {
    expect(
      read(
        table([
          ["Name", "a | b"],
          ["Ada", ""],
        ]),
      ),
    ).toBe("| Name | a \\| b |\n| --- | --- |\n| Ada | |");
    expect(read(table([["Prose in a box."], ["More of it."]]))).toBe("Prose in a box.\n\nMore of it.");
    const merged = `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph(run("wide"))}</w:tc></w:tr><w:tr><w:tc>${paragraph(run("a"))}${paragraph(run("b"))}</w:tc><w:tc>${paragraph("")}</w:tc></w:tr></w:tbl>`;
    expect(read(merged)).toBe("| wide | |\n| --- | --- |\n| a b | |");
  });

  test("has Markdown's marks around bold and italic words, without the space next to them", () => {
    expect(
      read(paragraph(run("A ") + run("bold ", bold) + run("word, an ") + run("italic", "<w:i/>") + run("."))),
    ).toBe("A **bold** word, an *italic*.");
    expect(
      read(
        paragraph(run("Both", `${bold}<w:i w:val="true"/>`) + run(" and ") + run("strong", '<w:rStyle w:val="Fett"/>')),
      ),
    ).toBe("***Both*** and **strong**");
    expect(read(paragraph(run("two", bold) + run(" ", bold) + run("runs", bold)))).toBe("**two runs**");
  });

  test("has no marks for formatting where Markdown would not recognise them", () => {
    expect(
      read(
        paragraph(run("T", bold) + run("he ") + run(" ", bold) + run("off", '<w:b w:val="0"/>') + run(" 2 * 3", bold)),
      ),
    ).toBe("The  off 2 * 3");
    expect(read(paragraph(run("(", bold) + run("a", bold) + run("b")))).toBe("(ab");
    expect(read(paragraph(run("one,", bold) + run("two", "<w:i/>")))).toBe("one,*two*");
  });

  test("has links to web addresses as Markdown, and links within the document as plain text", () => {
    const link = (inner: string, id: string): string => `<w:hyperlink r:id="${id}">${inner}</w:hyperlink>`;
    const links = { a: "https://a.example/x", b: "https://b.example", c: "https://c.example/(d)" };
    const text = (inner: string): string => read(paragraph(inner), { links });
    expect(text(`${run("See ")}${link(run("this ", bold) + run("page"), "a")}${run(".")}`)).toBe(
      "See [this page](https://a.example/x).",
    );
    expect(text(link(run("https://b.example"), "b"))).toBe("https://b.example");
    expect(text(link(run("odd"), "c"))).toBe("odd");
    expect(text(`<w:hyperlink w:anchor="chapter">${run("inside")}</w:hyperlink>`)).toBe("inside");
  });

  test("includes inserted text, and leaves out deleted, hidden and moved text", () => {
    const tracked = `<w:ins w:id="1">${run("new")}</w:ins><w:del w:id="2"><w:r><w:delText>old</w:delText></w:r></w:del><w:moveFrom w:id="3">${run("gone")}</w:moveFrom>${run(" secret", "<w:vanish/>")}${run(" text")}`;
    expect(read(paragraph(tracked))).toBe("new text");
  });

  test("has the results of fields, and no table of contents", () => {
    expect(read(paragraph(run("As shown (") + field("ADDIN ZOTERO", "Smith, 2020") + run(").")))).toBe(
      "As shown (Smith, 2020).",
    );
    expect(
      read(
        paragraph(field('TOC \\o "1-3"', "One 1")) +
          paragraph(run("Two 2"), '<w:pStyle w:val="Verzeichnis1"/>') +
          paragraph(run("Text.")),
      ),
    ).toBe("Text.");
    expect(read(paragraph(`<w:fldSimple w:instr="PAGE">${run("7")}</w:fldSimple>`))).toBe("7");
  });

  test("has a line break in place of a page break", () => {
    const page = '<w:r><w:br w:type="page"/></w:r>';
    expect(read(paragraph(run("One.") + page + run("Two.")))).toBe("One.  \nTwo.");
    expect(read(paragraph(page + run("One.") + page))).toBe("One.");
  });

  test("contains notes, breaks, tabs, formulas, quotations and code", () => {
    const body = [
      paragraph(
        `${run("Known")}<w:r><w:footnoteReference w:id="2"/></w:r>${run(" and")}<w:r><w:endnoteReference w:id="2"/><w:tab/><w:t>more</w:t><w:br/><w:t>below</w:t><w:br w:type="page"/></w:r>`,
      ),
      paragraph(`${run("Where ")}<m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath>`),
      paragraph(run("Said."), '<w:pStyle w:val="Zitat"/>'),
      paragraph(run("  a = 1"), '<w:pStyle w:val="Quelltext"/>'),
      paragraph(run("b = 2"), '<w:pStyle w:val="Quelltext"/>'),
      paragraph(run("End.")),
    ];
    expect(read(body.join(""))).toBe(
      "Known[^1] and[^e1]\tmore  \nbelow\n\nWhere $x=1$\n\n> Said.\n\n```\n  a = 1\nb = 2\n```\n\nEnd.",
    );
  });

  test("leaves out pictures, text boxes and comments", () => {
    const box = `<w:r><w:drawing><w:txbxContent>${paragraph(run("in a box"))}</w:txbxContent></w:drawing></w:r>`;
    const choice = `<mc:AlternateContent xmlns:mc="m"><mc:Choice Requires="wps">${box}</mc:Choice></mc:AlternateContent>`;
    expect(
      read(
        paragraph(`${run("Out")}${box}<w:r>${choice}</w:r><w:r><w:commentReference w:id="1"/></w:r>${run("side.")}`),
      ),
    ).toBe("Outside.");
  });

  test("has character entities decoded, and outer spaces only where the file preserves them", () => {
    expect(
      read(
        paragraph(
          "<w:r><w:t>\n  trimmed </w:t></w:r><w:r><w:t xml:space='preserve'> a\n&amp;&#x42;<![CDATA[<c>]]></w:t></w:r>",
        ),
      ),
    ).toBe("trimmed a &B<c>");
  });

  test("is found whatever the names of parts and the namespace prefixes are", () => {
    expect(read(paragraph(run("Here.")), { mainName: "word/document2.xml" })).toBe("Here.");
    const foreign = `<x:document xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:body><x:p><x:r><x:rPr><x:b/></x:rPr><x:t>Strict.</x:t></x:r></x:p></x:body></x:document>`;
    expect(read("", { files: { "word/document.xml": foreign } })).toBe("**Strict.**");
  });
});
