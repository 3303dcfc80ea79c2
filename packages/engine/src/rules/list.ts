import type { Lexicon } from "../lexicon/lexicon.ts";
import { type TableId, tables } from "../lexicon/tables.ts";
import type { Mode } from "../options.ts";
import { concessions, contrasts } from "./clause/contrasts.ts";
import { dashes } from "./clause/dashes.ts";
import { howImportant } from "./clause/how-important.ts";
import { notOnly } from "./clause/not-only.ts";
import { ratherThan } from "./clause/rather-than.ts";
import { tails } from "./clause/tails.ts";
import { thisFact } from "./clause/this-fact.ts";
import { additiveOpeners } from "./frame/additive-openers.ts";
import { chatResidue } from "./frame/chat-residue.ts";
import { heavyLinks } from "./frame/heavy-links.ts";
import { invisibleCharacters } from "./frame/invisible-characters.ts";
import { stockOpeners } from "./frame/stock-openers.ts";
import { doublets } from "./mode/doublets.ts";
import { expandAsides } from "./mode/expand-asides.ts";
import { expandClauses } from "./mode/expand-clauses.ts";
import { expandLinks } from "./mode/expand-links.ts";
import { expandPeople } from "./mode/expand-people.ts";
import { expandRelatives } from "./mode/expand-relatives.ts";
import { fullForms } from "./mode/full-forms.ts";
import { contract } from "./mode/make-contractions.ts";
import { shortenClauses } from "./mode/shorten-clauses.ts";
import { shortenJoins } from "./mode/shorten-joins.ts";
import { shortenPhrases } from "./mode/shorten-phrases.ts";
import { shortenRelatives } from "./mode/shorten-relatives.ts";
import { complements } from "./paraphrase/complements.ts";
import { frames } from "./paraphrase/frames.ts";
import { links } from "./paraphrase/links.ts";
import { moveFromFront } from "./paraphrase/move-from-front.ts";
import { moveToSentenceFront } from "./paraphrase/move-to-front.ts";
import { relativeClauses } from "./paraphrase/relative-clauses.ts";
import { reports } from "./paraphrase/reports.ts";
import { swapConjuncts } from "./paraphrase/swap-conjuncts.ts";
import { tiedClauses } from "./paraphrase/tied-clauses.ts";
import { turnVoice } from "./paraphrase/turn-voice.ts";
import { wordOrder } from "./paraphrase/word-order.ts";
import { longSentences, simplerSentences, simpleSentences } from "./rhythm/long-sentences.ts";
import { typography } from "./rhythm/typography.ts";
import type { Rule } from "./rule.ts";
import { spellingRules } from "./spelling/spelling.ts";
import { droppedThat } from "./wording/dropped-that.ts";

const ids = tables.map(({ id }) => id);
/** The tables of wordings that fit any style, in the order of `tables`. */
const wordings = ids.slice(ids.indexOf("recast-phrases"), ids.indexOf("synonyms"));

/** Every rule and table, in order: of two overlapping proposals of equal length, the earlier one wins. */
const general: readonly (Rule | TableId)[] = [
  fullForms,
  "academic-words",
  "courteous-words",
  "formal-words",
  "simple-words",
  simpleSentences,
  "informal-words",
  doublets,
  "shorten-frames",
  shortenRelatives,
  shortenClauses,
  shortenPhrases,
  shortenJoins,
  "shorten-words",
  expandAsides,
  expandClauses,
  expandPeople,
  expandLinks,
  expandRelatives,
  "expand-words",
  contract,
  invisibleCharacters,
  "announcements",
  "announcing-adverbs",
  stockOpeners,
  "closing-labels",
  additiveOpeners,
  heavyLinks,
  "lighter-openers",
  "ordinals",
  "letter-phrases",
  chatResidue,
  tails,
  "tail-phrases",
  notOnly,
  "more-than",
  "stacked-hedges",
  "relative-cuts",
  "gerunds",
  dashes,
  "doubled-words",
  "at-the-heart",
  contrasts,
  concessions,
  "example-links",
  howImportant,
  thisFact,
  ratherThan,
  ...wordings,
  droppedThat,
  longSentences,
  simplerSentences,
  typography,
];

/** Rules and tables whose versions of a sentence are different, not better; these are only offered as alternatives. */
const alternative: readonly (Rule | TableId)[] = [
  moveFromFront,
  moveToSentenceFront,
  turnVoice,
  relativeClauses,
  tiedClauses,
  frames,
  complements,
  links,
  reports,
  wordOrder,
  swapConjuncts,
  "synonyms",
];

/** Lists of rules and tables. Each list is made once per lexicon, because an index is cached for it. */
export interface Rules {
  /** Rules and tables that a rewrite runs. */
  readonly rules: readonly Rule[];
  /** Rules and tables that say a sentence in another way. */
  readonly paraphrases: readonly Rule[];
  /** Rules of `paraphrases`, with those that make contractions or write them out. */
  readonly contracting: readonly Rule[];
  /** By mode (Expand or Simple), its rules that change sentence structure; other modes offer these as alternatives. */
  readonly shaping: ReadonlyMap<Mode, readonly Rule[]>;
  /** All rules that a deeper search may use, in any style. */
  readonly searchable: readonly Rule[];
  readonly all: readonly Rule[];
  /** Tables of wordings that fit any style. */
  readonly wordings: readonly Rule[];
}

function isShape({ modes, finders }: Rule, mode: Mode): boolean {
  return modes?.join() === mode && !finders;
}

/** Returns all rules, together with the tables of a lexicon. */
export function rulesWith({ table, spellings }: Lexicon): Rules {
  const made = (one: Rule | TableId): Rule => (typeof one === "string" ? table(one) : one);
  const rules = [...general.map(made), ...spellingRules(spellings)];
  const paraphrases = alternative.map(made);
  const all = [...new Set([...rules, ...paraphrases])];
  return {
    rules,
    paraphrases,
    contracting: [...paraphrases, contract, fullForms],
    shaping: new Map(
      (["expand", "simple"] as const).map((mode) => [mode, rules.filter((rule) => isShape(rule, mode))]),
    ),
    searchable: all.filter(({ stage }) => stage !== "spelling"),
    all,
    wordings: wordings.map(made),
  };
}
