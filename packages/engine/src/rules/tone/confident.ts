import { any, nextIs, nextPos, not, previousIs } from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";

/** What follows can stand as a sentence of its own: it begins with a subject. */
const beforeStatement: Restriction = any(
  nextPos("PRON", "DET", "PROPN", "NOUN"),
  nextIs("there", "this", "these", "that"),
);

/** The hedge is one of several verbs ("I think and hope"), or is about someone else's statement. */
const bound: Restriction = nextIs("and", "or", "about", "of", "in", "so", "not");

export const confidentTone = tableRule({
  id: "confident-tone",
  summary: "A confident writer says this without the hedge.",
  stage: "frame",
  level: 1,
  entries: [
    { match: "^ i think|believe|feel that", to: "", when: beforeStatement },
    { match: "^ i think|believe , ", to: "" },
    {
      match: "^ i think|believe|feel",
      to: "",
      when: nextPos("PRON", "DET"),
      unless: any(bound, nextIs("that", "myself")),
    },
    { match: "^ i personally think|believe|feel that?", to: "", when: beforeStatement, unless: bound },
    { match: "^ we think|believe|feel that", to: "", when: beforeStatement },
    { match: "^ it seems to me that", to: "", when: beforeStatement },
    { match: "^ it is my opinion|belief|view that", to: "", when: beforeStatement },
    { match: "^ in my humble|personal|honest? opinion ,", to: "" },
    { match: "^ to be honest|frank ,", to: "" },
    { match: "^ i|we would say|argue that", to: "", when: beforeStatement },
    { match: "^ i am|'m no expert , but", to: "" },
    { match: "^ i am|'m sorry to bother you , but", to: "" },
    { match: ", [ i think|guess|suppose , ]", to: "" },
    { match: "just wanted|want|wish to", to: "$2 to", when: previousIs("i", "we") },
    {
      match: "kind|sort of",
      to: "",
      when: nextPos("ADJ", "VERB"),
      unless: previousIs("a", "the", "this", "that", "some", "any", "what", "of", "no", "one", "every", "each"),
    },
    {
      match: "somewhat",
      to: "",
      when: nextPos("ADJ", "ADV"),
      unless: any(previousIs("a", "an"), nextIs("of", "less", "more")),
    },
    {
      match: "a bit|little",
      to: "",
      when: nextPos("ADJ"),
      unless: any(
        nextIs("more", "less", "of"),
        not(previousIs("is", "are", "was", "were", "feels", "seems", "be", "been")),
      ),
    },
  ],
  examples: [
    { before: "I think that the plan is sound.", after: "The plan is sound." },
    { before: "In my opinion, the second route is shorter.", after: "The second route is shorter." },
    { before: "The results are somewhat surprising.", after: "The results are surprising." },
    { before: "I just wanted to ask about the lease.", after: "I wanted to ask about the lease." },
    { before: "She was kind of tired.", after: "She was tired." },
    { before: "I think about the plan often.", after: "I think about the plan often." },
    { before: "I believe in small steps.", after: "I believe in small steps." },
    { before: "It is a kind of dried fruit.", after: "It is a kind of dried fruit." },
    { before: "The plan might work.", after: "The plan might work." },
  ],
});
