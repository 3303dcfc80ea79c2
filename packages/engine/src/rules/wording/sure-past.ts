import { any } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";

const auxiliaries = new Set(
  "is are was were be been being am 's 're 've 'd has have had having get gets got getting".split(" "),
);
const subjects = new Set("i you he she it we they who".split(" "));

/** A form in -ed that may be the past or the participle, so far as the word before it can tell. */
const unclearPast: Restriction = ({ words, from }) => {
  const verb = words.slice(from).find(({ pos }) => pos !== "PUNCT");
  if (!verb?.lower.endsWith("ed")) return false;
  let i = from - 1;
  while (words[i]?.pos === "ADV") i--;
  const left = words[i];
  return !left || !(auxiliaries.has(left.lower) || subjects.has(left.lower));
};

const twoPasts =
  /~?\b(?:beat|become|break|choose|come|do|draw|drive|fall|give|go|grow|hide|know|rise|see|show|shrink|speak|take|throw|wear|write)\b/;

/** The entries, except where they would write a verb such as "take" and it is not plain whether "took" or "taken". */
export function surePast(entries: readonly Entry[]): Entry[] {
  return entries.map((entry) => {
    const { to, unless } = entry;
    if (!(typeof to === "string" ? [to] : to).some((choice) => choice.includes("~") && twoPasts.test(choice)))
      return entry;
    return { ...entry, unless: unless ? any(unless, unclearPast) : unclearPast };
  });
}
