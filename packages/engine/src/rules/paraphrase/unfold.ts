import type { Word } from "../../document/document.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal } from "../rule.ts";

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
