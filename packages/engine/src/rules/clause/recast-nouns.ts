import { any, bareSlot, inCompound, near, nextIs, nextPos, not, passive, previousIs } from "../restrictions.ts";
import { type Entry, type Restriction, tableRule } from "../table.ts";

/** Nouns of action whose "of" names the object and nothing else: noun, verb, "-ing" form. */
const actions = `implementation=implement=implementing creation=create=creating prevention=prevent=preventing
  preservation=preserve=preserving protection=protect=protecting identification=identify=identifying
  evaluation=evaluate=evaluating assessment=assess=assessing removal=remove=removing
  optimization=optimize=optimizing elimination=eliminate=eliminating detection=detect=detecting
  construction=build=building installation=install=installing treatment=treat=treating
  management=manage=managing design=design=designing exploration=explore=exploring restoration=restore=restoring
  monitoring=monitor=monitoring analysis=analyze=analyzing interpretation=interpret=interpreting
  classification=classify=classifying diagnosis=diagnose=diagnosing deployment=deploy=deploying
  estimation=estimate=estimating generation=generate=generating transmission=transmit=transmitting
  extraction=extract=extracting measurement=measure=measuring calculation=calculate=calculating
  computation=compute=computing recognition=recognize=recognizing acquisition=acquire=acquiring`
  .split(/\s+/)
  .map((line) => line.split("=") as [string, string, string]);

/** Another noun of the same kind follows in a row, or the phrase says by whom: one gerund would limp. */
const unclear: Restriction = ({ words, to }) => {
  const next = words[to];
  if (!next || !(["DET", "NOUN", "ADJ", "PRON"].includes(next.pos) || /ed$/.test(next.lower))) return true;
  const rest = words.slice(to, to + 14);
  return rest.some(
    ({ lower, text }, i) =>
      lower === "by" ||
      ((lower === "and" || lower === "or" || text === ",") && isNominal(rest[i + 1]?.lower, rest[i + 2]?.lower)),
  );
};

function isNominal(first: string | undefined, second: string | undefined): boolean {
  return (
    first === "the" ||
    first === "its" ||
    /(?:tion|ment|sion|ance|al|sis)$/.test(`${first} ${second}`) ||
    second === "of"
  );
}

const unless = any(unclear, inCompound);

const gerunds: Entry[] = actions.flatMap(([noun, verb, gerund]): Entry[] => [
  { match: `~facilitate the ${noun} of`, to: `~help ${verb}`, unless: any(unless, passive, nextPos("PRON")) },
  { match: `~involve|require [ the ${noun} of ]`, to: gerund, unless: any(unless, passive), level: 7 },
  {
    match: `challenge|challenges|advances|progress|success|experience|expertise|skill|skills|difficulty|difficulties|step|steps|interest|crucial|vital|essential|important|critical|key|useful|helpful|valuable|effective|used|invaluable in [ the ${noun} of ]`,
    to: gerund,
    unless,
  },
  {
    match: `crucial|vital|essential|important|critical|useful|necessary|responsible|used|method|methods|tool|tools|technique|techniques|framework|approach|algorithm|algorithms|strategy|strategies for [ the ${noun} of ]`,
    to: gerund,
    unless,
  },
]);

const owners: readonly [string, string][] = [
  ["its", "it"],
  ["their", "they"],
  ["his", "he"],
  ["her", "she"],
  ["our", "we"],
  ["your", "you"],
  ["my", "I"],
];

const abilities: Entry[] = owners.flatMap(([owner, pronoun]): Entry[] => [
  {
    match: `~show|demonstrate|prove|showcase ${owner} ability|capacity to <V>`,
    to: `~show that ${pronoun} can $5`,
    unless: passive,
  },
]);

/** "Equip people with the ability to": it is given to them. */
const given = near(
  7,
  "equip",
  "provide",
  "endow",
  "bless",
  "empower",
  "leave",
  "gift",
  "bear",
  "arm",
  "present",
  "furnish",
);

const inquiries = "investigate|examine|explore|study|analyze|analyse|evaluate|assess|compare|discuss|describe|review";
const inquirers = previousIs(
  ..."we study paper research article work essay project thesis review experiment report chapter".split(" "),
);

/** Nouns of action and ability where a verb is plainer. */
export const recastNouns = tableRule({
  id: "recast-nouns",
  summary: "A verb says it more directly than a noun made from it.",
  stage: "clause",
  level: 6,
  entries: [
    ...gerunds,
    ...abilities,
    { match: "people|person|someone|anyone|those [ with the ability|capacity to ] <V>", to: "who can", unless: given },
    { match: "@NOUN [ with the ability|capacity to ] <V>", to: "that can", unless: any(person, given) },
    { match: `~aim|seek to ${inquiries}`, to: "~$3@1", when: inquirers, unless: any(bareSlot, inRow) },
    { match: "~contribute to our understanding of", to: "~help us understand" },
    { match: "~contribute to a better|deeper|broader understanding of", to: "~help us understand", level: 7 },
    {
      match: "~improve|enhance|deepen|advance|further our understanding of",
      to: "~help us better understand",
      unless: passive,
    },
    { match: "~lead to a better|deeper understanding of", to: "~help us better understand", level: 7 },
    {
      match: "to gain|develop|get|acquire|build a better|deeper|clearer|fuller|more understanding of",
      to: "to better understand",
    },
    {
      match: "to gain|develop|get a more comprehensive|complete|thorough|nuanced understanding of",
      to: "to better understand",
    },
    {
      match: "for a better|deeper understanding of",
      to: "to better understand",
      level: 7,
      unless: previousIs("allow", "allows", "allowed", "allowing", "account", "call", "calls", "look", "need"),
    },
    {
      match: "~provide|offer|give a better|deeper|clearer|comprehensive|thorough|clear understanding of",
      to: "~help explain",
      unless: passive,
    },
    {
      match: "~provide|offer|give a more comprehensive|complete|thorough|nuanced understanding of",
      to: "~help explain",
      unless: passive,
    },
    {
      match: "~have a deep|thorough|profound|solid|strong|good|clear appreciation for|of",
      to: "~appreciate",
      level: 7,
    },
    {
      match:
        "that|which is|are often|also|commonly|widely|closely|directly|typically|usually associated|used|found|known|made|considered|linked",
      to: "$3 $4",
      unless: any(not(nounBefore), cleft, goesOn),
      when: nextIs("with", "in", "for", "by", "as", "to", "on", "from"),
      level: 7,
    },
    { match: "~experience|feel feelings of", to: "~feel" },
    {
      match: "feelings|emotions of joy|sadness|anger|guilt|anxiety|despair|loneliness|isolation|stress|fear|happiness",
      to: "$3",
      level: 7,
      unless: nextIs("and", "or", ","),
    },
    { match: "the vast majority of", to: "most", level: 6, unless: nextIs("the", "these", "those") },
    { match: "on the part of", to: "by", level: 7 },
  ],
  examples: [
    { before: "The pump facilitates the removal of salt.", after: "The pump helps remove salt." },
    { before: "It involves the creation of a park.", after: "It involves creating a park." },
    {
      before: "It involves the creation of a park and the removal of a wall.",
      after: "It involves the creation of a park and the removal of a wall.",
    },
    {
      before: "Bees are essential for the pollination of trees.",
      after: "Bees are essential for the pollination of trees.",
    },
    { before: "Nets are useful for the protection of trees.", after: "Nets are useful for protecting trees." },
    {
      before: "They are popular due to their ability to climb.",
      after: "They are popular due to their ability to climb.",
    },
    { before: "The test shows its ability to float.", after: "The test shows that it can float." },
    { before: "This study aims to examine salt.", after: "This study examines salt." },
    { before: "The mayor aims to examine salt.", after: "The mayor aims to examine salt." },
    { before: "It deepens our understanding of salt.", after: "It helps us better understand salt." },
    { before: "He has a boat that is often used for fishing.", after: "He has a boat often used for fishing." },
    {
      before: "It is the boat that is often used for fishing.",
      after: "It is the boat that is often used for fishing.",
    },
  ],
});

/** "Aims to compare, debate and discuss": the other verbs would have to change too. */
function inRow({ words, to }: Parameters<Restriction>[0]): boolean {
  return words
    .slice(to, to + 20)
    .some(({ lower, text }, i) => (lower === "and" || text === ",") && words[to + i + 1]?.pos === "VERB");
}

function nounBefore({ words, from }: Parameters<Restriction>[0]): boolean {
  const left = words[from - 1];
  return left?.pos === "NOUN" && left.lower !== "fact" && left.lower !== "way";
}

function cleft({ words, from }: Parameters<Restriction>[0]): boolean {
  return words.slice(0, from).some((word, i) => word.lower === "it" && words[i + 1]?.lemma === "be");
}

function goesOn({ words, to }: Parameters<Restriction>[0]): boolean {
  return words.some((word, i) => i > to && word.lower === "and" && ["AUX", "VERB"].includes(words[i + 1]?.pos ?? ""));
}

function person({ words, from }: Parameters<Restriction>[0]): boolean {
  return /(?:er|or|ist|man|woman|child|student|leader|team|member)s?$/.test(words[from - 1]?.lower ?? "");
}
