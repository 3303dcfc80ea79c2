import { batchLimits } from "@rewright/contract/limits";

/** Matches the folders before a file name: everything up to the last "/" or "\". */
const path = /^.*[/\\]/s;

/**
 * Matches characters that are removed from file names: control and invisible characters, and those that some systems
 * forbid.
 */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** Returns the name of an uploaded file without its path and without unsafe characters. */
export function cleanName(name: string): string {
  const cleaned = name.normalize("NFC").replace(path, "").replace(unfit, "").replace(/\s+/g, " ").trim();
  const { stem, end } = splitName(cleaned);
  const kept = stem.replace(/^[\s.]+|[\s.]+$/g, "").slice(0, batchLimits.nameCharacters - end.length);
  return `${kept === "" ? "file" : kept.toWellFormed()}${end}`;
}

/** Splits a file name before its last dot. */
export function splitName(name: string): { readonly stem: string; readonly end: string } {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? { stem: name, end: "" } : { stem: name.slice(0, dot), end: name.slice(dot) };
}
