import {
  all,
  any,
  attributive,
  coordinated,
  inSentenceWith,
  nextLemma,
  not,
  objectIs,
  pluralNext,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { anywhere, beforeNoun } from "./adjective-entries.ts";

const owners = ["this", "that", "these", "those", "my", "your", "his", "her", "its", "our", "their", "and", ","];

/** How new something is. */
export const novelty: Entry[] = [
  {
    match: "the|our|their|its|your cutting - edge",
    to: "$1 latest",
    level: 3,
    when: attributive,
  },
  {
    match: "cutting - edge",
    to: "the latest",
    level: 3,
    when: bareBefore("technology", "tool", "equipment", "device", "technique"),
  },
  {
    match: "cutting - edge",
    to: "new",
    level: 4,
    when: attributive,
    unless: bareBefore("technology", "tool", "equipment", "device", "technique"),
  },
  beforeNoun("innovative", "new", 5, any(coordinated, previousIs("and", ","), inSentenceWith("new"))),
  { match: "new [ and innovative ]", to: "", level: 4, when: attributive },
  { match: "[ innovative and ] new", to: "", level: 4 },
  beforeNoun(
    "groundbreaking",
    ["pioneering", "new"],
    6,
    any(coordinated, nextLemma("ceremony", "innovation", "novelty", "discovery")),
  ),
  beforeNoun(
    "novel/ADJ",
    "new",
    5,
    any(
      coordinated,
      nextLemma("coronavirus", "series", "writer"),
      previousIs("'s", "graphic", "and", "this", "his", "her"),
    ),
  ),
  anywhere("burgeoning", "growing", 4),
  beforeNoun("nascent", "new", 6),
  { match: "ever - evolving|changing", to: "changing", level: 4, when: attributive },
  { match: "ever - growing|increasing|expanding", to: "growing", level: 4, when: attributive },
  {
    match: "rapidly evolving",
    to: "fast-changing",
    level: 6,
    when: attributive,
    unless: previousIs("is", "are", "was"),
  },
  beforeNoun("subsequent", "later", 6, any(not(pluralNext), previousIs("two", "three", "four"))),
  beforeNoun(
    "initial",
    "first",
    6,
    not(nextLemma("attempt", "step", "stage", "impression", "reaction", "thought", "visit", "meeting", "draft")),
  ),
  beforeNoun(
    "primary",
    "main",
    5,
    not(
      nextLemma(
        "goal",
        "reason",
        "purpose",
        "objective",
        "focus",
        "concern",
        "cause",
        "aim",
        "factor",
        "task",
        "advantage",
      ),
    ),
  ),
];

/** One of the nouns follows, and nothing that belongs to it goes before. */
function bareBefore(...nouns: string[]): Restriction {
  return all(objectIs(...nouns), not(previousPos("DET", "ADJ", "NOUN")), not(previousIs(...owners)));
}
