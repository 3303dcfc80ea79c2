import { type Element, XMLSerializer } from "@xmldom/xmldom";
import type { Entry } from "../zip/entry.ts";
import { inflate } from "../zip/inflate.ts";
import { packEntry } from "../zip/write-zip.ts";
import { relationsName } from "./package.ts";
import { childrenOf, readXml } from "./xml.ts";

const macroPart = /(^|\/)(_rels\/)?vba(project|data)[^/]*$/i;
const plainDocument = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Returns the zip entries without macros and references to macros. Without any macros, returns the same array. */
export function withoutMacros(entries: readonly Entry[], mainName: string): readonly Entry[] {
  const kept = entries.filter(({ name }) => !macroPart.test(name));
  const changed = kept.map((entry) => {
    if (entry.name === "[Content_Types].xml") return rewritten(entry, cleanType);
    if (entry.name === relationsName(mainName)) return rewritten(entry, cleanRelation);
    return entry;
  });
  return kept.length === entries.length && changed.every((entry, index) => entry === kept[index]) ? entries : changed;
}

/** Applies `clean` to each element of an entry. Returns the same entry if nothing changed. */
function rewritten(entry: Entry, clean: (element: Element) => boolean): Entry {
  const { root, toBytes } = readXml(inflate(entry));
  const changed = [...childrenOf(root)].map(clean).includes(true);
  return changed
    ? packEntry(entry.name, toBytes(new XMLSerializer().serializeToString(root.ownerDocument!)), entry.modified)
    : entry;
}

function cleanType(element: Element): boolean {
  const type = element.getAttribute("ContentType") ?? "";
  if (/vbaProject|vbaData/i.test(type)) {
    if (element.localName === "Default") element.setAttribute("ContentType", "application/octet-stream");
    else element.parentNode?.removeChild(element);
    return true;
  }
  if (!/macroEnabled/i.test(type)) return false;
  element.setAttribute("ContentType", plainDocument);
  return true;
}

function cleanRelation(element: Element): boolean {
  if (!/\/(vbaProject|wordVbaData)$/i.test(element.getAttribute("Type") ?? "")) return false;
  element.parentNode?.removeChild(element);
  return true;
}
