import type { Word } from "../../document/document.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { type VerbGroup, verbGroupAt } from "../../grammar/verb-group.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Gives the second of two things that someone does its own subject, or a sentence of its own. */
export const ownSubject: Rule = {
  id: "own-subject",
  summary: "The second statement has its own subject.",
  stage: "clause",
  level: 5,
  propose: (context) => {
    const given = repeat(context);
    return given ? [given] : [];
  },
};

const pronouns = new Set(["i", "we", "you", "he", "she", "they", "it"]);
const blocking = new Set(
  "that which who whom whose because if when while whether where why how what or so not n't never no to than as both either let".split(
    " ",
  ),
);

function repeat({ words, text }: Context): Proposal | undefined {
  const stop = words.at(-1)!;
  const subject = words[0]!;
  if (!/^[.!]$/.test(stop.text) || !pronouns.has(subject.lower)) return undefined;
  const verb = verbGroupAt(words, words[1]?.pos === "ADV" ? 2 : 1);
  if (!verb) return undefined;
  const link = words.findIndex(({ lower }) => lower === "and" || lower === "but");
  if (link < verb.last + 2 || words.length - link < 4) return undefined;
  const between = words.slice(0, link);
  if (between.some(({ lower, pos }) => blocking.has(lower) || pos === "SCONJ" || (pos === "PUNCT" && lower !== "-")))
    return undefined;
  if (between.some((_, i) => i > verb.last && verbGroupAt(words, i))) return undefined;
  const at = words[link + 1]?.pos === "ADV" ? link + 2 : link + 1;
  const next = words[at];
  if (next?.pos !== "VERB" || words.slice(at).some(({ lower }) => lower === "and" || lower === "but")) return undefined;
  if (!agrees(words, at, verb) || !isObjectOrEnd(words[at + 1])) return undefined;
  const again = subject.lower === "i" ? "I" : subject.lower;
  const mark = { start: words[link - 1]!.end, end: words[link - 1]!.end, after: "," };
  const joined = [mark, { start: words[link]!.end, end: words[link]!.end, after: ` ${again}` }];
  const apart = [
    {
      start: words[link - 1]!.end,
      end: words[link]!.end,
      after: `. ${capitalize(again)}`,
    },
  ];
  const others = words[link]!.lower === "and" && link > 6 && text.length - words[link]!.end > 25 ? [apart] : [];
  return { parts: joined, others };
}

/** The second verb has the first one's form and can be nothing else. */
function agrees(words: readonly Word[], at: number, verb: VerbGroup): boolean {
  const { lower, lemma } = words[at]!;
  const forms = formsOf(lower, lemma);
  if (verb.first !== verb.last || verb.passive) return false;
  const own = formsOf(words[verb.last]!.lower, words[verb.last]!.lemma);
  if (verb.tense === "past") return forms.includes("ed") && !forms.includes("base") && !own.includes("base");
  return own.includes("s") ? forms.includes("s") : forms.includes("base") && own.includes("base");
}

function isObjectOrEnd(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    (["DET", "ADP", "PRON", "PROPN", "ADV", "NUM", "PART", "ADJ"].includes(word.pos) ||
      word.text === "." ||
      word.pos === "NOUN")
  );
}
