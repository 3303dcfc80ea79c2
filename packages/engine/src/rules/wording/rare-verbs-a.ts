import {
  all,
  any,
  describesNoun,
  hasForm,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  nextIs,
  nextPos,
  not,
  previousPos,
  transitive,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { participles } from "./rare-participles-a.ts";
import { surePast } from "./sure-past.ts";
import { wordLines } from "./word-lines.ts";

/** "Memory augmented networks": the participle is part of a compound. */
const compoundParticiple = all(hasForm("ed"), previousPos("NOUN"), nextPos("NOUN"));

const inactive = not(transitive);

/** Where the verb is a term of a science. */
const inScience = any(
  inFormulas,
  inStatistics,
  inSentenceWith(
    ..."textually premise cell protein gene quantum molecule particle electron plasma galaxy signal".split(" "),
  ),
);

/** "In halting Italian": the participle is an adjective. */
const haltingSpeech = any(hasForm("halting"), compoundParticiple);

/** The same verb in plainer words, in the active and the passive. */
const twins: Entry[] = [
  ...wordLines(
    6,
    `~abide by > ~follow, ~obey
    ~adorn > ~decorate
    adorned in > dressed in
    =alter > ~change
    ~amass > ~gather, ~build-up
    ~apprehend/VERB > ~arrest, ~catch
    ~astonish > ~amaze
    ~baffle > ~puzzle, ~confuse
    ~berate > ~scold
    ~bewilder > ~confuse, ~puzzle
    ~broaden > ~widen, ~expand (8)
    ~catapult > ~launch, ~push (8)
    ~cater to > ~serve (8)
    ~circumvent > ~get around, ~avoid
    ~coalesce > ~merge, ~join
    ~coerce > ~force
    ~combat > ~fight
    ~commemorate > ~mark, ~honor (8)
    ~commend > ~praise
    ~compensate for > ~make-up for
    ~concur > ~agree
    ~condone > ~accept, ~excuse
    ~confiscate > ~seize, ~take (8)
    ~congregate > ~gather
    ~contend with > ~deal-with, ~face
    ~corroborate > ~confirm, ~support
    ~curtail > ~limit, ~cut, ~reduce
    ~decipher > ~work-out
    ~delineate > ~describe, ~outline
    ~deride > ~mock
    =deter > ~discourage (8)
    ~detest > ~hate
    ~detract from > ~take away from
    ~dissuade > ~discourage
    ~divulge > ~reveal
    donning > wearing
    donned > put on, wore
    dwindling > shrinking
    dwindled > declined (8)
    ~disseminate > ~spread, ~share
    =elude > ~escape (8)
    emanating from > coming from
    ~embolden > ~encourage
    ~engender > ~create, ~cause, ~produce
    ~enthrall|enthral > ~fascinate, ~grip
    ~entice > ~tempt
    ~enumerate > ~list
    ~envisage > ~imagine, ~picture, ~expect
    ~eradicate > ~wipe-out, ~end
    ~eschew > ~avoid
    ~espouse > ~support
    ~exasperate > ~annoy
    ~exhort > ~urge
    ~exonerate > ~clear
    ~expedite > ~speed-up
    ~extol > ~praise
    ~extricate > ~free
    ~fathom > ~understand, ~imagine
    ~flaunt > ~show-off
    ~forgo > ~give-up, ~skip
    ~forsake > ~abandon, ~leave
    ~galvanize > ~inspire, ~spur
    ~hinge on|upon > ~depend on
    hailing from > from
    ~hail from > ~come from
    ~implore > ~beg, ~urge
    ~incarcerate > ~jail, ~imprison (8)
    ~inculcate > ~teach (8)
    ~instigate > ~start, ~provoke
    ~inundate > ~flood
    ~irk > ~annoy`,
    {
      unless: any(
        describesNoun,
        inScience,
        inLaw,
        nextIs("ego", "egos", "carry", "weapon"),
        inSentenceWith("steel", "radio", "ship", "boat", "tax", "weapon", "firearm", "veteran"),
      ),
    },
  ),
  ...wordLines(
    6,
    `=cease > ~stop
    =impede > ~hinder
    ~hamper > ~slow, ~hinder, ~block (8)
    =embody > ~represent (8)
    =emulate > ~copy, ~imitate, ~match
    =entail > ~involve, ~mean
    =envelop > ~surround (8)
    =evade > ~avoid (8)
    =glean > ~gather, ~learn
    =inhabit > ~live-in
    =invigorate > ~refresh, ~energize`,
    {
      unless: any(
        describesNoun,
        inScience,
        inLaw,
        inactive,
        nextIs("to", "and", "by"),
        inSentenceWith("tax", "software", "console", "ceasefire", "laundry", "virus", "antibody"),
      ),
    },
  ),
  ...wordLines(
    7,
    `~amplify > ~increase, ~strengthen
    ~augment > ~add-to, ~increase, ~boost
    ~captivate > ~fascinate
    ~categorize > ~sort, ~group
    ~champion > ~support
    =cherish > ~value, ~treasure (8)
    dazzle/VERB > impress, amaze
    dazzled/VERB > impressed, amazed
    ~devise > ~design, ~create
    ~dispatch > ~send
    ~disregard > ~ignore
    ~forge > ~form, ~build, ~make (8)
    ~fortify > ~strengthen
    ~gauge > ~measure, ~judge (8)
    ~halt > ~stop
    =heighten > ~increase
    ~herald > ~signal, ~mark
    ~hinder > ~slow, ~hold back, ~limit (8)
    =hone > ~sharpen, ~improve
    ~ignite > ~spark (8)
    ~intrigue > ~interest, ~fascinate (8)`,
    {
      unless: any(
        describesNoun,
        inScience,
        inLaw,
        inactive,
        nextIs("ahead", "by", "with", "between", "as", "against"),
        haltingSpeech,
        inSentenceWith(
          ...`fire flame fuel engine sound guitar music parent child care sword blade metal iron document signature
          passport vitamin wall castle city compiler reality trading network model data reading angel`.split(/\s+/),
        ),
      ),
    },
  ),
];

/** Verbs that here have no object. */
const objectless: Entry[] = [
  ...wordLines(
    6,
    `=deteriorate > ~worsen
    =diverge from > ~differ from
    =emerge victorious|triumphant > ~win
    =ensue > ~follow
    =ensuing/VERB|ADJ > following, resulting
    =intervene > ~step-in
    %question|problem|issue|difficulty|complication|conflict|opportunity [ ~arise/VERB ] > ~come-up`,
    { unless: any(inScience, inLaw, nextIs("in", "from", "out", "between"), nextPos("NOUN"), describesNoun) },
  ),
  ...wordLines(
    7,
    `~blossom into > ~grow into, ~develop into
    ~depart/VERB > ~leave (8)
    ~disperse/VERB > ~scatter (8)
    =escalate > ~worsen, ~increase (8)
    =evolve > ~change, ~develop (8)
    ~fluctuate > ~vary, ~change (8)
    ~flourish > ~thrive (8)
    =intensify > ~increase (8)
    =disintegrate > ~fall apart, ~break-up (8)
    =dissipate > ~fade`,
    {
      when: nextPos("PUNCT", "ADP", "CCONJ", "SCONJ", "ADV", "PART"),
      unless: any(
        inScience,
        inLaw,
        describesNoun,
        nextIs("from", "into", "to"),
        inSentenceWith(
          ..."species body million subspecies evolution flower organism tree seed train flight dear soul".split(" "),
        ),
      ),
    },
  ),
];

export const rareVerbsA = tableRule({
  id: "rare-verbs-a",
  summary: "A plainer verb says the same.",
  stage: "wording",
  level: 6,
  entries: surePast([...participles, ...twins, ...objectless]),
  examples: [
    { before: "Visitors must abide by the rules.", after: "Visitors must obey the rules." },
    { before: "The hall was adorned with flowers.", after: "The hall was decorated with flowers." },
    { before: "Her mother, adorned in silk, smiled.", after: "Her mother, dressed in silk, smiled." },
    { before: "She met her alter ego.", after: "She met her alter ego." },
    { before: "They ceased production in May.", after: "They stopped production in May." },
    { before: "The firm ceased to exist.", after: "The firm ceased to exist." },
    { before: "The case was settled by a foster parent.", after: "The case was settled by a foster parent." },
    { before: "The crew combated the spread of lies.", after: "The crew fought the spread of lies." },
    { before: "Soldiers were wounded in combat.", after: "Soldiers were wounded in combat." },
    { before: "Panic ensued.", after: "Panic followed." },
    { before: "The agency had to intervene.", after: "The agency had to step in." },
    { before: "The agency had to intervene in the dispute.", after: "The agency had to intervene in the dispute." },
    { before: "A smell emanating from the kitchen woke him.", after: "A smell coming from the kitchen woke him." },
    { before: "He forged the signature well.", after: "He forged the signature well." },
    { before: "The signal was amplified.", after: "The signal was amplified." },
    { before: "She was accustomed to the noise.", after: "She was used to the noise." },
    { before: "Life there is confined to bed.", after: "Life there is confined to bed." },
    { before: "The fight escalated until dawn.", after: "The fight worsened until dawn." },
    { before: "Two coupled oscillators swing.", after: "Two coupled oscillators swing." },
  ],
});
