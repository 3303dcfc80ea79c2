import { splitName } from "./clean-name.ts";

/**
 * Names for the results of files with these names: told from the originals, and no two the same, also where capitals do
 * not count.
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
