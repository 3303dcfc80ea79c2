export const terms: ReadonlySet<string> = new Set("".split(" "));
