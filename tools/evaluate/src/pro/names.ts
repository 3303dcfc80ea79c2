import { hasWords } from "./words-in.ts";

/** A passage, an answer to it, and the names that are marked in both. */
export interface NamedAnswer {
  readonly id: string;
  /** The passage without marks. */
  readonly source: string;
  /** The answer, with marks such as ⟦1:Ada⟧. */
  readonly answer: string;
  /** The name that each mark represents. */
  readonly names: ReadonlyMap<string, string>;
}

/** An answer in which one name was replaced by a name of another passage. */
export interface ExchangedName {
  readonly id: string;
  readonly answer: string;
  readonly was: string;
  readonly name: string;
}

/** Matches a mark, or a name that is not marked: capitalised words within a sentence. */
const place = /⟦\d+:[^⟦⟧]*⟧|(?<=[\p{Ll},;] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu;

/**
 * Returns, for each name in the answers, a copy of the answer in which a name of another passage replaces it. The other
 * names are used in turn.
 */
export function exchangeNames(answers: readonly NamedAnswer[]): ExchangedName[] {
  const found = answers.map((one) => ({ ...one, places: placesIn(one) }));
  const all = [...new Set(found.flatMap(({ places }) => places.map(({ was }) => was)))];
  let next = 0;
  return found.flatMap(({ id, source, answer, places }) => {
    const others = all.filter((name) => !hasWords(source, name));
    if (others.length === 0) return [];
    return places.map(({ at, length, was }): ExchangedName => {
      const name = others[next++ % others.length]!;
      return { id, answer: answer.slice(0, at) + name + answer.slice(at + length), was, name };
    });
  });
}

interface Place {
  readonly at: number;
  readonly length: number;
  readonly was: string;
}

function placesIn({ answer, names }: NamedAnswer): Place[] {
  return [...answer.matchAll(place)].flatMap(({ index, 0: found }): Place[] => {
    const was = found.startsWith("⟦") ? names.get(found) : found;
    return was === undefined ? [] : [{ at: index, length: found.length, was }];
  });
}
