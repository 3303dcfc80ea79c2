import type { Word } from "../../document/document.ts";
import { relativePronouns } from "../../grammar/closed-classes.ts";
import { longNounPhraseEnd, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { clauseNouns } from "./shorten-clauses.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Offers words that only link: "that" before a clause, "who are" before a phrase, "for example" between commas. */
export const cutLinks: Rule = {
  id: "cut-links",
  modes: ["shorten"],
  summary: "The sentence holds together without these words.",
  stage: "cuts",
  level: 3,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words)) return [];
    return [
      ...thereAre(words),
      ...words.flatMap(
        (_, i) =>
          thatOfObject(words, i) ?? thatOfThought(words, i) ?? whoAre(words, i) ?? betweenCommas(words, i) ?? [],
      ),
    ];
  },
};

const subjects = set("i we you they he she it this these those");
const singling = set("it only what all everything so such same first last");

/** "The costs that this plan brings": the noun is what the relative clause's verb acts on. */
function thatOfObject(words: readonly Word[], i: number): Proposal | undefined {
  const [noun, link, subject] = [words[i - 1], words[i]!, words[i + 1]];
  if ((link.lower !== "that" && link.lower !== "which") || noun?.pos !== "NOUN" || !subject) return undefined;
  if (clauseNouns.has(noun.lemma) || !["DET", "NOUN", "PRON"].includes(subject.pos)) return undefined;
  if (subject.pos === "PRON" && !subjects.has(subject.lower)) return undefined;
  const end = nounPhraseEnd(words, i + 1);
  const group = end === undefined || end > i + 4 ? undefined : verbGroupAt(words, end);
  if (!group || words[group.last]!.lemma === "be" || group.passive) return undefined;
  const after = words[group.last + 1];
  const isObjectFree = after && (after.text === "." || after.text === "," || after.pos === "AUX");
  if (!isObjectFree || /ing$/.test(subject.lower)) return undefined;
  // A verb of telling may govern the clause; a cleft needs its "that".
  if (words.slice(Math.max(0, i - 4), i).some(({ pos }) => pos === "VERB" && tells(words, i))) return undefined;
  if (words.slice(0, i).some(({ lower }) => singling.has(lower))) return undefined;
  return { parts: [{ start: link.start, end: subject.start, after: "" }], worth: 0 };
}

const telling = set("tell say show warn assure inform remind convince teach promise persuade notify ask believe know");

function tells(words: readonly Word[], to: number): boolean {
  return words.slice(0, to).some(({ lemma }) => telling.has(lemma));
}

const thinking = set("realize realise notice wish guess imagine hope feel think know believe mean hear forget see");

/** "She realized that she was late." */
function thatOfThought(words: readonly Word[], i: number): Proposal | undefined {
  const [verb, link, subject] = [words[i - 1], words[i]!, words[i + 1]];
  if (link.lower !== "that" || !verb || !subject || !subjects.has(subject.lower) || /^th[eo]se$/.test(subject.lower))
    return undefined;
  if (verb.pos !== "VERB" || !thinking.has(verb.lemma) || !verbGroupAt(words, i + 2)) return undefined;
  // "They know that it is late and that we wait": the two belong together.
  if (
    words
      .slice(i + 2)
      .some(({ lower }, k, rest) => lower === "that" && /^(?:and|or|but|,)$/.test(rest[k - 1]?.lower ?? ""))
  )
    return undefined;
  return { parts: [{ start: link.start, end: subject.start, after: "" }], worth: 0 };
}

const standing = set("in on at from under near within among behind inside outside across without of");

/** "People who are in need": the phrase can stand at its noun by itself. */
function whoAre(words: readonly Word[], i: number): Proposal | undefined {
  const [noun, link, be, first, second] = [words[i - 1], ...words.slice(i, i + 4)];
  if (noun?.pos !== "NOUN" || !link || !relativePronouns.has(link.lower) || !second) return undefined;
  if (!be || !/^(?:is|are)$/.test(be.lower) || first?.pos !== "ADP" || !standing.has(first.lower)) return undefined;
  if (!["DET", "NOUN", "ADJ", "PRON"].includes(second.pos) || /ing$/.test(second.lower)) return undefined;
  if (words.slice(0, i).some(({ lower }) => singling.has(lower))) return undefined;
  // Two things said of the noun share the verb.
  if (words.slice(i + 4, i + 14).some(({ lower, text }) => text === "," || /^(?:and|or|but)$/.test(lower)))
    return undefined;
  return { parts: [{ start: link.start, end: first.start, after: "" }], worth: 0 };
}

const counts = set("many several some numerous countless");

/** "There are many people who fear": the people can be the subject. */
function thereAre(words: readonly Word[]): Proposal[] {
  const [there, be, first] = words;
  if (there?.lower !== "there" || !be || !/^(?:are|were)$/.test(be.lower) || !counts.has(first?.lower ?? "")) return [];
  const end = nounPhraseEnd(words, 2);
  const link = end === undefined ? undefined : words[end];
  if (!link || !relativePronouns.has(link.lower) || !verbGroupAt(words, end! + 1)) return [];
  return [
    {
      parts: [
        { start: there.start, end: first!.start, after: "" },
        { start: link.start, end: words[end! + 1]!.start, after: "" },
      ],
      worth: 0,
    },
  ];
}

const fillers = /^(?:for (?:example|instance)|of course|in fact|indeed)$/;

/** ", for example," behind an opening phrase or between subject and verb. */
function betweenCommas(words: readonly Word[], i: number): Proposal | undefined {
  if (words[i]!.text !== "," || i < 1) return undefined;
  const close = words.findIndex(({ text }, k) => k > i && text === ",");
  if (close < i + 2 || close > i + 3 || !words[close + 1] || words[close + 1]!.pos === "PUNCT") return undefined;
  const inner = words.slice(i + 1, close).map(({ lower }) => lower);
  if (!fillers.test(inner.join(" "))) return undefined;
  const opens = ["ADP", "SCONJ", "ADV"].includes(words[0]!.pos);
  const lead = words.slice(0, i);
  if (lead.some(({ text }) => text === ",")) return undefined;
  if (opens && !lead.some((_, k) => verbGroupAt(words, k)))
    return { parts: [{ start: words[i]!.start, end: words[close]!.start, after: "" }], worth: 0 };
  if (!opens && longNounPhraseEnd(lead, 0) === i && verbGroupAt(words, close + 1))
    return { parts: [{ start: words[i]!.start, end: words[close]!.end, after: "" }], worth: 0 };
  return undefined;
}
