import {
  any,
  attributive,
  graded,
  inFormulas,
  inLaw,
  inSentenceWith,
  inStatistics,
  nextIs,
  nextLemma,
  nextPos,
  pluralNext,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";

const technical = any(inStatistics, inFormulas);
const owners = "my|your|his|her|its|our|their|one";
const ownThings =
  "needs|preferences|circumstances|requirements|situation|situations|interests|goals|tastes|skills|abilities|strengths|learning|budget|lifestyle";

/** How alike or how different things are. */
export const variety: Entry[] = [
  {
    match:
      "[ diverse ] perspectives|viewpoints|opinions|views|interests|needs|ideas|circumstances|experiences|skills|talents|topics|subjects|fields|areas|sources|industries|sectors|cultures|cultural|people|voices|communities|populations|groups|audiences|individuals|traditions|styles|genres|methods|ways|applications|settings|contexts|environments|cuisines|dishes|cases|scenarios|tasks|domains",
    to: "different",
    level: 6,
    unless: any(
      technical,
      graded,
      inSentenceWith("different", "differ", "difference"),
      previousPos("NOUN"),
      previousIs("culturally", "racially", "ethnically", "socially", "and", ","),
    ),
  },
  {
    match: "[ diverse ] backgrounds|student|students|workforce|team|teams",
    to: ["varied", "mixed"],
    level: 9,
    unless: any(technical, graded),
  },
  {
    match: "a [ diverse ] set|mix|selection|collection|array",
    to: "varied",
    level: 6,
    unless: any(technical, graded),
  },
  {
    match: "[ varying ] degrees|levels|perspectives|opinions|sizes|lengths|interests|views|needs|amounts",
    to: "different",
    level: 6,
    unless: any(technical, inSentenceWith("different"), previousIs("of", "by")),
  },
  {
    match: "two|three|four|five|several|many [ distinct ]",
    to: "different",
    level: 6,
    when: pluralNext,
    unless: any(technical, inLaw, inSentenceWith("different", "difference"), nextIs(",", "and", "but")),
  },
  { match: "a [ distinct ] advantage|difference|possibility|disadvantage", to: "clear", level: 6 },
  { match: "wide - ranging", to: "broad", level: 6, when: attributive, unless: graded },
  {
    match: "a [ unique ] opportunity|chance",
    to: "rare",
    level: 6,
    unless: graded,
  },
  {
    match: "a [ unique ] blend|mix|combination|fusion|mixture",
    to: "special",
    level: 7,
    unless: any(technical, graded),
  },
  {
    match: "its|their|his|her|your|our|my [ unique ]",
    to: "own",
    level: 6,
    when: nextLemma(
      "style",
      "character",
      "voice",
      "culture",
      "identity",
      "charm",
      "flavor",
      "history",
      "perspective",
      "strength",
      "need",
      "circumstance",
      "experience",
      "story",
      "taste",
      "approach",
      "personality",
      "view",
      "tradition",
      "interest",
      "background",
      "preference",
      "goal",
    ),
    unless: any(technical, inSentenceWith("own")),
  },
  {
    match: "[ unique ] challenges|features|qualities|characteristics|needs|properties|circumstances",
    to: "special",
    level: 7,
    unless: any(technical, graded, previousPos("DET", "PRON", "PART"), inSentenceWith("special"), previousIs("and")),
  },
  {
    match: `${owners} [ specific|particular ] ${ownThings}`,
    to: "",
    level: 6,
    unless: any(technical, inLaw, nextIs("'s")),
  },
  {
    match: `my|your|his|her|our|their [ individual ] ${ownThings}`,
    to: "own",
    level: 6,
    unless: any(technical, inLaw, inSentenceWith("group", "collective", "own", "each")),
  },
  { match: "our|their [ respective ]", to: "", level: 6, when: pluralNext, unless: any(technical, inLaw) },
  { match: "[ potential ] risks|dangers|hazards|pitfalls|threats", to: "", level: 6, unless: any(technical, inLaw) },
  {
    match:
      "[ potential ] benefits|benefit|consequences|outcomes|solutions|solution|advantages|drawbacks|downsides|losses|gains|problems|issues|effects|impacts|impact|explanations|complications|implications|side|uses|applications|improvements|disadvantages|conflicts|explanation",
    to: "possible",
    level: 6,
    unless: any(
      technical,
      inLaw,
      graded,
      inSentenceWith("possible", "can", "could", "may", "might"),
      previousIs("and"),
    ),
  },
  {
    match: "[ increased|enhanced ] risk|risks|cost|costs|productivity|efficiency|rates|prices|levels|quality",
    to: "higher",
    level: 6,
    when: previousPos("DET", "ADP", "ADJ"),
    unless: any(technical, inSentenceWith("high")),
  },
  {
    match:
      "[ increased ] competition|demand|traffic|attention|pressure|support|rainfall|exposure|access|stress|noise|investment|funding|use|energy|pollution|emissions",
    to: "more",
    level: 6,
    when: previousPos("ADP"),
    unless: any(technical, inSentenceWith("more", "much"), nextPos("PUNCT")),
  },
  {
    match:
      "[ increased|heightened|enhanced ] awareness|flexibility|security|safety|confidence|sense|independence|freedom",
    to: "greater",
    level: 6,
    when: previousPos("DET", "ADP", "ADJ"),
    unless: any(technical, inSentenceWith("great")),
  },
  {
    match: "[ enhanced ] performance|experience|communication|features|service|services|health|results",
    to: "better",
    level: 6,
    when: previousPos("DET", "ADP", "ADJ"),
    unless: technical,
  },
  {
    match: "[ reduced ] risk|risks|cost|costs|rates|prices|emissions|levels",
    to: "lower",
    level: 6,
    when: previousPos("DET", "ADP"),
    unless: technical,
  },
  {
    match: "[ reduced ] stress|traffic|pollution|congestion|noise|anxiety|waste",
    to: "less",
    level: 6,
    when: previousPos("ADP"),
    unless: any(technical, nextPos("NOUN")),
  },
  {
    match:
      "another [ notable|noteworthy|key|significant|crucial|compelling|intriguing ] factor|aspect|feature|benefit|example|advantage|reason|argument|issue|challenge|concern|problem|point|consideration|difference",
    to: "",
    level: 6,
  },
  {
    match: "[ overall ] well|quality|success|experience|effectiveness|efficiency|productivity|growth|satisfaction|mood",
    to: "",
    level: 7,
    when: previousIs("the", "their", "your", "our", "my", "his", "her", "its", "improve", "improves", "improving"),
    unless: any(technical, nextIs("growth", "success")),
  },
  {
    match: "ample time|space|room|opportunity|opportunities|evidence|storage|light|parking|reason",
    to: "plenty of $2",
    level: 6,
    unless: any(previousPos("DET", "PRON"), graded, previousIs("and", ",")),
  },
  {
    match: "[ minimal ] effort|impact|damage|effect|maintenance|training|waste|disruption|time|experience|evidence",
    to: "little",
    level: 6,
    unless: any(technical, previousPos("DET", "ADJ"), graded, nextPos("NOUN"), previousIs("and", "or")),
  },
  {
    match:
      "countless hours|times|people|others|ways|lives|benefits|problems|options|opportunities|individuals|families",
    to: ["many $2"],
    level: 7,
    unless: previousPos("DET", "ADJ"),
  },
];
