import {
  any,
  inFormulas,
  inLaw,
  inMode,
  inSentenceWith,
  inStatistics,
  nextIs,
  nextPos,
  objectIs,
  previousIs,
  previousPos,
} from "../restrictions.ts";
import type { Entry } from "../table.ts";

const technical = any(inStatistics, inFormulas);
const formal = inMode("academic", "formal");

const places =
  `group team field school classroom text story book article document system area neighborhood neighbourhood family
  culture market church state population environment body home house building organization organisation department
  government party network project program process genre piece poem play world discipline domain economy workforce
  village town district province university college campus club tradition religion marriage relationship narrative
  passage essay series game industry profession institution agency movement class establishment franchise heart mind
  band setting scene chapter space landscape park museum hotel store facility circle`
    .split(/\s+/)
    .filter(Boolean);

const inside = objectIs(...places);

const events =
  `death war attack collapse defeat departure arrival release election resignation accident incident surgery victory
  success decision announcement retirement arrest crash fire earthquake meeting divorce separation outbreak invasion
  revolution birth graduation battle merger acquisition premiere publication failure loss win discovery introduction
  explosion storm hurricane flood pandemic conviction assassination coup independence reunification scandal dismissal`.split(
    /\s+/,
  );

const debts = [
  "tax",
  "payment",
  "rent",
  "respect",
  "credit",
  "money",
  "amount",
  "fee",
  "debt",
  "sum",
  "refund",
  "date",
];

/** Little words that tie a noun to the rest. */
export const prepositions: Entry[] = [
  {
    match: "within the|a|an|this|these|those|that|their|our|its|his|her|your|my",
    to: "in $2",
    level: 6,
    when: (site) => inside({ ...site, to: site.to - 1 }),
    unless: any(
      technical,
      inLaw,
      previousIs("from", "and", "or", "only", "well", "even", "both", "but", "fit", "fits"),
    ),
  },
  {
    match: "effect|impact|influence|emphasis|dependence|reliance|reflection|attack|pressure|demands|toll [ upon ]",
    to: "on",
    level: 6,
  },
  {
    match:
      "~impact|depend|rely|focus|act|touch|insist|improve|embark|impose|build|expand|reflect|bestow|elaborate [ upon ]",
    to: "on",
    level: 6,
  },
  {
    match: "^ [ upon ] arrival|arriving|entering|completion|closer|further|returning|reaching|opening|finishing|seeing",
    to: "on",
    level: 6,
  },
  {
    match: "@NOUN [ due to ] the|a|an|its|his|her|their|our|my|@NOUN|ADJ",
    to: "because of",
    level: 7,
    unless: any(formal, technical, inLaw, previousIs(...debts), inSentenceWith("because"), previousPos("AUX", "ADV")),
  },
  {
    match: "@NOUN|NUM|PROPN [ following ]",
    to: "after",
    level: 7,
    when: objectIs(...events),
    unless: any(technical, inLaw, inSentenceWith("after"), nextPos("VERB")),
  },
  {
    match: "^ [ following ]",
    to: "after",
    level: 6,
    when: objectIs(...events),
    unless: any(technical, inLaw, inSentenceWith("after")),
  },
  {
    match: "during the winter|summer|spring|autumn|evening|morning|afternoon|evenings|winters|summers",
    to: "in the $3",
    level: 6,
    unless: any(nextPos("NOUN"), nextIs("of", "'s", "and")),
  },
  { match: "during sunrise|sunset|dawn|dusk", to: "at $2", level: 5 },
  {
    match: "for those who|seeking|looking|interested|wanting|wishing",
    to: "for people $3",
    level: 8,
    unless: any(inSentenceWith("people"), previousIs("except", "even", "and")),
  },
  { match: "^ those who", to: "people who", level: 8, unless: inSentenceWith("people", "person") },
  { match: "^ when it comes to <Ving>", to: "In $5", level: 8, unless: inFormulas },
  {
    match: "^ when it comes to",
    to: "With",
    level: 8,
    when: nextPos("NOUN", "DET", "PRON", "ADJ", "PROPN"),
    unless: inFormulas,
  },
  {
    match: "when it comes to <Ving>",
    to: "in $5",
    level: 8,
    unless: any(inFormulas, previousIs(",", "—", "and", "but", "that")),
  },
  {
    match: "%difference|similarity|improvement|progress|change|advantage [ in terms of ]",
    to: "in",
    level: 6,
    unless: inStatistics,
  },
  { match: "similar|different|differ|differs|vary|varies [ in terms of ]", to: "in", level: 6, unless: inStatistics },
  { match: "best|largest|biggest|first|second|third|world [ in terms of ]", to: "by", level: 7, unless: inStatistics },
  {
    match: "in terms of cost|price|size|population|revenue|area|speed|quality|performance",
    to: "in $4",
    level: 8,
    unless: technical,
  },
  { match: "^ [ conversely ] ,", to: "by contrast", level: 6, unless: any(inFormulas, formal) },
  {
    match: "[ regardless of ] the|their|your|his|her|its|our|my @NOUN ,|.|;",
    to: "whatever",
    level: 7,
    unless: any(inLaw, technical, formal),
  },
  { match: "with the intention of <Ving>", to: "to $V5", level: 5 },
];
