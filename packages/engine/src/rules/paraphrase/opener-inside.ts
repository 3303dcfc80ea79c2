import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Puts what opens a sentence (a day, a year, a link) right behind its subject. */
export const openerInside: Rule = {
  id: "opener-inside",
  summary: "The same sentence, its opening words behind the subject.",
  stage: "clause",
  level: 6,
  propose: (context) => {
    const moved = move(context);
    return moved ? [moved] : [];
  },
};

const links = new Set([
  ...[
    "in addition",
    "by contrast",
    "in contrast",
    "as a result",
    "on the other hand",
    "in fact",
    "in turn",
    "in response",
  ],
  ...[
    "unfortunately",
    "moreover",
    "furthermore",
    "consequently",
    "nevertheless",
    "nonetheless",
    "similarly",
    "likewise",
  ],
  ...["additionally", "ultimately", "for instance", "for example", "however", "therefore", "meanwhile", "of course"],
  ...[
    "at the same time",
    "in many cases",
    "in some cases",
    "over time",
    "in recent years",
    "fortunately",
    "importantly",
  ],
  ...["in this way", "in comparison", "in practice", "in theory", "in reality", "by comparison", "in short"],
  ...["initially", "instead", "in this case", "in general", "overall", "sadly", "thus", "as such", "in particular"],
]);
const settings = new Set(["in", "on", "during", "after", "at", "since", "by"]);
const times =
  /^(?:years?|months?|weeks?|days?|centur(?:y|ies)|decades?|summer|winter|spring|autumn|mornings?|evenings?|afternoons?|nights?|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|1\d{3}|20\d{2}|war)$/;

function move({ words, text }: Context): Proposal | undefined {
  const stop = words.at(-1)!;
  const comma = words.findIndex((word) => word.text === ",");
  if (!/^[.!]$/.test(stop.text) || comma < 1 || comma > 6 || words.length - comma < 7) return undefined;
  const first = words[0]!;
  const opener = text.slice(first.start, words[comma - 1]!.end);
  const lowered = opener[0]!.toLowerCase() + opener.slice(1);
  if (!links.has(lowered) && !isTime(words, comma)) return undefined;
  const subject = words[comma + 1]!;
  const end = nounPhraseEnd(words, comma + 1);
  if (end === undefined || subject.pos === "PRON" || end > comma + 6) return undefined;
  const clause = clauseAt(words, comma + 1, words.length);
  if (!clause || clause.verb.first !== end || words[end]!.pos === "ADV") return undefined;
  // A first word that only stands in capitals would need another look.
  const head = text.slice(subject.start, subject.end);
  return {
    level: links.has(lowered) ? 6 : 9,
    parts: [
      /^\p{Lu}/u.test(head)
        ? { start: first.start, end: subject.start, after: "" }
        : { start: first.start, end: subject.end, after: capitalize(head) },
      { start: words[end - 1]!.end, end: words[end - 1]!.end, after: `, ${lowered},` },
    ],
  };
}

function isTime(words: readonly Word[], comma: number): boolean {
  return (
    settings.has(words[0]!.lower) &&
    words[0]!.pos === "ADP" &&
    nounPhraseEnd(words, 1) === comma &&
    times.test(words[comma - 1]!.lower)
  );
}
