import { hasWords } from "./words-in.ts";

/** A passage and an answer to it, with the marks of its names. */
export interface NamedAnswer {
  readonly id: string;
  /** The passage's own words. */
  readonly source: string;
  /** With marks. */
  readonly answer: string;
  /** Each mark of a name, and the name. */
  readonly names: ReadonlyMap<string, string>;
}

/** An answer in which another passage's name is in the place of one. */
export interface ExchangedName {
  readonly id: string;
  readonly answer: string;
  readonly was: string;
  readonly name: string;
}

/** A mark, or a name without one: capital letters within a sentence. */
const place = /⟦\d+:[^⟦⟧]*⟧|(?<=[\p{Ll},;] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu;

/**
 * Puts, for each name in the answers, a name of another passage in its place, one at a time. Names are taken in turn, each
 * from all that the passage does not have.
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
