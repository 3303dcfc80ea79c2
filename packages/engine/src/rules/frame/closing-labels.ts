import { mainClause } from "../../grammar/clause.ts";
import { any } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";

/** "Ultimately" in a story means "in the end": only a statement about how things are can do without it. */
const notPresent: Restriction = ({ words }) => mainClause(words, 1, words.length)?.verb.tense !== "present";

const weighing = new Set(["but", "although", "though", "while", "despite", "however", "yet", "not", "n't"]);
const weighs: Restriction = ({ words }) => words.some((word) => weighing.has(word.lower));

const learned: Restriction = ({ context }) => context.mode === "academic";

export const closingLabels = tableRule({
  id: "closing-labels",
  summary: "The place of the sentence shows that it sums up.",
  stage: "frame",
  level: 4,
  entries: [
    { match: "^ in conclusion ,", to: "", unless: learned },
    { match: "^ to conclude ,", to: "", unless: learned },
    { match: "^ [ in summary ] ,", to: "in short", unless: learned },
    { match: "^ [ so ,? in summary|short ] ,", to: "in short", unless: learned },
    { match: "^ [ to summarize|summarise ] ,", to: "in short", unless: learned },
    { match: "^ [ to sum up ] ,", to: "in short" },
    { match: "^ [ in a nutshell ] ,", to: "in short", level: 6 },
    { match: "^ all in all ,", to: "", level: 8, unless: weighs },
    { match: "^ overall ,", to: "", level: 7, unless: weighs },
    { match: "^ ultimately ,", to: "", level: 7, unless: any(weighs, notPresent) },
    { match: "^ [ ultimately ] ,", to: "in the end", level: 7 },
  ],
  examples: [
    { before: "In conclusion, the canal pays for itself.", after: "The canal pays for itself." },
    { before: "In summary, bread needs time.", after: "In short, bread needs time." },
    { before: "To sum up, the roof leaks.", after: "In short, the roof leaks." },
    { before: "Overall, the plan is sound.", after: "The plan is sound." },
    { before: "Ultimately, trust is a habit.", after: "Trust is a habit." },
    { before: "Ultimately, the fort fell.", after: "In the end, the fort fell." },
    { before: "Overall, the food was good but dear.", after: "Overall, the food was good but dear." },
    { before: "Overall sales fell by a tenth.", after: "Overall sales fell by a tenth." },
    { before: "The conclusion is plain.", after: "The conclusion is plain." },
  ],
});
