import { LexiconError, linesOf, type Place } from "./parse.ts";

/** A source sentence and a language model's answer to it. */
type Pair = readonly [source: string, answer: string];

/** A message for refused answers, with examples of them. */
interface Ban {
  readonly message: string;
  readonly refused: readonly Pair[];
}

/**
 * A class of words with the same meaning. An answer is refused if it loses the class (only the source has a word of
 * it), adds it, or both. Each word is a pattern of whole words.
 */
export interface Equivalence {
  /** The code of the problem that is reported when words of the class are lost or added. */
  readonly code: string;
  readonly words: readonly string[];
  /** Words that may replace the class: a difference is no problem if the other text has one of these. */
  readonly also: readonly string[];
  /** The refusal if only the source has some of the words; absent if an answer may leave them out. */
  readonly lost?: Ban;
  /** The refusal if only the answer has some of the words; absent if an answer may add them. */
  readonly added?: Ban;
  /** Accepted pairs in which words outside the class have the same meaning. */
  readonly allowed: readonly Pair[];
  readonly place: Place;
}

type Open = { -readonly [key in keyof Equivalence]: Equivalence[key] };

/**
 * Reads a file of classes: a line `code: words` and, below it, `also:`, `lost:` and `added:`. The last two are followed
 * by refused answers (`- source => answer`) and by accepted ones (`= source => answer`). Words have ` | ` between them;
 * `@name: words` names a list. Lines that are indented by four continue the one above.
 * @throws LexiconError
 */
export function parseEquivalences(file: string, text: string): Equivalence[] {
  const lists = new Map<string, readonly string[]>();
  const found: Open[] = [];
  let refused: Pair[] | undefined;
  for (const { content, indent, place } of joined(linesOf(file, text))) {
    const [, name = "", value = ""] = /^(@?[\w-]+): *(.*)$/.exec(content) ?? [];
    const wordsOf = (list: string): string[] => list.split(" | ").flatMap((word) => expanded(word, lists, place));
    const current = found.at(-1);
    if (indent === 0 && name.startsWith("@")) lists.set(name, wordsOf(value));
    else if (indent === 0 && name !== "") {
      found.push({ code: name, words: wordsOf(value), also: [], allowed: [], place });
      refused = undefined;
    } else if (!current) throw new LexiconError(place, "There is no class above this line.");
    else if (content.startsWith("- ") && refused) refused.push(pairOf(content, place));
    else if (content.startsWith("= ")) current.allowed = [...current.allowed, pairOf(content, place)];
    else if (name === "also") current.also = wordsOf(value);
    else if (name === "lost" || name === "added") {
      refused = [];
      current[name] = { message: value, refused };
    } else throw new LexiconError(place, "A line of a class is “also:”, “lost:”, “added:”, “- …” or “= …”.");
  }
  return found;
}

type Line = ReturnType<typeof linesOf>[number];

/** Joins continuation lines with the line above: those indented by four in a class, by two in a list. */
function joined(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const last = whole.at(-1);
    const goesOn = line.indent > 2 || (line.indent === 2 && line.content.startsWith("| "));
    if (goesOn && last) whole[whole.length - 1] = { ...last, content: `${last.content} ${line.content}` };
    else whole.push(line);
  }
  return whole;
}

function expanded(word: string, lists: ReadonlyMap<string, readonly string[]>, place: Place): readonly string[] {
  if (!word.startsWith("@")) return [word];
  const list = lists.get(word);
  if (!list) throw new LexiconError(place, `There is no list “${word}” above.`);
  return list;
}

function pairOf(content: string, place: Place): Pair {
  const [source = "", answer, ...more] = content.slice(2).split(" => ");
  if (answer === undefined || more.length > 0) throw new LexiconError(place, "An example is “source => answer”.");
  return [source, answer];
}
