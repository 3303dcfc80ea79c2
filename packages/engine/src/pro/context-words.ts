/** Words of the prose around a chunk that a model is shown on either side. */
export const mostContext = 40;

/** The words of a stretch without its markup, and without brackets that look like those of marks. */
export function contextWords(prose: string): string[] {
  const plain = prose
    .replace(/^\s*#{1,6} /g, "")
    .replace(/\]\([^()\s]*\)/g, "")
    .replace(/\*\*|__|[⟦⟧]/g, "");
  return plain.match(/\S+/g) ?? [];
}
