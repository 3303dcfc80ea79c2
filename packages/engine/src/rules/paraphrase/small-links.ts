import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { personPronouns } from "../../grammar/closed-classes.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { capitalize } from "../../lexicon/template.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** Writes small links that may be there or not: "that" before a clause, "with" before a circumstance. */
export const smallLinks: Rule = {
  id: "small-links",
  summary: "The same parts, with or without a small link.",
  stage: "clause",
  level: 7,
  propose: (context) => [
    ...(phraseInside(context) ?? []),
    ...context.words.flatMap((_, i) => turns.flatMap((turn) => turn(context.words, i) ?? [])),
  ],
};

const openers = new Set(
  "if when while as because since although though unless until after before once whenever where".split(" "),
);
const times =
  /^(?:time|day|year|month|week|morning|evening|night|moment|minute|second|hour|today|now|afternoon|summer|winter)$/;

/** "the house he had built" becomes "the house that he had built". */
function addThat(words: readonly Word[], i: number): Proposal | undefined {
  const noun = words[i]!;
  const subject = words[i + 1];
  const verb = words[i + 2];
  if (noun.pos !== "NOUN" || times.test(noun.lemma) || !subject || !verb || !["VERB", "AUX"].includes(verb.pos))
    return undefined;
  if (!personPronouns.has(subject.lower) || !verbGroupAt(words, i + 2)) return undefined;
  const before = words.slice(0, i);
  if (before.some(({ lower, pos }) => openers.has(lower) || pos === "SCONJ" || lower === "that" || lower === "and"))
    return undefined;
  const stop = before.findLastIndex(({ pos, text }) => pos === "PUNCT" && text !== "-");
  // A verb before the noun shows that the noun is not the setting of what follows.
  const governed = before.slice(stop + 1).some((word, k) => word.pos !== "PART" && verbGroupAt(words, stop + 1 + k));
  return governed ? replace(noun.end, noun.end, " that") : undefined;
}

const contents =
  /^(?:fact|idea|belief|claim|view|notion|hope|fear|news|evidence|possibility|chance|extent|degree|way|so|such|point|sign|risk|condition|feeling|reason)$/;

/** "the house that he had built" becomes "the house he had built". */
function dropThat(words: readonly Word[], i: number): Proposal | undefined {
  const that = words[i]!;
  const noun = words[i - 1];
  const subject = words[i + 1];
  if (
    that.lower !== "that" ||
    noun?.pos !== "NOUN" ||
    contents.test(noun.lemma) ||
    !personPronouns.has(subject?.lower ?? "")
  )
    return undefined;
  if (
    !verbGroupAt(words, i + 2) ||
    words.slice(Math.max(0, i - 6), i).some(({ lower }) => ["so", "such", "it"].includes(lower))
  )
    return undefined;
  return replace(that.start, subject!.start, "");
}

const owners = new Set(["his", "her", "its", "their", "my", "our"]);

/** ", her heart pounding" becomes ", with her heart pounding". */
function addWith(words: readonly Word[], i: number): Proposal | undefined {
  const comma = words[i]!;
  const owner = words[i + 1];
  if (comma.text !== "," || !owner || !owners.has(owner.lower) || i < 2) return undefined;
  const end = circumstanceEnd(words, i + 1);
  return end === undefined ? undefined : replace(comma.end, comma.end, " with");
}

/** ", with her heart pounding" becomes ", her heart pounding". */
function dropWith(words: readonly Word[], i: number): Proposal | undefined {
  const [comma, link, owner] = words.slice(i, i + 3);
  if (comma?.text !== "," || link?.lower !== "with" || !owner || !owners.has(owner.lower)) return undefined;
  return circumstanceEnd(words, i + 2) === undefined ? undefined : replace(link.start, owner.start, "");
}

/** The end of "her heart pounding …": a noun and an -ing form, no finite verb and no list, up to the stop. */
function circumstanceEnd(words: readonly Word[], from: number): number | undefined {
  const phrase = nounPhraseEnd(words, from);
  if (phrase === undefined) return undefined;
  let verb = phrase;
  if (["in", "on", "of", "at"].includes(words[verb]?.lower ?? "")) verb = nounPhraseEnd(words, verb + 1) ?? verb;
  if (words[verb]?.pos !== "VERB" || !words[verb]!.lower.endsWith("ing")) return undefined;
  for (let k = verb + 1; k < words.length; k++) {
    const { text, lower } = words[k]!;
    if (text === "." && k === words.length - 1) return k;
    if (text === "," || lower === "and" || verbGroupAt(words, k)) return undefined;
  }
  return undefined;
}

const made = new Set(
  `written illustrated published created designed built founded developed directed produced painted composed introduced
  proposed discovered invented released conducted performed`.split(/\s+/),
);

/** "a book written by a nurse" becomes "a book that was written by a nurse". */
function madeBy(words: readonly Word[], i: number): Proposal | undefined {
  const noun = words[i]!;
  const [verb, by] = words.slice(i + 1, i + 3);
  if (noun.pos !== "NOUN" || isPersonNoun(noun) || verb?.pos !== "VERB" || !made.has(verb.lower) || by?.lower !== "by")
    return undefined;
  if (!words.slice(0, i).some((_, k) => verbGroupAt(words, k)) || words[i - 1]?.text === ",") return undefined;
  if (words.slice(i + 3).some(({ lower }) => lower === "and")) return undefined;
  return replace(noun.end, noun.end, ` that ${isPlural(noun) ? "were" : "was"}`);
}

const settings = new Set("in at on during after throughout within under despite across among for over".split(" "));

/** "In some towns, the shops sell bread." becomes "The shops, in some towns, sell bread." */
function phraseInside({ words, text }: Context): Proposal[] | undefined {
  const first = words[0]!;
  const comma = nounPhraseEnd(words, 1);
  if (!settings.has(first.lower) || comma === undefined || words[comma]?.text !== "," || comma > 5) return undefined;
  if (
    /^(?:addition|conclusion|fact|summary|short|contrast|general|particular|essence|turn|example|instance|me|it|this)$/.test(
      words[comma - 1]!.lower,
    )
  )
    return undefined;
  const end = nounPhraseEnd(words, comma + 1);
  const clause = clauseAt(words, comma + 1, words.length);
  const next = words[comma + 1]!;
  if (end === undefined || clause?.verb.first !== end || next.pos === "PRON" || end > comma + 6) return undefined;
  if (words.slice(comma + 1, end).some(({ lower }) => lower === "'s")) return undefined;
  const phrase = text.slice(first.start, words[comma - 1]!.end);
  const at = words[end - 1]!.end;
  return [
    {
      parts: [
        { start: first.start, end: next.end, after: capitalize(text.slice(next.start, next.end)) },
        { start: at, end: at, after: `, ${phrase[0]!.toLowerCase()}${phrase.slice(1)},` },
      ],
      level: 9,
    },
  ];
}

/** "a man that sells bread" becomes "a man who sells bread", and the other way. */
function whoThat(words: readonly Word[], i: number): Proposal | undefined {
  const link = words[i]!;
  const noun = words[i - 1];
  if ((link.lower !== "who" && link.lower !== "that") || noun?.pos !== "NOUN" || !isPersonNoun(noun)) return undefined;
  if (!verbGroupAt(words, i + 1) || words.slice(Math.max(0, i - 4), i).some(({ lemma }) => telling.test(lemma)))
    return undefined;
  return replace(link.start, link.end, link.lower === "who" ? "that" : "who", { level: link.lower === "who" ? 9 : 7 });
}

const telling = /^(?:tell|inform|assure|remind|convince|show|warn|teach|persuade|promise|it|so|such)$/;

const spans = new Set(["last", "this", "next", "every", "each"]);

/** "He sold the barn last year." becomes "Last year, he sold the barn." */
function timeToFront(words: readonly Word[], i: number): Proposal | undefined {
  const first = words[0]!;
  const stop = words.at(-1)!;
  const single = words.length - 1 - i === 1 && /^(?:yesterday|tomorrow|tonight)$/.test(words[i]!.lower);
  const double = words.length - 1 - i === 2 && spans.has(words[i]!.lower) && times.test(words[i + 1]!.lemma);
  if ((!single && !double) || !/^[.!]$/.test(stop.text) || i < 4 || words[i - 1]!.pos === "ADP") return undefined;
  if (
    words
      .slice(0, i)
      .some(
        ({ pos, text, lower }) =>
          pos === "PUNCT" ||
          text === ";" ||
          ["and", "but", "that", "who", "which", "to", "if", "when", "than", "as"].includes(lower),
      )
  )
    return undefined;
  if (!["DET", "PRON", "PROPN"].includes(first.pos) || !clauseAt(words, 0, i)) return undefined;
  const phrase = words
    .slice(i, -1)
    .map(({ lower }) => lower)
    .join(" ");
  const lowered = first.text === "I" ? "I" : first.text[0]!.toLowerCase() + first.text.slice(1);
  return {
    parts: [
      first.pos === "PROPN"
        ? { start: first.start, end: first.start, after: `${capitalize(phrase)}, ` }
        : { start: first.start, end: first.end, after: `${capitalize(phrase)}, ${lowered}` },
      { start: words[i - 1]!.end, end: stop.start, after: "" },
    ],
  };
}

const turns = [addThat, dropThat, addWith, dropWith, madeBy, whoThat, timeToFront] as const;
