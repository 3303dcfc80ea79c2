import { nameSpans } from "../protect/names.ts";
import { overlaps } from "../span.ts";
import type { Problem } from "./pro.ts";
import type { Read } from "./read.ts";

/** Matches a capitalised word inside a sentence, also one behind a title such as "Dr.". */
const capital =
  /(?<=(?:[\p{L}\p{N},;–—-]|\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Prof|Rev|Gen|Sen|Gov|Capt|Lt)\.) ["“‘(]?)\p{Lu}[\p{L}\p{N}’'-]*/gu;

/** Returns problems with names and other capitalised words inside a sentence that only one text has. */
export function nameProblems(source: Read, answer: Read): Problem[] {
  const said = wordsOf(source.text);
  const added = namesOf(answer).find(
    (name) => wordsOf(name).size > 0 && [...wordsOf(name)].some((word) => !said.has(word)),
  );
  if (added) return [{ code: "added_fact", message: `“${added}” is not in the text: leave it out.` }];
  const says = wordsOf(answer.text);
  const lost = namesOf(source).find((name) => [...wordsOf(name)].some((word) => !says.has(word)));
  return lost ? [{ code: "name", message: `Keep “${lost}”.` }] : [];
}

/** Returns the names outside of protected spans. */
function namesOf({ text, slots, sentences }: Read): string[] {
  const capitals = [...text.matchAll(capital)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
  return [...capitals, ...nameSpans(text, sentences)]
    .filter((span) => !slots.some((slot) => overlaps(slot, span)))
    .map(({ start, end }) => text.slice(start, end))
    .filter((name) => !/^I(?:['’]|$)/.test(name));
}

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .replace(/'s\b/g, "")
      .match(/[\p{L}\p{N}]{2,}/gu),
  );
}
