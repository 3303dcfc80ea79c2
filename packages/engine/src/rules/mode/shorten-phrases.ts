import { isPlural } from "../../grammar/noun-phrase.ts";
import { any, nextIs, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";
import { binding, statistical } from "./guards.ts";
import { lines } from "./lines.ts";

/** Links between sentences that one word carries. */
const links = lines(
  `^ this means that > so
  ^ as a result , > so
  ^ as a consequence , > so
  ^ for this|that reason , > so
  ^ because of this , > so
  ^ as such , > so
  ^ that being said , > still,
  ^ with that being said , > still,
  ^ having said that , > still,
  ^ in the meantime , > meanwhile,
  ^ in the same way , > similarly,
  ^ in a similar way|manner|vein , > similarly,
  ^ on top of that|this , > also,
  ^ in addition to this|that , > also,
  ^ first of all , > first,
  ^ last but not least , > finally,
  ^ on the other hand , > but`,
  any(binding, nextIs("so", "then", "still", "in", "if", "when", "while", "although", "because", "as")),
);

/** Openers that only announce. */
const empty = lines(
  `^ on the one hand , >
  ^ on one hand , >
  ^ in other words , >
  ^ needless to say , >
  ^ as you|we can see , >
  ^ as we all know , >
  ^ as mentioned|noted|stated|discussed earlier|above|before|previously , >
  ^ as previously|already mentioned|noted|stated|discussed , >
  ^ it turns out that >
  ^ the truth|reality|fact is that >
  ^ when all is said and done , >
  ^ in this day and age , > today,
  ^ in today 's world|society , > today,
  ^ in today 's modern world|society , > today,
  ^ in the modern world , > today,`,
  binding,
);

const prepositions = lines(
  `in conjunction|combination with > with
  in light of > given
  in view of > given
  in the absence of > without
  in the form of > as
  in regard|regards to > about
  with regard|regards to > about
  in comparison to|with > compared with
  in excess of > over
  for the benefit|sake of > for
  on the subject|topic of > on
  up until > until
  once again > again
  over and over again > repeatedly
  time and time again > repeatedly
  each and every > every
  whether or not > whether
  for the time being > for now
  in the near future > soon
  in close collaboration|cooperation with > with
  in a wide|broad range|variety of > in many
  across a wide|broad range|variety of > across many`,
  any(binding, statistical, previousIs("is", "was", "be", "are", "were", "spoke", "argued", ",")),
);

/** What stands before is a verb or preposition, and a plain noun follows. */
const notBareNoun: Restriction = ({ words, from, to }) => {
  const before = words[from - 1];
  return !before || !["ADP", "VERB"].includes(before.pos) || words[to]?.pos !== "NOUN";
};

const figures = lines(
  `[ a total of ] @NUM >
  for [ a period of ] @NUM >
  over [ a period of ] @NUM >
  at [ a speed|temperature|price|height|depth of ] @NUM >
  [ a distance of ] @NUM >
  in|by|since|until|during [ the year ] @NUM >`,
  statistical,
);

const particles = lines(
  `~open up > ~open
  ~meet up with > ~meet
  ~help out > ~help
  ~lift up > ~lift
  ~continue on > ~continue
  ~plan ahead > ~plan
  ~join|merge|blend|connect together > ~$1
  ~still continue to > ~continue to
  first began|started|appeared|emerged|introduced > $2
  and also > and
  even more @ADJ > more $3`,
  any(binding, nextPos("PUNCT"), nextIs("to", "about"), previousIs("both", "can", "not", "now")),
);

const notPluralBefore: Restriction = ({ words, from }) => !words[from - 1] || !isPlural(words[from - 1]!);

/** Heads that only announce the noun after them. */
const heads: readonly Entry[] = [
  { match: "the concept|notion|topic|subject of", to: "", unless: any(notBareNoun, binding) },
  { match: "the practice|act|art of <Ving>", to: "$4", unless: previousPos("ADJ") },
  { match: "[ the month|city|town|village|country|island of ] @PROPN", to: "" },
  { match: "@NOUN [ such as ]", to: "like", unless: any(notPluralBefore, nextPos("ADP", "VERB", "PRON", "SCONJ")) },
  { match: "[ as well ] .|!", to: "", unless: previousIs("do", "work", "as", "very", "quite", "just", ",", "—", "-") },
  { match: "can|could|may|will|to [ effectively|successfully ] <V>", to: "" },
  { match: "~be [ currently|actively ] <Ving>", to: "" },
  {
    match: "@NOUN [ , which is|are ] a|an|the|one",
    to: ",",
    unless: ({ words, to }) => !isClosedPhrase(words.slice(to)),
  },
];

/** Nothing but one noun phrase with its prepositions up to the end or the next comma. */
function isClosedPhrase(words: Parameters<Restriction>[0]["words"]): boolean {
  const end = words.findIndex(({ text }) => text === "." || text === ",");
  return end > 1 && words.slice(0, end).every(({ pos }) => ["DET", "ADJ", "NOUN", "ADP", "PROPN", "NUM"].includes(pos));
}

const verbs = lines(
  `~be referred to as > ~be called
  ~be made up of > ~consist of
  ~be composed|comprised of > ~consist of
  ~be considered to be > ~be considered
  ~be located|situated|nestled in|at|on|near > ~be $3
  ~be equipped with > ~have
  ~be aware of the fact that > ~know that
  ~be in agreement with > ~agree with
  ~take advantage of > ~use
  ~take into account|consideration > ~consider
  ~keep track of > ~track
  ~make sure that > ~make sure
  ~gain an understanding of > ~understand
  ~get rid of > ~remove
  ~get in touch with > ~contact
  ~come up with > ~devise
  ~lead to the creation|development of > ~create
  ~result in the creation|development of > ~create
  ~have an understanding of > ~understand
  ~play a role|part in <Ving> > ~help $V5
  ~play a|an key|crucial|vital|major|significant|important|critical|essential role|part in <Ving> > ~help $V6
  ~be instrumental in <Ving> > ~help $V4`,
  any(binding, statistical),
);

export const shortPhrases: readonly Entry[] = [
  ...links,
  ...empty,
  ...prepositions,
  ...figures,
  ...particles,
  ...heads,
  ...verbs,
];
