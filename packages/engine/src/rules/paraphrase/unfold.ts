import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";

/** Opens a tight phrase: an adjective becomes a short clause, a bare infinitive says that it is a purpose. */
export const unfold: Rule = {
  id: "unfold",
  summary: "The same phrase, spelled out.",
  stage: "clause",
  level: 1,
  propose: ({ words }) => words.flatMap((_, i) => turns.flatMap((turn) => turn(words, i) ?? [])),
};

/** Adjectives that can stand after "be" with the same sense. */
export const predicative: ReadonlySet<string> = new Set(
  `reliable convenient amusing enjoyable useful helpful affordable flexible efficient accessible sustainable engaging
  memorable unforgettable captivating compelling convincing exciting fascinating intriguing interesting impressive
  inspiring delightful charming delicious tasty satisfying rewarding relaxing comfortable cozy welcoming friendly
  beautiful gorgeous stunning elegant graceful vibrant lively colorful peaceful tranquil calm serene quiet
  disappointing frustrating confusing boring tedious predictable forgettable mediocre dull bland laughable ridiculous
  absurd catastrophic disastrous devastating harmful dangerous risky costly expensive challenging demanding difficult
  daunting complex complicated intricate sophisticated innovative creative imaginative original unique distinctive
  powerful effective robust durable versatile practical feasible realistic meaningful profound lasting positive
  transparent accurate precise thorough comprehensive detailed informative insightful thoughtful thought-provoking
  entertaining humorous hilarious heartwarming touching moving emotional dramatic suspenseful chilling haunting eerie
  mysterious strange unusual rare surprising unexpected inclusive supportive collaborative diverse healthy nutritious
  balanced sustainable responsible ethical inclusive immersive seamless smooth intuitive user-friendly valuable
  crucial essential pivotal vital terrible awful horrible fantastic amazing wonderful remarkable extraordinary
  exceptional outstanding excellent superb faithful gripping believable`.split(/\s+/),
);

const closers = new Set([".", ","]);

/** "a reliable service" becomes "a service that is reliable". */
function adjectiveToClause(words: readonly Word[], i: number): Proposal | undefined {
  const [article, adjective, noun, after] = words.slice(i, i + 4);
  if (!article || !/^an?$/.test(article.lower) || !adjective || !noun || !after) return undefined;
  if (!predicative.has(adjective.lower) || noun.pos !== "NOUN" || /ing$/.test(noun.lower)) return undefined;
  if (!(closers.has(after.text) || ["for", "in", "with"].includes(after.lower)) || fixed.has(noun.lower))
    return undefined;
  if (words[i - 1]?.lower === "as" || words[i - 1]?.lower === "such" || words[i - 1]?.lower === "what" || i === 0)
    return undefined;
  const tense = tenseBefore(words, i);
  if (!tense || words[i - 1]!.text === ",") return undefined;
  return {
    parts: [
      { start: adjective.start, end: noun.start, after: "" },
      { start: noun.end, end: noun.end, after: ` that ${tense === "past" ? "was" : "is"} ${adjective.lower}` },
    ],
  };
}

const fixed = new Set(
  "bet deal way manner time lot bit extent degree number amount kind sort type range variety one day".split(" "),
);

function tenseBefore(words: readonly Word[], to: number): "past" | "present" | undefined {
  for (let k = to - 1; k >= 0; k--) {
    const group = words[k]!.pos === "PART" ? undefined : verbGroupAt(words, k);
    if (group) return group.tense === "past" ? "past" : "present";
  }
  return undefined;
}

/** Verbs whose object may be followed by what it is done for. */
const purposive = new Set(
  `use employ utilize apply build collect gather visit travel meet spend check test follow adopt open develop introduce
  install combine analyze analyse create produce write change adjust hire buy form launch organize organise start stop
  stay return run fight hold study examine compare cut raise reduce add remove weave sell save share implement conduct
  perform establish leverage modify place put join close mix cook burn hide measure track monitor record publish
  come go stop return run work meet gather join visit travel save turn reach stand move cut cross open close test check`.split(
    /\s+/,
  ),
);
const infinitiveNouns = new Set(
  `ability way need chance opportunity decision plan effort attempt right time desire tendency willingness power
  permission reason thing place hour tool people strategy approach potential capacity method promise commitment refusal
  failure struggle invitation request freedom determination ambition pressure step order lot work task means courage
  strength contribution access answer key solution addition resource money`.split(/\s+/),
);

/** "to cool the room" after a noun becomes "in order to cool the room". */
export function toInOrderTo(words: readonly Word[], i: number): Proposal | undefined {
  const to = words[i]!;
  const verb = words[i + 1];
  const noun = words[i - 1];
  if (to.lower !== "to" || !verb || verb.pos !== "VERB" || verb.lower !== verb.lemma || noun?.pos !== "NOUN")
    return undefined;
  if (words[i + 2] === undefined || words[i + 2]!.pos === "PUNCT" || words[i + 2]!.pos === "ADP") return undefined;
  if (infinitiveNouns.has(noun.lemma)) return undefined;
  const last = words.findLastIndex(
    (word, k) => k < i && (word.pos === "VERB" || word.pos === "PUNCT" || word.lower === "to"),
  );
  if (last < 0 || i - last > 7 || !purposive.has(words[last]!.lemma) || words[last]!.pos !== "VERB") return undefined;
  if (words.slice(last, i).some((word) => ["and", "that", "for", "order"].includes(word.lower))) return undefined;
  if (!words.slice(0, i).some((word, k) => word.pos === "VERB" && verbGroupAt(words, k))) return undefined;
  return { parts: [{ start: to.start, end: to.start, after: "in order " }] };
}

/** "builds houses and sells land" becomes "builds houses and also sells land". */
function andAlso(words: readonly Word[], i: number): Proposal | undefined {
  const and = words[i]!;
  const verb = words[i + 1];
  if (and.lower !== "and" || words[i - 1]?.pos !== "NOUN" || verb?.pos !== "VERB" || words.length - i < 4)
    return undefined;
  if (words.some((word) => word.lower === "also" || word.lower === "both" || word.lower === "then")) return undefined;
  const clause = clauseAt(words, 0, i);
  const group = verbGroupAt(words, i + 1);
  if (!clause || !group || clause.verb.tense !== "present" || words[clause.verb.first]!.pos === "AUX") return undefined;
  if (
    words.slice(clause.verb.last, i).some((word) => word.pos === "PUNCT" || word.pos === "CCONJ" || word.pos === "PART")
  )
    return undefined;
  const form = (word: Word): string => formsOf(word.lower, word.lemma)[0] ?? "";
  if (form(verb) !== "s" || form(words[clause.verb.first]!) !== "s") return undefined;
  return { parts: [{ start: and.end, end: and.end, after: " also" }] };
}

const saying = new Set("believe think hope feel say suggest claim argue know".split(" "));

/** "I believe schools should open" becomes "I believe that schools should open". */
function thatNoun(words: readonly Word[], i: number): Proposal | undefined {
  const verb = words[i]!;
  const next = words[i + 1];
  if (
    !saying.has(verb.lemma) ||
    verb.pos !== "VERB" ||
    !next ||
    !["i", "we", "they", "he", "she"].includes(words[i - 1]?.lower ?? "")
  )
    return undefined;
  if (next.lower !== "there" && next.lower !== "it" && (next.pos !== "NOUN" || !isPlural(next))) return undefined;
  const clause = clauseAt(words, i + 1, words.length);
  const there = next.lower === "there" && (words[i + 2]?.pos === "AUX" || words[i + 2]?.lemma === "be");
  const finite = clause && words[clause.verb.first]!.pos === "AUX" && clause.verb.first <= i + 5;
  if (!there && !finite) return undefined;
  return { parts: [{ start: verb.end, end: verb.end, after: " that" }] };
}

const turns = [adjectiveToClause, toInOrderTo, andAlso, thatNoun] as const;
