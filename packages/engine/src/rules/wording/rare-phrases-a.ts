import {
  any,
  graded,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  predicative,
  previousIs,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { surePast } from "./sure-past.ts";
import { adjectiveLines, wordLines } from "./word-lines.ts";

const technical = any(inFormulas, inStatistics, inLaw);

const phrases: Entry[] = wordLines(
  6,
  `~express|extend my|our|his|her|their @ADJ? gratitude|appreciation|thanks to > ~thank
  ~express gratitude|appreciation to > ~thank
  its|their|his|her|our|your own [ set of ] @NOUN|ADJ >
  ~come with its|their own set of challenges|drawbacks|problems|difficulties > ~have $3 own $7
  ~exercise caution > ~take care
  proceed|used|treated|viewed|handled|them|it [ with caution ] > with care
  ~hold true > ~be true
  ~hold great|immense|significant promise > ~be very promising
  ~hold great|immense|significant value > ~be very valuable
  ~gain a competitive edge|advantage > ~get ahead
  akin to > like, similar to
  considering the fact that > since, given that
  easily accessible > easy to reach
  [ hands - on ] experience|training|learning|workshops|activities|skills > practical (8)
  [ highly ] effective|efficient|useful|important|detailed|complex|successful|valuable|relevant|engaging|popular|intelligent|respected|visible > very
  in a manner that|which > in a way $4
  in partnership with > together with
  in preparation for > to prepare for
  in reference to > about
  in unison > together
  during times of > in times of
  inextricably linked|tied|connected|intertwined > closely linked
  potential|possible|social|economic|environmental|health|significant|profound|unforeseen|lasting [ consequences ] > effects (8)
  long - term [ consequences ] > effects (8)
  social|economic|financial|environmental|health|wider|practical|policy [ implications/NOUN ] > effects (8)
  article|book|film|movie|documentary|report|essay|chapter|course|novel|episode [ ~focus on ] > ~deal-with, ~look-at
  ~be @ADV? [ influenced by ] various|several|many|multiple|numerous|factors|other > affected by
  friendly|attentive|polite|kind|courteous|professional and [ accommodating ] > helpful
  enhancement/NOUN of|in|to > improvement $2
  a wave of emotion|nostalgia|relief|sadness|panic > a rush of $4 (8)
  ~exude an air of > ~give-off an air of
  ~grapple with the fact that > ~face the fact that
  ~embrace the opportunity|chance to > ~take the $3 to
  ~garner attention|interest|praise|support|acclaim > ~attract $2, ~win $2
  ~gather momentum > ~grow
  ~have a keen interest in > ~be very interested in
  ~have a profound|significant|major|huge|big impact|effect|influence on > greatly ~affect
  ~have a positive|beneficial impact|effect|influence on > ~help, ~improve
  ~have a negative|detrimental|harmful|adverse impact|effect|influence on > ~harm, ~hurt
  ~have an adverse impact|effect|influence on > ~harm, ~hurt
  ~have a tendency to > ~tend to
  ~have a desire to > ~want to
  ~have a deep|great appreciation for > greatly ~value
  ~achieve a balance between > ~balance
  ~achieve success in > ~succeed in
  ~bear resemblance to > ~resemble
  ~bear a resemblance|striking resemblance to > ~look like
  ~become accustomed to > ~get used to (8)
  ~bring attention to > ~draw attention to
  ~build upon > ~build on
  ~cast aside > ~drop, ~set aside
  ~conduct themselves > ~behave
  ~convey a sense of > ~give a sense of
  ~cultivate a sense of > ~build a sense of
  ~descend into chaos > ~fall into chaos
  ~draw to a close > ~end
  ~enter a new era|phase > ~begin a new $4
  ~enjoy the benefits of > ~benefit from
  ~entertain the idea|notion of > ~consider
  ~establish contact with > ~contact
  ~evolve over time > ~change over time
  ~expand upon > ~expand on
  ~express support for > ~support
  ~feel compelled to > ~feel driven to (8)
  ~find inspiration in > ~be inspired by
  ~find it challenging to > ~find it hard to
  ~find joy in > ~enjoy
  ~find pleasure in > ~enjoy
  ~gain an appreciation for|of > ~learn to value
  ~gain an edge over > ~get ahead of
  ~gain prominence > ~become well known
  ~gain notoriety > ~become notorious
  ~go to great lengths to > ~try hard to
  ~grant access to > ~give access to
  ~infringe upon > ~infringe on
  ~encroach upon > ~encroach on
  ~embark upon > ~start, ~begin
  ~elaborate upon > ~explain
  ~dwell upon > ~dwell on
  ~hinge upon > ~depend on
  ~impinge upon|on > ~affect
  ~impose upon > ~impose on
  ~insist upon > ~insist on`,
  { unless: technical },
);

const words: Entry[] = [
  {
    match: "in a @ADJ [ manner ]",
    to: "way",
    level: 6,
    unless: any(
      technical,
      previousIs("supervised", "unsupervised", "autoregressive", "recursive", "iterative", "greedy"),
    ),
  },
  {
    match: "emotions/NOUN",
    to: "feelings",
    level: 7,
    unless: any(
      technical,
      inSentenceWith(
        ..."facial recognition detect computer ai model speech sentiment coding system negative face theory psychologist acid omega psychology".split(
          " ",
        ),
      ),
    ),
  },
  {
    match: "exceptional/ADJ",
    to: ["excellent", "outstanding"],
    level: 6,
    when: predicative,
    unless: any(technical, graded),
  },
  ...wordLines(8, "delightful/ADJ > lovely", { unless: any(graded, technical) }),
  ...adjectiveLines(
    6,
    `contrasting > different: view opinion perspective style approach
    diminished > reduced, lower: quality capacity value ability role
    escalating > rising, growing: cost tension violence price crisis conflict threat demand (8)
    fulfilling > satisfying, rewarding: life career experience job relationship
    imposing > impressive, grand: building structure tower castle facade (8)
    informed > sound, good: decision choice judgment (8)`,
    { unless: any(technical, previousIs("better", "well", "the", "and")) },
  ),
];

export const rarePhrasesA = tableRule({
  id: "rare-phrases-a",
  summary: "A plainer wording says the same.",
  stage: "wording",
  level: 6,
  entries: surePast([...phrases, ...words]),
  examples: [
    { before: "I want to express my sincere gratitude to the team.", after: "I want to thank the team." },
    { before: "She felt gratitude to the team.", after: "She felt gratitude to the team." },
    { before: "The job has its own set of problems.", after: "The job has its own problems." },
    { before: "He bought a set of tools.", after: "He bought a set of tools." },
    { before: "They exercised caution.", after: "They took care." },
    { before: "The rule holds true.", after: "The rule is true." },
    { before: "He spoke in a calm manner.", after: "He spoke in a calm way." },
    { before: "The smell of essential oil filled it.", after: "The smell of essential oil filled it." },
    { before: "Their encounter ended.", after: "Their encounter ended." },
    { before: "He has a tendency to talk.", after: "He tends to talk." },
  ],
});
