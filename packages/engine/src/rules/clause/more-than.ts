import { tableRule } from "../table.ts";

/** "It isn't just a trend; it's a shift": said straight, the first half keeps its sense. */
export const moreThan = tableRule({
  id: "more-than",
  summary: "“More than” says this without a denial.",
  stage: "clause",
  level: 6,
  entries: [
    { match: "is|are|was|were|'s|'re [ not just|merely|simply ] a|an", to: "more than" },
    { match: "is|are|was|were|'s|'re [ not just|merely|simply about ]", to: "about more than" },
    { match: "[ is|are|was|were n't just|merely|simply ] a|an", to: "$1 more than" },
    { match: "[ is|are|was|were n't just|merely|simply about ]", to: "$1 about more than" },
  ].map((entry) => ({
    ...entry,
    unless: ({ words, to }) => {
      const rest = words.slice(to);
      const mark = rest.findIndex((word) => /^[;—–]$|^--$/.test(word.text) || word.lower === "but");
      const next = rest[mark + 1]?.lower ?? "";
      return mark < 1 || rest[mark]!.lower === "but" || !["it", "they", "this", "he", "she"].includes(next);
    },
  })),
  examples: [
    { before: "A loaf is not just a meal; it is a gift.", after: "A loaf is more than a meal; it is a gift." },
    { before: "This wasn't merely a walk; it was a march.", after: "This was more than a walk; it was a march." },
    { before: "It is not a wolf; it is a dog.", after: "It is not a wolf; it is a dog." },
    { before: "It is not just a hut but a home.", after: "It is not just a hut but a home." },
    { before: "It was not just a bad year.", after: "It was not just a bad year." },
  ],
});
