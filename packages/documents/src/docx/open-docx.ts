import { checkEdits, DocumentError, type DocumentLimits, type TextDocument } from "../document.ts";
import { escapeXml } from "../escape-xml.ts";
import { readZip } from "../zip/read-zip.ts";
import { packEntry, writeZip } from "../zip/write-zip.ts";
import { readBody } from "./body.ts";
import type { ReadContext, TextElement } from "./inline.ts";
import { withoutMacros } from "./macros.ts";
import { readNumbering } from "./numbering.ts";
import { readPackage } from "./package.ts";
import { reword } from "./reword.ts";
import type { ElementSpan } from "./scan-tags.ts";
import { readStyles } from "./styles.ts";

const oleMark = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Opens a .docx. In its text, headings, lists, quotations, code, tables, links, bold and italic are Markdown, notes are
 * `[^1]`, and formulas are between dollar signs. Deleted text, text boxes, headers and footers are left out. Saving
 * rewrites only the elements whose words change; every other byte stays.
 */
export function openDocx(bytes: Uint8Array, limits: DocumentLimits): TextDocument {
  if (oleMark.every((byte, index) => bytes[index] === byte)) {
    throw new DocumentError(
      "This is an old Word document (.doc), or it has a password. Save it as .docx without a password.",
    );
  }
  const entries = readZip(bytes, limits);
  const { mainName, main, relations, styles, numbering } = readPackage(entries);
  const context: ReadContext = {
    spans: main.spans,
    styles: readStyles(styles),
    relations,
    fields: [],
    notes: { footnotes: 0, endnotes: 0 },
  };
  const map = readBody(main.root, context, readNumbering(numbering));
  const spans = new Map(
    map.pieces.flatMap(({ words }) => (words ? [[words.of, main.spans.get(words.of.element)!]] : [])),
  );
  const { source, toBytes } = main;

  return {
    kind: "docx",
    text: map.text,
    save: (edits) => {
      checkEdits(map.text, edits);
      const clean = withoutMacros(entries, mainName);
      const changed = spliced(source, spans, reword(map, edits));
      if (clean === entries && changed === source) return new Uint8Array(bytes);
      return writeZip(
        clean.map((entry) =>
          entry.name === mainName ? packEntry(entry.name, toBytes(changed), entry.modified) : entry,
        ),
      );
    },
  };
}

function spliced(
  source: string,
  spans: ReadonlyMap<TextElement, ElementSpan>,
  texts: ReadonlyMap<TextElement, string>,
): string {
  const changes = [...texts]
    .filter(([words, text]) => words.text !== text)
    .map(([words, text]) => ({ span: spans.get(words)!, text }))
    .sort((one, other) => one.span.start - other.span.start);
  let result = "";
  let position = 0;
  for (const { span, text } of changes) {
    result += source.slice(position, span.start) + elementWith(span, text);
    position = span.end;
  }
  return result + source.slice(position);
}

/** Returns the XML of an element with new words. Line breaks and tabs become separate elements. */
function elementWith({ name, attributes }: ElementSpan, text: string): string {
  const others = attributes.replace(/\s+xml:space\s*=\s*("[^"]*"|'[^']*')/, "").trimEnd();
  const prefix = name.slice(0, -1);
  const open = `<${name}${others} xml:space="preserve">`;
  const close = `</${name}>`;
  const content = escapeXml(text)
    .replace(/ *\n/g, `${close}<${prefix}br/>${open}`)
    .replaceAll("\t", `${close}<${prefix}tab/>${open}`);
  return open + content + close;
}
