import { tableRule } from "../table.ts";

export const ordinals = tableRule({
  id: "ordinals",
  summary: "The short form counts just as well.",
  stage: "frame",
  level: 4,
  entries: [
    { match: "^ [ firstly ] ,", to: "first" },
    { match: "^ [ first and foremost ] ,", to: "first" },
    { match: "^ [ first of all ] ,", to: "first", level: 6 },
    { match: "^ [ secondly ] ,", to: "second" },
    { match: "^ [ thirdly ] ,", to: "third" },
    { match: "^ [ fourthly ] ,", to: "fourth" },
    { match: "^ [ lastly ] ,", to: ["last", "finally"] },
    { match: "^ [ last but not least ] ,", to: "finally" },
  ],
  examples: [
    { before: "Firstly, the keel is sound.", after: "First, the keel is sound." },
    { before: "Secondly, it has two masts.", after: "Second, it has two masts." },
    { before: "Last but not least, it floats.", after: "Finally, it floats." },
    { before: "The second boat is ours.", after: "The second boat is ours." },
    { before: "He came lastly to the point.", after: "He came lastly to the point." },
  ],
});
