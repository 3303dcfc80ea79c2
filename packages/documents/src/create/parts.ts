import { escapeXml } from "../escape-xml.ts";

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${wordType}.numbering+xml"/></Types>`;

export const packageRelations = relations([["main", "officeDocument", "word/document.xml"]]);

/** Returns the XML of the main part's relationships. The links get the ids `link1`, `link2` and so on. */
export function documentRelations(links: readonly string[]): string {
  const targets = links.map((target, index) => [`link${index + 1}`, "hyperlink", target, "External"] as const);
  return relations([["styles", "styles", "styles.xml"], ["numbering", "numbering", "numbering.xml"], ...targets]);
}

function relations(all: readonly (readonly [id: string, type: string, target: string, mode?: string])[]): string {
  const written = all.map(([id, type, target, mode]) => {
    const outside = mode ? ` TargetMode="${mode}"` : "";
    return `<Relationship Id="${id}" Type="${office}/${type}" Target="${escapeXml(target)}"${outside}/>`;
  });
  return `${head}<Relationships xmlns="${packages}/relationships">${written.join("")}</Relationships>`;
}

/** Returns the XML of the main part. The page size is A4. */
export function documentPart(content: string): string {
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>';
  return `${head}<w:document xmlns:w="${word}" xmlns:r="${office}"><w:body>${content}${page}</w:body></w:document>`;
}

/** Returns the XML of the list definitions. List 1 has bullets; each further list counts from its first number. */
export function numberingPart(starts: readonly number[]): string {
  const levels = (format: string, sign: (level: number) => string): string =>
    Array.from({ length: 9 }, (_, level) => {
      const indent = `<w:pPr><w:ind w:left="${(level + 1) * 720}" w:hanging="360"/></w:pPr>`;
      return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${sign(level)}"/><w:lvlJc w:val="left"/>${indent}</w:lvl>`;
    }).join("");
  const shape = (id: number, content: string): string =>
    `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${content}</w:abstractNum>`;
  const numbered = starts.map((start, index) => {
    const from = Array.from(
      { length: 9 },
      (_, level) => `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${start}"/></w:lvlOverride>`,
    );
    return `<w:num w:numId="${index + 2}"><w:abstractNumId w:val="1"/>${from.join("")}</w:num>`;
  });
  return `${head}<w:numbering xmlns:w="${word}">${shape(
    0,
    levels("bullet", () => "•"),
  )}${shape(
    1,
    levels("decimal", (level) => `%${level + 1}.`),
  )}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${numbered.join("")}</w:numbering>`;
}

const headingSizes = [36, 30, 26, 24, 22, 22];
const bars = ["top", "left", "bottom", "right", "insideH", "insideV"]
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
  .join("");

function style(type: string, id: string, name: string, content: string, rest = ""): string {
  return `<w:style w:type="${type}" w:styleId="${id}"${rest}><w:name w:val="${name}"/>${content}</w:style>`;
}

const monospaced = '<w:rPr><w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/></w:rPr>';
const based = '<w:basedOn w:val="Normal"/>';

export const stylesPart = `${head}<w:styles xmlns:w="${word}">${[
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="160" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>',
  style("paragraph", "Normal", "Normal", "<w:qFormat/>", ' w:default="1"'),
  ...headingSizes.map((size, index) =>
    style(
      "paragraph",
      `Heading${index + 1}`,
      `heading ${index + 1}`,
      `${based}<w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${index}"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr>`,
    ),
  ),
  style(
    "paragraph",
    "Quote",
    "Quote",
    `${based}<w:pPr><w:ind w:left="720" w:right="720"/></w:pPr><w:rPr><w:i/></w:rPr>`,
  ),
  style("paragraph", "ListParagraph", "List Paragraph", `${based}<w:pPr><w:contextualSpacing/></w:pPr>`),
  style("paragraph", "SourceCode", "Source Code", `${based}<w:pPr><w:contextualSpacing/></w:pPr>${monospaced}`),
  style("character", "VerbatimChar", "Verbatim Char", monospaced),
  style("character", "Hyperlink", "Hyperlink", '<w:rPr><w:color w:val="0563C1"/><w:u w:val="single"/></w:rPr>'),
  style(
    "table",
    "TableGrid",
    "Table Grid",
    `<w:pPr><w:spacing w:before="40" w:after="40"/></w:pPr><w:tblPr><w:tblBorders>${bars}</w:tblBorders><w:tblCellMar><w:left w:w="108" w:type="dxa"/><w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr>`,
  ),
].join("")}</w:styles>`;
