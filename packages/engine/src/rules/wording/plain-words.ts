import { tableRule } from "../table.ts";

export const plainWords = tableRule({
  id: "plain-words",
  summary: "A plainer word says the same.",
  stage: "wording",
  level: 4,
  entries: [
    { match: "~utilize", to: "~use" },
    { match: "in order to", to: "to" },
    { match: "crucial", to: ["key", "important"] },
    { match: "~be able to", to: "can" },
  ],
  examples: [{ before: "We utilized it in order to win.", after: "We used it to win." }],
});
