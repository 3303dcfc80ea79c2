import { batchLimits } from "@rewright/contract/plans";

/** Folders before the name, by the signs of any system. */
const path = /^.*[/\\]/s;

/** Control and format characters, halves of characters, and what some systems do not take in a name. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** The name of a file that somebody sent, without a path and what could deceive or break something. */
export function cleanName(name: string): string {
  const cleaned = name.normalize("NFC").replace(path, "").replace(unfit, "").replace(/\s+/g, " ").trim();
  const { stem, end } = splitName(cleaned);
  const kept = stem.replace(/^[\s.]+|[\s.]+$/g, "").slice(0, batchLimits.nameCharacters - end.length);
  return `${kept === "" ? "file" : kept.toWellFormed()}${end}`;
}

/** A name before and from its last dot on. */
export function splitName(name: string): { readonly stem: string; readonly end: string } {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? { stem: name, end: "" } : { stem: name.slice(0, dot), end: name.slice(dot) };
}
