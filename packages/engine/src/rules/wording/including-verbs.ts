import {
  any,
  describesNoun,
  inFormulas,
  inLaw,
  inSentenceWith,
  nextPos,
  not,
  passive,
  thingActs,
} from "../restrictions.ts";
import { type Restriction, tableRule } from "../table.ts";
import { learned, verbFor } from "./verb-entries.ts";

const shortThing: Restriction = ({ slots }) => slots[1]!.to - slots[1]!.from <= 4;

function followedByInto({ words, to }: Parameters<Restriction>[0]): boolean {
  return words.slice(to, to + 10).some(({ lower }) => lower === "into" || lower === "within");
}

function longLast({ slots }: Parameters<Restriction>[0]): boolean {
  return slots.at(-1)!.to - slots.at(-1)!.from > 4;
}

export const includingVerbs = tableRule({
  id: "including-verbs",
  summary: "A plainer verb says what goes into it or makes sure of it.",
  stage: "wording",
  level: 6,
  entries: [
    verbFor("integrate", "combine", "aspect perspective source field discipline", {
      level: 7,
      unless: any(inFormulas, followedByInto),
    }),
    {
      match: "[ ~integrate ] <NP> [ into ]",
      to: "~bring … into",
      level: 6,
      when: shortThing,
      unless: any(passive, describesNoun, inFormulas),
    },
    {
      match: "[ ~incorporate ] <NP> [ into ]",
      to: "~work … into",
      level: 6,
      when: shortThing,
      unless: any(passive, describesNoun, inLaw, inFormulas),
    },
    verbFor(
      "incorporate",
      "include",
      "element aspect feature detail theme information example activity exercise lesson content factor material reference",
      { level: 6, unless: followedByInto },
    ),
    verbFor("incorporate", "use", "technique method technology tool approach strategy practice design idea principle", {
      level: 6,
      unless: followedByInto,
    }),
    { match: "~involve using", to: "~use", level: 6, unless: passive },
    {
      match: "~incorporate",
      to: ["~use", "~include"],
      level: 7,
      when: nextPos("DET", "ADJ", "NOUN"),
      unless: any(passive, describesNoun, inLaw, followedByInto, ({ words, to }) => words[to]?.lower === "both"),
    },
    { match: "~involve the use of", to: "~use", level: 6, unless: passive },
    {
      match: "~ensure the safety of <NP>",
      to: "~keep $5 safe",
      level: 6,
      unless: any(not(nextPos("PUNCT")), passive, longLast),
    },
    {
      match:
        "[ =ensure that ] the|a|an|they|we|it|you|he|she|our|their|his|her|its|your|my|students|people|everyone|everything|every|each|all|both",
      to: ["~make sure that", "~make sure"],
      level: 5,
      unless: any(thingActs, passive, learned),
    },
    {
      match: "[ =ensure ] they|we|you|he|she|it|everyone|everything|nothing",
      to: "~make sure",
      level: 5,
      unless: any(thingActs, learned),
    },
    {
      match:
        "[ =ensure ] <NP> is|are|can|was|were|has|have|do|does|will|gets|get|receive|receives|stay|stays|remain|remains",
      to: "~make sure",
      level: 6,
      unless: any(thingActs, learned, passive),
    },
    {
      match: "~allow [ for ] greater|more|better|easier|faster|smoother|a|an|easy|quick|flexible",
      to: "",
      level: 6,
      unless: any(passive, inSentenceWith("margin", "error", "possibility", "inflation", "delay")),
    },
    { match: "[ ~render ] it|them|him|her|us|me @ADV? @ADJ", to: "~make", level: 6, unless: inFormulas },
  ],
  examples: [
    {
      before: "The cook incorporated fresh herbs into the sauce.",
      after: "The cook worked fresh herbs into the sauce.",
    },
    { before: "The firm was incorporated in May.", after: "The firm was incorporated in May." },
    { before: "It incorporates elements of jazz.", after: "It includes elements of jazz." },
    { before: "Locks ensure the safety of staff.", after: "Locks keep staff safe." },
    { before: "Check it to ensure the lamp is off.", after: "Check it to make sure the lamp is off." },
    { before: "Locks ensure safety.", after: "Locks ensure safety." },
    { before: "It allows for better control.", after: "It allows better control." },
    { before: "Allow for a margin of error.", after: "Allow for a margin of error." },
  ],
});
