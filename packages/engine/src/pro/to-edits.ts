import { reasons } from "../change-reasons.ts";
import type { Edit } from "../edit.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Mode } from "../options.ts";
import type { Span } from "../span.ts";
import { type KnownReasons, reasonOf } from "./choose-reason.ts";
import { countWords } from "./cut.ts";
import type { Change } from "./to-changes.ts";

/** The most words of a change that can be undone by itself; a longer one is undone with the whole sentence. */
const few = 3;

interface Source {
  readonly text: string;
  readonly sentences: readonly Span[];
  readonly reasons: KnownReasons;
}

/** Returns changes as edits with reasons; those that rearrange a sentence share a group, numbered from 1. */
export function toEdits(model: LanguageModel, source: Source, changes: readonly Change[], mode: Mode): Edit[] {
  const pieces = changes.map(({ start, end, after }) => ({ start, end, after, before: source.text.slice(start, end) }));
  const groups = groupsOf(source, pieces);
  const spoken = pieces.map(({ before, after }) => ({ before: wordsIn(before), after: wordsIn(after) }));
  const isMoved = (i: number): boolean => {
    const { before, after } = spoken[i]!;
    if ((before === " ") === (after === " ")) return false;
    const [from, to, words] =
      before === " " ? (["before", "after", after] as const) : (["after", "before", before] as const);
    return spoken.some((other, o) => o !== i && other[from].includes(words) && !other[to].includes(words));
  };
  return pieces.map(({ before, after, start, end }, i): Edit => {
    const reason = isMoved(i) ? reasons.moved : reasonOf(model, source.reasons, before, after, mode);
    const group = groups[i];
    return { start, end, before, after, rule: "humanize-pro", reason, ...(group !== undefined && { group }) };
  });
}

/** Returns the words of a wording with a space before and behind each, to search one wording in another. */
function wordsIn(text: string): string {
  return ` ${(text.toLowerCase().match(/\p{L}+/gu) ?? []).join(" ")} `.replace("  ", " ");
}

/** Returns for each change the number of its group; undefined if it belongs to none. */
function groupsOf(
  { sentences }: Source,
  pieces: readonly (Span & { readonly before: string; readonly after: string })[],
): (number | undefined)[] {
  const isSmall = ({ before, after }: { readonly before: string; readonly after: string }): boolean => {
    const [old, now] = [countWords(before), countWords(after)];
    return old > 0 && now > 0 && old <= few && now <= few && !/[,;:.!?—–-]/.test(before + after);
  };
  let s = 0;
  const sentenceOf = pieces.map(({ start }) => {
    while (s + 1 < sentences.length && sentences[s + 1]!.start <= start) s++;
    return s;
  });
  const rearranging = pieces.map((piece, i) => (isSmall(piece) ? undefined : sentenceOf[i]!));
  const numbers = new Map<number, number>();
  for (const sentence of rearranging)
    if (sentence !== undefined && !numbers.has(sentence) && rearranging.filter((one) => one === sentence).length > 1)
      numbers.set(sentence, numbers.size + 1);
  return rearranging.map((sentence) => (sentence === undefined ? undefined : numbers.get(sentence)));
}
