import { splitName } from "./clean-name.ts";

/**
 * Returns names for the results of files with these names: derived from the originals, and all different, ignoring
 * case.
 */
export function resultNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const { stem, end } = splitName(name);
    for (let number = 1; ; number++) {
      const made = `${stem}-humanized${number === 1 ? "" : ` (${number})`}${end}`;
      const same = made.toLowerCase();
      if (taken.has(same)) continue;
      taken.add(same);
      return made;
    }
  });
}
