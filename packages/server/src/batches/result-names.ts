import { splitName } from "./clean-name.ts";

/** Returns names for the rewritten files, made from the names of the originals. All differ, even if case is ignored. */
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
