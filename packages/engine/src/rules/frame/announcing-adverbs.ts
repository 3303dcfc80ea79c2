import type { Restriction } from "../table.ts";
import { tableRule } from "../table.ts";

const contrast = new Set(["not", "than", "unlike", "rather"]);

/** Something in the sentence is weighed against something else, and the adverb says which matters. */
const weighs: Restriction = ({ words }) => words.some((word) => contrast.has(word.lower));

export const announcingAdverbs = tableRule({
  id: "announcing-adverbs",
  summary: "The sentence says this without the announcement.",
  stage: "frame",
  level: 4,
  entries: [
    { match: "^ notably|importantly ,", to: "", unless: weighs },
    { match: "^ crucially|noteworthy ,", to: "", level: 6, unless: weighs },
    { match: "^ of note ,", to: "", unless: weighs },
    { match: "^ at its core ,", to: "", level: 6 },
    { match: "^ at the end of the day ,", to: "in the end,", level: 6 },
  ],
  examples: [
    { before: "Notably, the mill still grinds corn.", after: "The mill still grinds corn." },
    { before: "Importantly, the survey covers both towns.", after: "The survey covers both towns." },
    { before: "At its core, chess is a game of patience.", after: "Chess is a game of patience." },
    { before: "At the end of the day, we want a dry roof.", after: "In the end, we want a dry roof." },
    {
      before: "Notably, it was the baker, not the miller, who paid.",
      after: "Notably, it was the baker, not the miller, who paid.",
    },
    { before: "Most importantly, lock the door.", after: "Most importantly, lock the door." },
    { before: "Notably absent was the mayor.", after: "Notably absent was the mayor." },
  ],
});
