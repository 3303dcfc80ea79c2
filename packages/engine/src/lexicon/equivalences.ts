import { LexiconError, linesOf, type Place } from "./parse.ts";

/** A sentence of a source, and what an answer made of it. */
type Pair = readonly [source: string, answer: string];

/** Refused answers, and accepted ones. */
interface Ban {
  readonly message: string;
  readonly refused: readonly Pair[];
}

/** A class of words that an answer must not lose, must not add, or neither. Words are patterns of whole words. */
export interface Equivalence {
  /** The problem's code where it is lost or added. */
  readonly code: string;
  readonly words: readonly string[];
  /** Words that excuse the loss or the addition where the text that lacks `words` has some of them. */
  readonly also: readonly string[];
  /** Applies where only the source has some. Absent: they may be left out. */
  readonly lost?: Ban;
  /** Applies where only the answer has some. Absent: they may be added. */
  readonly added?: Ban;
  /** Near misses: answers with other words that say the same. */
  readonly allowed: readonly Pair[];
  readonly place: Place;
}

type Open = { -readonly [key in keyof Equivalence]: Equivalence[key] };

/**
 * Reads a file of classes: `code: words`, below it `also:`, `lost:` and `added:`, each of the last two with what is refused
 * (`- source => answer`), and near misses (`= source => answer`). Words have ` | ` between them; `@name: words` names a list.
 * Lines that are indented by four go on with the one above.
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

/** Joins the lines that go on with the one above: after a class those indented by four, after a list by two. */
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
