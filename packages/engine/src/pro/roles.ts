import type { Word } from "../document/document.ts";
import { type Content, contentOf } from "./content.ts";

/** What stands before and behind a verb, and whether "by" brings in who does it. */
interface Roles {
  readonly left: ReadonlySet<string>;
  readonly right: ReadonlySet<string>;
  readonly isPassive: boolean;
}

const reach = 8;
const be = new Set("am is are was were be been being 's 're get gets got".split(" "));

/**
 * A verb whose two sides changed places, so that another does what is done: the same words in the same voice on other
 * sides, or on the same sides in another voice. Undefined where who does what is the same, or cannot be told.
 */
export function roleProblem(source: readonly Word[], answer: readonly Word[]): string | undefined {
  for (const [i, word] of source.entries()) {
    if (
      contentOf([word], () => true).length === 0 ||
      !isVerb(word) ||
      source.filter(({ lemma }) => lemma === word.lemma).length !== 1
    )
      continue;
    const places = answer.flatMap((other, at) => (isVerb(other) && other.lemma === word.lemma ? [at] : []));
    if (places.length !== 1) continue;
    const was = rolesOf(source, i);
    const is = rolesOf(answer, places[0]!);
    const stays = meets(was.left, is.left) && meets(was.right, is.right);
    const crosses = [meets(was.left, is.right), meets(was.right, is.left)];
    const isSameVoice = was.isPassive === is.isPassive;
    const isSwapped = crosses.every(Boolean) && !meets(was.left, is.left);
    if (isSameVoice ? isSwapped : stays && !crosses.some(Boolean)) return word.lower;
  }
  return undefined;
}

/** Two things of a sentence each of which has taken the other's place: "the nurse … the doctor". */
export function exchangeProblem(source: readonly Word[], answer: readonly Word[]): string | undefined {
  const [old, now] = [surroundings(source), surroundings(answer)];
  const moved = [...old].flatMap(([lemma, was]) => {
    const is = now.get(lemma);
    return is ? [{ lemma, was, is }] : [];
  });
  const isDrawn = (one: (typeof moved)[number], other: (typeof moved)[number]): boolean =>
    shared(one.is, other.was) > shared(one.is, one.was);
  for (const [i, one] of moved.entries())
    for (const other of moved.slice(i + 1)) if (isDrawn(one, other) && isDrawn(other, one)) return one.lemma;
  return undefined;
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((key) => other.has(key)).length;
}

/** For each thing or quality that occurs once, the other words of meaning in its part of the sentence. */
function surroundings(words: readonly Word[]): Map<string, ReadonlySet<string>> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(nameOf(word), (counts.get(nameOf(word)) ?? 0) + 1);
  const found = new Map<string, ReadonlySet<string>>();
  let start = 0;
  for (let end = 0; end <= words.length; end++) {
    if (end < words.length && !partEnd.test(words[end]!.lower)) continue;
    const content = contentOf(words.slice(start, end), () => true).map(({ word }) => word);
    for (const word of content)
      if (word.pos !== "VERB" && counts.get(nameOf(word)) === 1)
        found.set(nameOf(word), new Set(content.filter((other) => other !== word).map(nameOf)));
    start = end + 1;
  }
  return found;
}

const partEnd = /^(?:[,;:.!?()—–]|and|or|but|while|whereas|because|although|that|which|who)$/;

/** The lemma; the tagger leaves the plural of a capitalised word as it is. */
function nameOf({ lemma, pos }: Word): string {
  return pos === "PROPN" ? lemma.replace(/s$/, "") : lemma;
}

/** Between two sides of which each is what the other is compared with, follows from or comes after. */
const pivots = new Set("than because before after if unless until although".split(" "));

/** A word between two sides that changed places around it. */
export function pivotProblem(source: readonly Word[], answer: readonly Word[]): string | undefined {
  for (const [i, { lower }] of source.entries()) {
    if (!pivots.has(lower) || source.filter((word) => word.lower === lower).length !== 1) continue;
    const places = answer.flatMap((word, at) => (word.lower === lower ? [at] : []));
    if (places.length !== 1) continue;
    const [was, is] = [sidesOf(source, i), sidesOf(answer, places[0]!)];
    const isCrossed = meets(was.left, is.right) && meets(was.right, is.left);
    if (isCrossed && !meets(was.right, is.right)) return lower;
  }
  return undefined;
}

function sidesOf(words: readonly Word[], i: number): Pick<Roles, "left" | "right"> {
  const keys = (side: readonly Word[]): Set<string> =>
    new Set(contentOf(side, () => true).map(({ word }) => word.lemma));
  return { left: keys(words.slice(Math.max(0, i - reach), i)), right: keys(words.slice(i + 1, i + 1 + reach)) };
}

/** The tagger takes some past forms between two nouns for a third. */
function isVerb({ pos, lower }: Word): boolean {
  return pos === "VERB" || (pos === "NOUN" && /\p{L}{3}ed$/u.test(lower));
}

function rolesOf(words: readonly Word[], i: number): Roles {
  const isPassive =
    words[i + 1]?.lower === "by" ||
    (words.slice(Math.max(0, i - 5), i).some(({ lower }) => be.has(lower)) &&
      words.slice(i + 1, i + 4).some(({ lower }) => lower === "by"));
  const keys = (content: readonly Content[]): Set<string> =>
    new Set(
      content.flatMap(({ word }) =>
        (word.pos === "NOUN" || word.pos === "PROPN") && !isVerb(word) ? [word.lemma] : [],
      ),
    );
  const isOpen = (): boolean => true;
  return {
    left: keys(contentOf(words.slice(Math.max(0, i - reach), i), isOpen)),
    right: keys(contentOf(words.slice(i + 1, i + 1 + reach), isOpen)),
    isPassive,
  };
}

function meets(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((key) => other.has(key));
}
