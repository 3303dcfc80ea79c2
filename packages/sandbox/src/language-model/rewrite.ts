import { passages } from "./passages.ts";
import { mark, type Prompt } from "./prompt.ts";

/**
 * Returns a correct answer: a prepared rewrite if the passage has one, otherwise light edits. The seed selects one of
 * two.
 */
export function rewriteWell({ text, seed }: Prompt): string {
  return writtenFor(text, seed) ?? editLightly(text, seed);
}

/**
 * Returns the prepared rewrite of a passage, with the passage's marks in place of the protected text; undefined if
 * there is none.
 */
function writtenFor(text: string, seed: number): string | undefined {
  const shown = readable(text);
  const passage = passages.find(({ stiff }) => readable(stiff) === shown);
  if (!passage) return undefined;
  const edited = passage.edited[seed % 2 === 0 ? 0 : 1];
  let result = "";
  let position = 0;
  for (const [whole, , content = ""] of text.matchAll(mark)) {
    const link = content === "link" ? /https?:\/\/[^\s,]+/.exec(edited.slice(position))?.[0] : undefined;
    const original = link ?? content;
    const at = edited.indexOf(original, position);
    if (at < 0) return undefined;
    result += edited.slice(position, at) + whole;
    position = at + original.length;
  }
  return result + edited.slice(position);
}

/** Replaces each mark by the text that it shows, or by a placeholder word. */
function readable(text: string): string {
  return text.replace(mark, "$2").replace(/https?:\/\/[^\s,]+/g, "link");
}

/** Patterns for stiff words, each with two plainer replacements. None changes number, tense, negation or modality. */
const swaps: readonly (readonly [pattern: RegExp, first: string, second: string])[] = [
  [/\bin order to\b/g, "to", "so as to"],
  [/\bdue to the fact that\b/g, "because", "since"],
  [/\butilizes\b/g, "uses", "makes use of"],
  [/\butilized\b/g, "used", "made use of"],
  [/\butilize\b/g, "use", "make use of"],
  [/\bnumerous\b/g, "many", "a lot of"],
  [/\badditional\b/g, "more", "further"],
  [/\bprior to\b/g, "before", "ahead of"],
  [/\bsubsequently\b/g, "later", "after that"],
  [/\bpurchased\b/g, "bought", "bought"],
  [/\bcommenced\b/g, "began", "started"],
  [/\bobtained\b/g, "got", "got hold of"],
  [/\bindividuals\b/g, "people", "people"],
  [/\bassistance\b/g, "help", "support"],
  [/\bapproximately\b/g, "about", "roughly"],
  [/\bHowever, /g, "But ", "Still, "],
  [/\bMoreover, /g, "Also, ", "What is more, "],
  [/\bFurthermore, /g, "Also, ", "Besides, "],
  [/\bIn addition, /g, "Also, ", "Besides, "],
  [/\bTherefore, /g, "So ", "For that reason, "],
  [/\bConsequently, /g, "So ", "As a result, "],
  [/\bIt is important to note that (\p{Ll})/gu, "⇧$1", "⇧$1"],
  [/\bIt is worth noting that (\p{Ll})/gu, "⇧$1", "⇧$1"],
  [/\bplays a crucial role in\b/g, "matters for", "is important for"],
  [/\ba wide range of\b/g, "many", "all kinds of"],
  [/\bwith regard to\b/g, "about", "on"],
  [/\bat this point in time\b/g, "now", "at present"],
];

/** Replaces stiff words in a text, but not inside marks for protected text. */
function editLightly(text: string, seed: number): string {
  const pieces = text.split(/(⟦[^⟦⟧]*⟧)/);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 1) return piece;
      return swaps
        .reduce((done, [pattern, first, second]) => done.replace(pattern, seed % 2 === 0 ? first : second), piece)
        .replace(/⇧(\p{Ll})/gu, (_, letter: string) => letter.toUpperCase());
    })
    .join("");
}
