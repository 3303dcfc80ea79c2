import { nextPos } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";

/** Pairs whose two words say the same; the plainer one stays. */
const adjectives: readonly (readonly [first: string, second: string, keep: string])[] = [
  ["new", "innovative", "new"],
  ["innovative", "new", "new"],
  ["fresh", "new", "new"],
  ["full", "complete", "complete"],
  ["entertaining", "engaging", "entertaining"],
  ["important", "significant", "important"],
  ["important", "crucial", "important"],
  ["vital", "important", "important"],
  ["unique", "distinctive", "distinctive"],
  ["unique", "special", "special"],
  ["rich", "vibrant", "rich"],
  ["vibrant", "lively", "lively"],
  ["smooth", "seamless", "smooth"],
  ["seamless", "smooth", "smooth"],
  ["happy", "joyful", "happy"],
  ["various", "diverse", "different"],
  ["varied", "diverse", "varied"],
  ["many", "various", "many"],
  ["robust", "strong", "strong"],
  ["strong", "robust", "strong"],
  ["calm", "peaceful", "peaceful"],
  ["quick", "fast", "quick"],
  ["meaningful", "impactful", "meaningful"],
  ["wide", "diverse", "wide"],
  ["complex", "intricate", "complex"],
  ["intricate", "complex", "complex"],
  ["complex", "multifaceted", "complex"],
  ["thorough", "comprehensive", "thorough"],
  ["comprehensive", "thorough", "thorough"],
  ["careful", "meticulous", "careful"],
];

const others: readonly (readonly [string, string, string])[] = [
  ["hopes", "aspirations", "hopes"],
  ["aims", "objectives", "aims"],
  ["goals", "objectives", "goals"],
  ["goals", "aspirations", "goals"],
  ["hustle", "bustle", "bustle"],
  ["strategies", "approaches", "strategies"],
  ["difficulties", "challenges", "difficulties"],
  ["each", "every", "every"],
  ["first", "foremost", "first"],
  ["carefully", "meticulously", "carefully"],
];

const entries: Entry[] = [...adjectives, ...others].flatMap(([first, second, keep]): Entry[] => [
  { match: `${first} and ${second}`, to: keep },
  { match: `${first} , ${second}`, to: keep, unless: nextPos("PUNCT", "CCONJ") },
]);

export const doubledWords = tableRule({
  id: "doubled-words",
  summary: "The two words say the same, so one is enough.",
  stage: "clause",
  level: 5,
  entries: [
    ...entries,
    { match: "may|might well possibly", to: "$1" },
    { match: "absolutely|completely|totally essential|necessary|vital|crucial", to: "$2" },
    { match: "completely|totally|entirely eliminate|eliminated|unique|finished|full|empty", to: "$2" },
    { match: "end result|results", to: "$2" },
    { match: "past history", to: "history" },
    { match: "future plans", to: "plans" },
    { match: "advance planning", to: "planning" },
    { match: "final outcome", to: "outcome" },
    { match: "close proximity", to: "proximity" },
    { match: "basic fundamentals", to: "basics" },
    { match: "added bonus", to: "bonus" },
    { match: "~collaborate|cooperate|merge|combine|gather together", to: "$1" },
    { match: "still ~remain", to: "$2" },
  ],
  examples: [
    { before: "It is a clear and concise book.", after: "It is a clear and concise book." },
    { before: "We found new and innovative uses for cork.", after: "We found new uses for cork." },
    { before: "Your hopes and aspirations matter here.", after: "Your hopes matter here." },
    { before: "A permit is absolutely essential.", after: "A permit is essential." },
    { before: "The tools are clear, concise, and cheap.", after: "The tools are clear, concise, and cheap." },
    { before: "The colours are clear and bright.", after: "The colours are clear and bright." },
    { before: "They plan new and larger sheds.", after: "They plan new and larger sheds." },
    { before: "Potentially, the dam could fail.", after: "Potentially, the dam could fail." },
    { before: "Rules and regulations differ by state.", after: "Rules and regulations differ by state." },
  ],
});
