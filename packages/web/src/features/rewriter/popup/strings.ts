/** What the popup of a sentence says. */
export const popupStrings = {
  title: "Choose an alternative:",
  close: "Close",
  writer: (engine: string) => `Rewritten by ${engine}`,
  loading: "Loading alternatives",
  none: "No alternatives available",
  failed: "An unexpected error occurred",
  tryAgain: "Try Again",
  original: "Your original sentence",
  rewritten: "The rewritten sentence",
  wordings: "Alternatives",
  synonymsFor: (word: string) => `Synonyms for "${word}"`,
  synonyms: "Synonyms in this sentence",
  noSynonyms: (word: string) => `No synonyms for "${word}" fit here.`,
  replace: (before: string, after: string) => `${before} → ${after}`,
} as const;
