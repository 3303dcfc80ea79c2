import {
  any,
  bareSlot,
  describesNoun,
  hasForm,
  inFormulas,
  inLaw,
  inSentenceWith,
  nextIs,
  not,
  objectIs,
  previousPos,
  transitive,
} from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";
import { rareVerbPhrasesJ } from "./rare-verb-phrases-j.ts";
import { verbLines, wordLines } from "./word-lines.ts";

const inactive = not(transitive);

/** The same verb in other clothes, in the active and the passive. */
const twins: Entry[] = [
  ...wordLines(
    6,
    `~laud > ~praise
    marred > spoiled
    ~lessen > ~reduce, ~ease
    orchestrated by > planned by
    ~oversee > ~manage, ~supervise (8)
    ~permeate > ~fill
    plagued by > troubled by (8)
    ~plague the|his|her|its|their|our|this|these > ~trouble $2 (8)
    ~proclaim > ~declare, ~announce (8)
    ~reshape > ~change
    ~reignite > ~revive
    =revitalize > ~revive, ~refresh (8)
    ~savor|savour > ~enjoy
    =symbolize > ~represent, ~stand for
    ~thwart > ~stop, ~block
    ~undermine > ~weaken
    ~mandate > ~require
    ~imitate/VERB > ~copy (8)
    obscured by > hidden by`,
    {
      unless: any(
        describesNoun,
        inFormulas,
        inSentenceWith(
          "court",
          "justice",
          "inner",
          "orchestra",
          "music",
          "membrane",
          "drug",
          "soil",
          "disk",
          "backup",
          "star",
        ),
      ),
    },
  ),
  ...wordLines(7, `~propel > ~drive, ~push`, {
    unless: any(
      describesNoun,
      inactive,
      inSentenceWith(
        "rocket",
        "engine",
        "thrust",
        "jet",
        "fuel",
        "spacecraft",
        "liquid",
        "lava",
        "metal",
        "magma",
        "cool",
        "wax",
        "water",
        "molten",
      ),
    ),
  }),
  {
    match: "triggered by",
    to: ["caused by", "set off by"],
    level: 7,
    unless: any(inFormulas, inSentenceWith("sensor")),
  },
  ...wordLines(
    6,
    `~mirror > ~reflect (8)
    ~obscure/VERB > ~hide
    ~repurpose/VERB > ~reuse`,
    {
      when: any(bareSlot, hasForm("s", "ed", "ing")),
      unless: any(inactive, describesNoun, inFormulas, previousPos("DET", "ADJ")),
    },
  ),
  {
    match: "~pen/VERB",
    to: "~write",
    level: 6,
    unless: any(nextIs("in", "up", "off"), inSentenceWith("sheep", "cattle", "animal"), hasForm("pen", "ens")),
  },
  {
    match: "~warrant/VERB",
    to: ["~deserve", "~justify", "~call for"],
    level: 8,
    unless: any(inactive, inLaw, inSentenceWith("arrest", "police", "seller", "buyer")),
  },
  {
    match: "~withstand",
    to: ["~resist", "~stand up to", "~survive"],
    level: 8,
    unless: any(inactive, objectIs("test"), inFormulas),
  },
];

/** Plainer before certain objects only. */
const byObject: Entry[] = [
  ...verbLines(
    6,
    `sustain > suffer: injury wound damage loss burn fracture concussion blow (8)
    sustain > keep up: momentum pace effort interest pressure (8)
    stifle > hold back, limit: creativity innovation growth debate development progress competition expression
    seize > take: opportunity chance initiative
    solidify > secure: place status position spot title legacy
    solidify > strengthen: grip bond relationship reputation support control power
    ignite > spark: debate interest curiosity creativity imagination conversation discussion controversy
    unleash > release: fury energy anger weapon virus storm force monster evil demon power
    wield > have: power influence authority control (8)
    wield > use: weapon sword knife axe gun hammer blade bat spear
    uphold > maintain: standard value principle tradition integrity reputation ideal democracy
    perpetuate > continue: cycle tradition legacy practice pattern conflict
    perpetuate > reinforce, spread: stereotype myth bias misconception idea notion belief
    orchestrate > plan: attack coup campaign plot event scheme murder crime operation escape rescue
    obstruct > block: view road path traffic entrance progress exit way
    redefine > change: way industry role landscape approach future
    undergo > go through: change process transition period stage phase upheaval shift evolution
    unite > bring together: people community fan family nation country team voter party group
    underline > stress, show: importance need significance role fact value commitment urgency necessity
    recount > describe: experience event adventure incident moment journey history struggle time life (8)
    promote > raise: awareness
    prompt > lead to, cause: investigation debate outrage concern speculation discussion backlash evacuation review
    present > offer, give: opportunity chance (8)
    trigger > cause, set off, start: debate response reaction crisis memory anxiety release series change increase panic outrage controversy conflict protest war emotion symptom attack collapse wave (8)
    tarnish > damage: reputation image legacy name
    transform > change: life way world industry society education healthcare business workplace understanding field
    navigate > deal with, handle: pitfall hurdle conversation dynamic
    reference > mention, cite: book work study event film movie song article quote incident character
    witness > see: birth rise event miracle moment fall sunrise sunset sight beauty phenomenon scene spectacle`,
    any(inLaw, inFormulas, inSentenceWith("vote", "election", "ballot")),
  ),
  ...verbLines(
    7,
    `regain > get back, win back: control strength trust confidence access energy balance freedom title power
    navigate > work through, get through: maze bureaucracy crisis
    outline > describe: step plan process strategy approach method benefit way challenge goal requirement reason (8)
    replicate > repeat: success result feat performance victory achievement
    violate > break: rule norm policy promise trust (8)
    promote > encourage: habit behavior behaviour use participation cooperation collaboration discussion dialogue learning creativity reading independence engagement tolerance teamwork inclusion inclusivity diversity responsibility communication exploration interaction understanding empathy growth development activity exercise discipline thinking
    promote > support, improve: health well-being wellbeing wellness relaxation sleep digestion healing recovery`,
    any(inLaw, inFormulas, inSentenceWith("cell", "gene", "protein", "tumor", "tumour", "enzyme", "tissue")),
  ),
];

export const rareVerbsJ = tableRule({
  id: "rare-verbs-j",
  summary: "A plainer verb says the same.",
  stage: "wording",
  level: 6,
  entries: [...twins, ...rareVerbPhrasesJ, ...byObject],
  examples: [
    { before: "The critics lauded her debut.", after: "The critics praised her debut." },
    { before: "The lake mirrors the hills.", after: "The lake reflects the hills." },
    { before: "She hung a mirror in the hall.", after: "She hung a mirror in the hall." },
    { before: "Stores must obey a mandated price.", after: "Stores must obey a mandated price." },
    { before: "The law mandates the use of belts.", after: "The law requires the use of belts." },
    { before: "They promote reading in schools.", after: "They encourage reading in schools." },
    { before: "They promote a new brand of soap.", after: "They promote a new brand of soap." },
    { before: "He sustained an injury in May.", after: "He suffered an injury in May." },
    { before: "She seized the opportunity.", after: "She took the opportunity." },
    { before: "Guards seized the weapons.", after: "Guards seized the weapons." },
    { before: "The inn is nestled in the hills.", after: "The inn is in the hills." },
    { before: "The cat nestled in my arms.", after: "The cat nestled in my arms." },
    { before: "The square was teeming with people.", after: "The square was full of people." },
    { before: "We are passionate about music.", after: "We love music." },
    { before: "It worsens in winter.", after: "It gets worse in winter." },
    { before: "Rain triggered a debate on drains.", after: "Rain started a debate on drains." },
    { before: "He triggered the alarm.", after: "He triggered the alarm." },
    { before: "The firm unveiled a plan to cut jobs.", after: "The firm unveiled a plan to cut jobs." },
    { before: "The judge said the claim warrants a trial.", after: "The judge said the claim warrants a trial." },
    { before: "The move prompted the mayor to call.", after: "The move led the mayor to call." },
  ],
});
