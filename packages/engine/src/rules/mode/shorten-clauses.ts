import type { Word } from "../../document/document.ts";
import { formsOfBe, relativePronouns } from "../../grammar/closed-classes.ts";
import { formsOf, verbForm } from "../../grammar/inflect.ts";
import { isPlural, nounPhraseEnd } from "../../grammar/noun-phrase.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { ofToPossessive } from "./possessive.ts";

/** Turns clauses into phrases and drops words that only link. */
export const shortenClauses: Rule = {
  id: "shorten-clauses",
  modes: ["shorten"],
  summary: "A phrase does the work of a clause.",
  stage: "clause",
  level: 4,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words)) return [];
    return words.flatMap(
      (_, i) =>
        reduceRelative(words, i) ??
        relativeToIng(words, i) ??
        relativeToWith(words, i) ??
        adjectiveBefore(words, i) ??
        dropThat(words, i) ??
        shareSubject(words, i) ??
        ofToPossessive(words, i) ??
        [],
    );
  },
};

/** "that are used by" becomes "used by". */
function reduceRelative(words: readonly Word[], i: number): Proposal | undefined {
  const [pronoun, be, participle, after] = words.slice(i, i + 4);
  if (!pronoun || !be || !participle || !after || !relativePronouns.has(pronoun.lower)) return undefined;
  if (!formsOfBe.has(be.lower)) return undefined;
  const before = words[i - 1];
  const antecedent = before?.text === "," ? words[i - 2] : before;
  if (antecedent?.pos !== "NOUN") return undefined;
  const forms = participle.pos === "VERB" ? formsOf(participle.lower, participle.lemma) : [];
  const follows = after.pos === "ADP" || after.lower === "to";
  const adjective = before?.text !== "," && !/^w/.test(be.lower) && complemented.has(participle.lower) && follows;
  const active = before?.text !== "," && participle.pos === "VERB" && participle.lower.endsWith("ing");
  if (!(active || adjective || (forms.includes("en") && follows)) || participle.lemma === "suppose") return undefined;
  if (active && (/^w/.test(be.lower) || participle.lemma === "go")) return undefined;
  // "The house that was built in 1920": with a comma before it a past tense would be lost.
  if (before?.text === "," && /^w/.test(be.lower)) return undefined;
  return { parts: [{ start: pronoun.start, end: participle.start, after: "" }] };
}

/** Verbs whose -ing form says something else, or nothing, after a noun. */
const statal = new Set(
  `be have do include know like love think believe seem own mean appear deserve matter want say feel go become remain exist
  happen occur hate prefer look sound smell taste fit let get come can`.split(/\s+/),
);

/** Verbs that need no object and whose -ing form after a noun says the same. */
const intransitive = new Set(
  `live work suffer travel rely depend focus specialize struggle participate engage stem grow deal operate reside
  belong contribute result sit stand stay run range vary`.split(/\s+/),
);

/** "a tool that measures heat" becomes "a tool measuring heat". */
function relativeToIng(words: readonly Word[], i: number): Proposal | undefined {
  const [link, verb, after] = words.slice(i, i + 3);
  const noun = words[i - 1];
  if (!link || !relativePronouns.has(link.lower) || verb?.pos !== "VERB" || noun?.pos !== "NOUN") return undefined;
  const forms = formsOf(verb.lower, verb.lemma);
  if (!(forms.includes("s") || (forms.includes("base") && !forms.includes("ed"))) || statal.has(verb.lemma))
    return undefined;
  // The verb must agree with the noun, or the clause belongs to another.
  if (isPlural(noun) === forms.includes("s") || clauseNouns.has(noun.lemma) || !after) return undefined;
  if (
    !(["DET", "NOUN", "ADJ", "PRON"].includes(after.pos) || (after.pos === "ADP" && intransitive.has(verb.lemma))) ||
    words[i - 2]?.lower === "the" ||
    /ing$/.test(after.lower) ||
    singlesOut(words, i)
  )
    return undefined;
  return { parts: [{ start: link.start, end: verb.end, after: verbForm(verb.lemma, "ing") }], level: 8 };
}

/** "It is the rope that holds", "the only tool that", "that cuts and saws": the clause is more than a description. */
function singlesOut(words: readonly Word[], i: number): boolean {
  const before = words.slice(Math.max(0, i - 6), i);
  const after = words.slice(i + 1, i + 16);
  return (
    before.some(
      ({ lower, text }) =>
        ["it", "only", "first", "last", "best", "most", "so", "such", "those"].includes(lower) || text === ",",
    ) ||
    after.some(({ lower }, k) => ["and", "but", "or"].includes(lower) && verbGroupAt(words, i + k + 2) !== undefined) ||
    before.some(({ lower }) => /ing$/.test(lower))
  );
}

/** Adjectives that can follow their noun together with a phrase of their own. */
const complemented = new Set(
  `available interested involved responsible relevant related similar suitable capable necessary essential specific
  unique close subject free full native common consistent inherent familiar critical useful helpful prone eager willing
  proud aware rich low high dependent passionate new important valuable sensitive resistant identical equal typical`.split(
    /\s+/,
  ),
);

/** "students who have a fever" becomes "students with a fever". */
function relativeToWith(words: readonly Word[], i: number): Proposal | undefined {
  const [noun, link, have, next] = words.slice(i, i + 4);
  if (noun?.pos !== "NOUN" || !link || !relativePronouns.has(link.lower) || !next) return undefined;
  if (!have || !["have", "has"].includes(have.lower) || !["DET", "ADJ", "NOUN"].includes(next.pos)) return undefined;
  const end = nounPhraseEnd(words, i + 3);
  const after = end === undefined ? undefined : words[end];
  if (!after || (after.text !== "." && after.text !== "," && !verbGroupAt(words, end!) && after.pos !== "ADP"))
    return undefined;
  if (after.pos === "VERB" && !verbGroupAt(words, end!)) return undefined;
  if (["no", "what", "all", "yet", "any"].includes(next.lower) || /ed$/.test(next.lower)) return undefined;
  return { parts: [{ start: link.start, end: have.end, after: "with" }] };
}

/** "a service that is reliable." becomes "a reliable service." */
function adjectiveBefore(words: readonly Word[], i: number): Proposal | undefined {
  const [noun, link, be, adjective, after] = words.slice(i, i + 5);
  if (noun?.pos !== "NOUN" || noun.lemma === "one" || !link || !relativePronouns.has(link.lower)) return undefined;
  if (!adjective || !after) return undefined;
  if (!be || !["is", "are"].includes(be.lower) || adjective.pos !== "ADJ" || (after.text !== "." && after.text !== ","))
    return undefined;
  if (words[i - 1]?.pos !== "DET" || link.lower === "which" || unplaced.test(adjective.lower)) return undefined;
  if (after.text === "," && words[i + 5]?.pos === "ADJ") return undefined;
  return {
    parts: [
      { start: noun.start, end: noun.start, after: `${adjective.lower} ` },
      { start: noun.end, end: adjective.end, after: "" },
    ],
  };
}

/** Adjectives that cannot stand before a noun, or say something else there. */
const unplaced =
  /^(?:a\w+|able|ready|sure|present|ill|well|due|worth|unable|likely|responsible|involved|concerned|possible)$/;

/** Nouns of which a clause with "that" says what they are. */
export const clauseNouns = new Set(
  `fact idea belief notion claim view hope evidence possibility chance risk sign news report feeling theory argument
  assumption conclusion thought fear doubt impression suggestion statement opinion point extent case way reason proof
  concern sense understanding knowledge hypothesis message certainty likelihood probability truth`.split(/\s+/),
);
const nominative = new Set(["i", "we", "they", "he", "she", "you"]);

/** "the book that he wrote" becomes "the book he wrote". */
function dropThat(words: readonly Word[], i: number): Proposal | undefined {
  const that = words[i]!;
  const noun = words[i - 1];
  const subject = words[i + 1];
  if (that.lower !== "that" || noun?.pos !== "NOUN" || !subject || !nominative.has(subject.lower)) return undefined;
  const group = verbGroupAt(words, i + 2);
  if (clauseNouns.has(noun.lemma) || !group || words[group.last]!.lemma === "be") return undefined;
  // A clause with its own object is no relative clause.
  if (["DET", "NOUN", "PRON", "PROPN", "ADJ", "NUM"].includes(words[group.last + 1]?.pos ?? "")) return undefined;
  // A verb of telling earlier may govern the clause: "told the men that they could go".
  if (words.slice(Math.max(0, i - 5), i).some((word) => word.pos === "VERB" || word.lower === "so")) return undefined;
  if (words.slice(0, i).some((word) => ["say", "tell", "so", "such"].includes(word.lemma))) return undefined;
  return { parts: [{ start: that.start, end: subject.start, after: "" }] };
}

const shared = new Set(["i", "we", "they", "he", "she", "you"]);

/** "She opened a shop, and she sold bread" becomes "She opened a shop and sold bread". */
function shareSubject(words: readonly Word[], i: number): Proposal | undefined {
  const [comma, and, subject, next] = words.slice(i, i + 4);
  if (comma?.text !== "," || and?.lower !== "and" || !subject || !next || !shared.has(subject.lower)) return undefined;
  if (words[0]!.lower !== subject.lower || next.text.includes("'")) return undefined;
  const first = verbGroupAt(words, 1);
  const second = verbGroupAt(words, i + 3);
  if (!first || !second || first.tense !== second.tense || first.tense === "modal") return undefined;
  // Other clauses or a list between the two would take the second verb for their own.
  const between = words.slice(first.last + 1, i);
  if (
    between.length > 10 ||
    between.some(({ pos, text, lower }) => blocks.has(pos) || text === "," || lower === "that")
  )
    return undefined;
  return { parts: [{ start: comma.start, end: subject.end, after: " and" }] };
}

const blocks = new Set(["VERB", "AUX", "SCONJ", "CCONJ", "PUNCT"]);
