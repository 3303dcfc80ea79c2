import { any, describesNoun, inLaw, inMode, inStatistics, near, passive, personalSubject } from "../restrictions.ts";
import { type Entry, tableRule } from "../table.ts";

const scholarly = inMode("academic");

const saying: Entry[] = [
  { match: "~state that/SCONJ", to: "~say that", level: 5, unless: any(passive, inLaw, scholarly) },
  { match: "~contend that/SCONJ", to: "~argue that", level: 5, unless: passive },
  { match: "~assert that/SCONJ", to: ["~say that", "~claim that"], level: 8, unless: any(passive, inLaw, scholarly) },
  { match: "~opine that", to: "~say that", level: 4, unless: passive },
  { match: "~posit that", to: "~suggest that", level: 5, unless: any(passive, scholarly) },
  { match: "~elucidate|delineate how", to: "~explain how", level: 4, unless: passive },
];

const studying: Entry[] = [
  ...(
    [
      ["analysis", "analyze"],
      ["assessment|evaluation", "assess"],
      ["review", "review"],
      ["examination", "examine"],
      ["investigation", "investigate"],
    ] as const
  ).flatMap(([nouns, verb]): Entry[] => [
    {
      match: `~conduct|perform|undertake a|an ${nouns} of`,
      to: `~${verb}`,
      level: 5,
      unless: any(passive, describesNoun),
    },
    {
      match: `~conduct|perform|undertake a|an comprehensive|thorough|detailed|extensive|in-depth ${nouns} of`,
      to: `thoroughly ~${verb}`,
      level: 5,
      unless: any(passive, describesNoun),
    },
    {
      match: `~conduct|perform|undertake a|an careful|systematic|rigorous ${nouns} of`,
      to: `carefully ~${verb}`,
      level: 6,
      unless: any(passive, describesNoun, ({ words, from }) => words[from + 2]?.lower !== "careful"),
    },
  ]),
  {
    match: "is|are|was|were|been [ employed ] to",
    to: "used",
    level: 5,
    unless: any(personalSubject, near(5, "worker", "staff", "person", "man", "woman", "people", "engineer", "job")),
  },
  {
    match: "[ further ] research|studies|work|study|investigation is|are|will needed|required|necessary|be",
    to: "more",
    level: 5,
  },
  {
    match: "~pose a|an significant|major|serious|grave threat to",
    to: "seriously ~threaten",
    level: 5,
    unless: inStatistics,
  },
  { match: "~pose a threat to", to: "~threaten", level: 5 },
  { match: "~pose a risk to", to: "~endanger", level: 8 },
  { match: "widely anticipated", to: "widely expected", level: 5 },
  { match: "highly likely|unlikely", to: "very $2", level: 6, unless: scholarly },
  {
    match: "business|positive|better|desired|successful [ outcomes ]",
    to: "results",
    level: 6,
    unless: any(inStatistics, scholarly),
  },
];

export const reportingPhrases = tableRule({
  id: "reporting-phrases",
  summary: "A plainer verb reports the same.",
  stage: "wording",
  level: 5,
  entries: [...saying, ...studying],
  examples: [
    { before: "The mayor stated that the bridge is safe.", after: "The mayor said that the bridge is safe." },
    { before: "Critics contend that the tax is unfair.", after: "Critics argue that the tax is unfair." },
    { before: "We conducted a thorough assessment of the roofs.", after: "We thoroughly assessed the roofs." },
    { before: "They will conduct an analysis of the water.", after: "They will analyze the water." },
    { before: "A model was employed to count the birds.", after: "A model was used to count the birds." },
    { before: "He was employed to count the birds.", after: "He was employed to count the birds." },
    { before: "Further research is needed.", after: "More research is needed." },
    { before: "Drought poses a serious threat to the herd.", after: "Drought seriously threatens the herd." },
    { before: "The state that grows the most corn is Iowa.", after: "The state that grows the most corn is Iowa." },
    { before: "They went no further.", after: "They went no further." },
    { before: "An analysis of the water was conducted.", after: "An analysis of the water was conducted." },
  ],
});
