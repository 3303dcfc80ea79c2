import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

const wordNamespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";
const documentType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

export const limits = { bytes: 2 * 1024 * 1024, inflatedBytes: 40 * 1024 * 1024, entries: 2000 };

interface WordFile {
  readonly body: string;
  readonly styles?: string;
  readonly numbering?: string;
  /** The targets of links, by link id. */
  readonly links?: Readonly<Record<string, string>>;
  readonly mainName?: string;
  readonly mainType?: string;
  /** Additional files of the .docx, and replacements for the default ones. */
  readonly files?: Readonly<Record<string, Uint8Array | string>>;
}

/** Returns the XML of a document's main part. */
export function documentXml(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document xmlns:w="${wordNamespace}" xmlns:r="${relationships}" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`;
}

/** Returns a .docx file made from handwritten XML. */
export function wordFile({ body, styles, numbering, links = {}, files = {}, ...main }: WordFile): Uint8Array {
  const { mainName = "word/document.xml", mainType = documentType } = main;
  const folder = mainName.slice(0, mainName.lastIndexOf("/") + 1);
  const all: Record<string, Uint8Array | string> = {
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${mainName}" ContentType="${mainType}"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="${mainName}"/></Relationships>`,
    [mainName]: documentXml(body),
    [`${folder}_rels/${mainName.slice(folder.length)}.rels`]: relations(links),
    [`${folder}styles.xml`]: `<w:styles xmlns:w="${wordNamespace}">${styles ?? ""}</w:styles>`,
    [`${folder}numbering.xml`]: `<w:numbering xmlns:w="${wordNamespace}">${numbering ?? ""}</w:numbering>`,
    "docProps/app.xml": "<Properties/>",
    ...files,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(all).map(([name, file]) => [name, typeof file === "string" ? strToU8(file) : file]),
    ),
  );
}

function relations(links: Readonly<Record<string, string>>): string {
  const written = Object.entries(links).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="${relationships}/hyperlink" Target="${target}" TargetMode="External"/>`,
  );
  return `<Relationships xmlns="${packageRelations}"><Relationship Id="s" Type="${relationships}/styles" Target="styles.xml"/><Relationship Id="n" Type="${relationships}/numbering" Target="/word/numbering.xml"/>${written.join("")}</Relationships>`;
}

/** Returns the XML of a run of words with formatting properties. */
export function run(text: string, properties = ""): string {
  const look = properties && `<w:rPr>${properties}</w:rPr>`;
  return `<w:r>${look}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** Returns the XML of a paragraph with its properties. */
export function paragraph(content: string, properties = ""): string {
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
}

export function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string =>
    row.map((cell) => `<w:tc><w:tcPr/>${paragraph(run(cell))}</w:tc>`).join("");
  return `<w:tbl><w:tblPr/>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join("")}</w:tbl>`;
}

export const headingStyles = [
  `<w:style w:type="paragraph" w:default="1" w:styleId="Standard"><w:name w:val="Normal"/></w:style>`,
  `<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="Standard"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>`,
  `<w:style w:type="paragraph" w:styleId="Kapitel"><w:name w:val="Kapitel"/><w:basedOn w:val="berschrift1"/></w:style>`,
  `<w:style w:type="paragraph" w:styleId="Zitat"><w:name w:val="Quote"/></w:style>`,
  `<w:style w:type="paragraph" w:styleId="Quelltext"><w:name w:val="Source Code"/></w:style>`,
  `<w:style w:type="paragraph" w:styleId="Verzeichnis1"><w:name w:val="toc 1"/></w:style>`,
  `<w:style w:type="paragraph" w:styleId="Punkte"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`,
  `<w:style w:type="character" w:styleId="Fett"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>`,
].join("");

const level = (index: number, format: string): string =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/></w:lvl>`;

/** The XML of two list definitions: list 1 has bullets on two levels, list 2 numbers on two levels. */
export const listNumbering = [
  `<w:abstractNum w:abstractNumId="7">${level(0, "bullet")}${level(1, "bullet")}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="8">${level(0, "decimal")}${level(1, "lowerLetter")}</w:abstractNum>`,
  `<w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num>`,
].join("");

export function item(text: string, numbering: number, depth = 0): string {
  return paragraph(run(text), `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${numbering}"/></w:numPr>`);
}

/** Returns the files inside a .docx, as text. */
export function partsOf(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
}
