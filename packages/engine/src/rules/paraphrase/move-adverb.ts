import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { relativePronouns } from "../../grammar/closed-classes.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Puts an adverb where it may stand as well: before the sentence, beside the verb or at the end. */
export const moveAdverb: Rule = {
  id: "move-adverb",
  summary: "The same adverb, in another of its places.",
  stage: "clause",
  level: 1,
  propose: (context) =>
    [...toFront(context), ...toVerb(context), ...besideParticiple(context.words)].map((parts) => ({ parts })),
};

const fronted = new Set(
  `often sometimes usually generally typically recently currently eventually ultimately finally suddenly initially
  occasionally frequently originally previously additionally traditionally historically increasingly unfortunately
  apparently surely certainly perhaps probably clearly obviously similarly consequently therefore thus soon`.split(
    /\s+/,
  ),
);
/** These stand well beside the verb when they came first. */
const inner = new Set(
  `often sometimes usually generally typically recently currently eventually ultimately finally suddenly initially
  occasionally frequently originally previously traditionally historically therefore thus consequently additionally
  similarly certainly clearly obviously soon later sadly unfortunately`.split(/\s+/),
);

type Parts = Proposal["parts"];

/** "The shop often sells bread." becomes "Often, the shop sells bread." */
function toFront({ words }: Context): Parts[] {
  const clause = plainClause(words, 0);
  const first = words[0]!;
  if (!clause || !["DET", "PRON", "NOUN"].includes(first.pos) || first.text === "I") return [];
  const { from, to } = clause;
  const at = words.findIndex((word, i) => i >= from && i <= to && (fronted.has(word.lower) || word.lower === "also"));
  const adverb = words[at];
  const next = words[at + 1];
  if (adverb?.pos !== "ADV" || !next || !["VERB", "AUX", "ADJ"].includes(next.pos)) return [];
  if (words[at - 1]!.pos === "ADV" || words[at - 1]!.lower === "not" || words[at - 1]!.lower === "n't") return [];
  if (next.pos === "ADJ" && adverb.lower !== "also") return [];
  const opener = adverb.lower === "also" ? "In addition" : capitalize(adverb.lower);
  const lowered = first.text[0]!.toLowerCase() + first.text.slice(1);
  return [
    [
      { start: first.start, end: first.end, after: `${opener}, ${lowered}` },
      { start: adverb.start, end: next.start, after: "" },
    ],
  ];
}

/** "Eventually, the farmers sold the barn." becomes "The farmers eventually sold the barn." */
function toVerb({ words, text }: Context): Parts[] {
  const [adverb, comma, next] = words;
  if (!adverb || comma?.text !== "," || !next || !inner.has(adverb.lower)) return [];
  const clause = plainClause(words, 2);
  if (!clause || clause.from > 10 || ["it", "there"].includes(next.lower)) return [];
  const { from, to } = clause;
  const auxiliary = words[from]!.pos === "AUX";
  // "was closed" takes it after the auxiliary, "closed" before.
  const at = words[auxiliary ? from : from - 1]!.end;
  if (words.slice(from, to + 1).some((word) => word.pos === "ADV" || word.pos === "PART")) return [];
  return [
    [
      { start: adverb.start, end: next.end, after: capitalize(text.slice(next.start, next.end)) },
      { start: at, end: at, after: ` ${adverb.lower}` },
    ],
  ];
}

/** The verb group of a clause that starts at `from` and is the sentence's first, with nothing joined before it. */
function plainClause(words: readonly Word[], from: number): { from: number; to: number } | undefined {
  if (!/^[.!]$/.test(words.at(-1)!.text)) return undefined;
  const clause = clauseAt(words, from, words.length);
  if (!clause || words[from]!.pos === "SCONJ") return undefined;
  const { first, last } = clause.verb;
  if (
    words.slice(from, first).some((word) => ["PUNCT", "SCONJ"].includes(word.pos) || relativePronouns.has(word.lower))
  )
    return undefined;
  const start = fronted.has(words[first - 1]?.lower ?? "") || words[first - 1]?.lower === "also" ? first - 1 : first;
  return { from: start, to: Math.max(last, first) };
}

const manner = new Set(
  `carefully quickly slowly deliberately precisely accurately efficiently effectively directly explicitly
  properly correctly beautifully skillfully thoughtfully meticulously`.split(/\s+/),
);

/** "was carefully built by" becomes "was built carefully by". */
function besideParticiple(words: readonly Word[]): Parts[] {
  return words.flatMap((adverb, i): Parts[] => {
    const [before, verb, after] = [words[i - 1], words[i + 1], words[i + 2]];
    if (!manner.has(adverb.lower) || before?.lemma !== "be" || verb?.pos !== "VERB" || after?.pos !== "ADP") return [];
    if (!/(?:ed|en|t)$/.test(verb.lower)) return [];
    return [
      [
        { start: adverb.start, end: verb.start, after: "" },
        { start: verb.end, end: verb.end, after: ` ${adverb.lower}` },
      ],
    ];
  });
}
