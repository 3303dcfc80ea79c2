export const versionStrings = {
  group: "Versions",
  version: (number: number) => `Version ${number}`,
  another: "Try another version",
  counts: "Counts as a rewrite.",
} as const;
