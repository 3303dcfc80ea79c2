export const versionStrings = {
  group: "Versions",
  version: (number: number) => `Version ${number}`,
  another: "Try another version",
  counts: { unlimited: undefined, left: "Counts as a rewrite.", none: "You have no rewrites left today." },
} as const;
