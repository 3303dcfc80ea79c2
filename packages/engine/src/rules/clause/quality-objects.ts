import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { headOf, isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";

interface Gerund {
  /** The last word of what the infinitive replaces. */
  readonly first: Word;
  /** The infinitive: "to wake", "not to wake". */
  readonly text: string;
  readonly lemma: string;
  /** Further gerunds joined to the first, made bare. */
  readonly rest: readonly Part[];
}

/** A gerund with its object at `index`, as an infinitive; undefined where it may be a noun or where a list is unclear. */
export function gerundAt(words: readonly Word[], index: number): Gerund | undefined {
  const negated = words[index]?.lower === "not";
  const at = negated ? index + 1 : index;
  const first = words[at];
  const next = words[at + 1];
  if (
    !first ||
    !next ||
    !isGerund(first) ||
    !["DET", "PRON", "NOUN", "ADJ", "PROPN", "ADP", "NUM", "PART"].includes(next.pos)
  )
    return undefined;
  if (next.lower === "of" || next.lower === "and" || next.lower === "or") return undefined;
  // "Aging pipes", "driving skills": a participle or a noun before its noun.
  if (next.pos === "NOUN" && ["learning", "training", "working", "living", "growing", "aging"].includes(first.lower))
    return undefined;
  const rest: Part[] = [];
  for (let i = at + 2; i < words.length; i++) {
    const word = words[i]!;
    const left = words[i - 1]!;
    if (!/^[a-z]{2,}ing$/.test(word.lower)) continue;
    if (left.text === ",") {
      const closing = words.slice(at, i).filter((other) => other.text === ",").length;
      if (
        isGerund(word) &&
        closing === 1 &&
        !words.slice(i).some((other) => other.lower === "and" || other.lower === "or")
      )
        break;
      return undefined;
    }
    if (left.lower !== "and" && left.lower !== "or") continue;
    if (!isGerund(word) || rest.length > 0) return undefined;
    if (words.slice(at + 1, i).some((other) => other.text === "," || /ing$/.test(other.lower))) return undefined;
    rest.push({ start: word.start, end: word.end, after: word.lemma });
  }
  const text = negated ? `not to ${first.lemma}` : `to ${first.lemma}`;
  return { first, text, lemma: first.lemma, rest };
}

function isGerund({ lower, lemma, pos }: Word): boolean {
  return pos === "VERB" && lemma !== lower && formsOf(lower, lemma).includes("ing") && lemma !== "be";
}

const inner = new Set(["of", "in", "for", "between", "within", "to", "from", "on", "with"]);

/** After these stands where or for whom it is so; the verb can come first. */
const circumstances: ReadonlySet<string> = new Set(["in", "on", "for", "with", "within"]);
/** Nouns that what comes after those words belongs to. */
const complemented = new Set(
  `investment interest belief trust participation increase change reduction improvement difference role place faith
  confidence research work need demand respect support love care reason relationship connection communication
  experience training lesson skill impact effect focus emphasis reliance limit restriction contact collaboration
  partnership engagement problem issue`.split(/\s+/),
);

/** A noun phrase that ends the clause, with its number; undefined where more belongs to it or its number is not sure. */
export function phraseAt(
  words: readonly Word[],
  index: number,
  stops: ReadonlySet<string> = circumstances,
): { end: number; plural: boolean } | undefined {
  let end = nounPhraseEnd(words, index);
  if (end === undefined || words[end - 1]!.pos === "PRON") return undefined;
  const head = headOf(words, index, end);
  if (words[head]!.pos !== "NOUN" || /ing$/.test(words[index]!.lower)) return undefined;
  let plural = isPlural(words[head]!);
  let linked = false;
  while (words[end] && end - index < 9) {
    const link = words[end]!.lower;
    if (stops.has(link))
      return stops === circumstances && complemented.has(words[end - 1]!.lemma) ? undefined : { end, plural };
    if (link === "and") {
      if (linked) return undefined;
      plural = true;
    } else if (!inner.has(link)) break;
    else if (plural && words.slice(index, end).some(({ lower }) => lower === "and")) return undefined;
    else linked = true;
    const next = nounPhraseEnd(words, end + 1);
    if (next === undefined) return undefined;
    end = next;
  }
  const after = words[end];
  if (!after || end - index > 9) return undefined;
  if (after.text === "." || after.text === ";" || after.text === "!") return { end, plural };
  // A comma may go on with a list; a participle or a conjunction after it does not.
  const next = words[end + 1];
  if (after.text !== "," || !next) return undefined;
  const closes =
    ["but", "while", "so", "because", "especially", "particularly"].includes(next.lower) ||
    (next.pos === "VERB" && /ing$/.test(next.lower)) ||
    (next.lower === "and" && words[end + 2]?.pos === "PRON");
  return closes ? { end, plural } : undefined;
}
