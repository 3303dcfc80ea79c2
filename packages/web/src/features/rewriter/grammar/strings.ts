export const grammarStrings = {
  name: "Spelling and grammar",
  loading: "Loading the spelling and grammar check...",
  failed: "We couldn't load the spelling and grammar check. Check your connection, then turn it off and on again.",
  private: "Your browser checks the text, after one download of 8 MB. The text isn't sent anywhere for this.",
  automatic: "Turned on because many words look unfamiliar.",
  count: (count: number) =>
    count === 0
      ? "No mistakes found"
      : `${count.toLocaleString("en-US")} possible ${count === 1 ? "mistake" : "mistakes"}`,
  spoken: (count: string, place: "original" | "result") =>
    `${count} in the ${place === "original" ? "original text" : "result"}.`,
  review: "Review",
  reviewOf: { original: "Review mistakes in the original text", result: "Review mistakes in the result" },
  title: (at: number, count: number) => `Possible mistake ${at} of ${count}`,
  replaceBy: (fix: string) => (fix === "" ? "Remove" : fix),
  fixLabel: (problem: string, fix: string) =>
    fix === "" ? `Remove "${problem}"` : `Replace "${problem}" with "${fix}"`,
  fixes: "Corrections",
  noFixes: "No corrections to suggest",
  ignore: "Ignore",
  addWord: "Add to my words",
  next: "Next",
  close: "Close",
} as const;
