import type { Element } from "@xmldom/xmldom";
import { DocumentError } from "../document.ts";
import type { Entry } from "../zip/entry.ts";
import { inflate } from "../zip/inflate.ts";
import { childrenOf, readXml, type XmlPart } from "./xml.ts";

/** A relationship of a document part: its type and its target. */
export interface Relation {
  readonly type: string;
  readonly target: string;
  readonly external: boolean;
}

/** The parts of a .docx that contain its text and formatting. */
export interface WordPackage {
  /** The name of the main part, which is not always the same. */
  readonly mainName: string;
  readonly main: XmlPart;
  readonly relations: ReadonlyMap<string, Relation>;
  readonly styles: Element | undefined;
  readonly numbering: Element | undefined;
}

/** Finds and reads the parts of a Word document in the entries of a zip file. */
export function readPackage(entries: readonly Entry[]): WordPackage {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const read = (name: string | undefined): XmlPart | undefined => {
    const entry = name === undefined ? undefined : byName.get(name.toLowerCase());
    return entry && readXml(inflate(entry));
  };
  const found = [...readRelations(read("_rels/.rels"), "").values()].find(({ type }) => type === "officeDocument");
  const main = read(found?.target);
  if (!found || main?.root.localName !== "document") {
    throw new DocumentError("This isn't a Word document, despite its name. Save it as .docx and try again.");
  }
  const mainName = byName.get(found.target.toLowerCase())!.name;
  const relations = readRelations(read(relationsName(mainName)), folderOf(mainName));
  const rootOf = (kind: string): Element | undefined =>
    read([...relations.values()].find(({ type, external }) => type === kind && !external)?.target)?.root;
  return { mainName, main, relations, styles: rootOf("styles"), numbering: rootOf("numbering") };
}

/**
 * Returns the name of the part that lists another part's relationships: "word/document.xml" →
 * "word/_rels/document.xml.rels".
 */
export function relationsName(name: string): string {
  const folder = folderOf(name);
  return `${folder}_rels/${name.slice(folder.length)}.rels`;
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

function readRelations(part: XmlPart | undefined, folder: string): Map<string, Relation> {
  const relations = new Map<string, Relation>();
  if (!part) return relations;
  for (const element of childrenOf(part.root)) {
    const external = element.getAttribute("TargetMode") === "External";
    const target = element.getAttribute("Target") ?? "";
    relations.set(element.getAttribute("Id") ?? "", {
      type: (element.getAttribute("Type") ?? "").replace(/^.*\//, ""),
      target: external ? target : partName(folder, target),
      external,
    });
  }
  return relations;
}

/** Returns the zip entry's name for a relationship target, which can be relative to a folder. */
function partName(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith("/") ? target : folder + target).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
