export const versionStrings = {
  group: "Versions",
  version: (number: number) => `Version ${number}`,
  another: "Try another version",
  counts: "Counts as a rewrite.",
  same: "The new version is the same as one you already have.",
} as const;
