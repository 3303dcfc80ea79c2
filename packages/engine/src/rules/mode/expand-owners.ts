import type { Word } from "../../document/document.ts";
import type { Proposal, Rule } from "../rule.ts";
import { isPresent, pairsOf, set } from "./expand-tools.ts";
import { binding } from "./guards.ts";

/** Says with a verb how a thing belongs to its owner. */
export const expandOwners: Rule = {
  id: "expand-owners",
  summary: "A clause says how the one belongs to the other.",
  stage: "rhythm",
  level: 6,
  propose: (context) => {
    const { words } = context;
    if (binding({ words, from: 0, to: 0, slots: [], context }) || !isPresent(words)) return [];
    return words.flatMap((_, i) => unfoldOwner(words, i) ?? []);
  },
  examples: [
    { before: "The shop meets their needs.", after: "The shop meets the needs that they have." },
    { before: "We study its impact on birds.", after: "We study the impact that it has on birds." },
    { before: "He knows your role in the play.", after: "He knows the role that you play in the play." },
    { before: "They learn from their mistakes.", after: "They learn from the mistakes that they make." },
    { before: "They rely on their unique skills.", after: "They rely on the unique skills that they have." },
    { before: "They met their needs.", after: "They met their needs." },
    { before: "Their needs are known.", after: "Their needs are known." },
    { before: "With its impact on birds, it is bad.", after: "With its impact on birds, it is bad." },
    { before: "They know their needs and goals.", after: "They know their needs and goals." },
    { before: "They know the town and its impact.", after: "They know the town and its impact." },
  ],
};

const subjects = pairsOf("its=it their=they your=you our=we my=I his=he her=she");

/** Nouns with the verb that joins them to whose they are, at the end of a phrase. */
const closing = pairsOf(`
  needs=have skills=have ideas=have questions=have concerns=have problems=have interests=have abilities=have
  strengths=have resources=have opinions=have feelings=have expectations=have responsibilities=have options=have
  memories=have symptoms=have talents=have fears=have worries=have advantages=have limitations=have benefits=have
  choices=make decisions=make mistakes=make actions=take challenges=face obstacles=face problems=face work=do`);
/** Nouns that take a preposition, which then follows the verb. */
const governing = pairsOf(`
  impact=have:on effect=have:on effects=have:on influence=have:on access=have:to knowledge=have:of,about
  experience=have:with,in understanding=have:of relationship=have:with relationships=have:with,to control=have:over
  role=play:in,as part=play:in contribution=make:to contributions=make:to choices=make:about decisions=make:about
  questions=have:about concerns=have:about ideas=have:about,for`);
const ofPersons = set("face take do make");

/** "meets their needs" becomes "meets the needs that they have". */
function unfoldOwner(words: readonly Word[], i: number): Proposal | undefined {
  const owner = words[i]!;
  const subject = subjects.get(owner.lower);
  if (!subject || i < 1 || (words[0]!.pos === "ADP" && i < 5)) return undefined;
  const at = words[i + 1]?.pos === "ADJ" ? i + 2 : i + 1;
  const noun = words[at];
  const after = words[at + 1];
  const before = words[i - 1]!;
  if (!noun || !after || words[i + 1]!.lower === "own") return undefined;
  if (!["VERB", "ADP", "SCONJ"].includes(before.pos) || ["than", "like", "as", "despite"].includes(before.lower))
    return undefined;
  const [verb = "", links = ""] = verbFor(noun.lower, after)?.split(":") ?? [];
  if (verb === "" || (ofPersons.has(verb) && verb !== "make" && subject === "it")) return undefined;
  if (links === "" && !/^[.;]$/.test(after.text)) return undefined;
  // "For it to reach its impact": a clause already hangs on the noun or comes right before it.
  if (words.slice(Math.max(0, i - 3), i).some(({ lower }) => ["that", "which", "who"].includes(lower)))
    return undefined;
  const inflected = subject === "it" || subject === "he" || subject === "she" ? third.get(verb) : verb;
  return {
    parts: [
      { start: owner.start, end: owner.end, after: "the" },
      { start: noun.end, end: noun.end, after: ` that ${subject} ${inflected}` },
    ],
  };
}

const third = pairsOf("have=has make=makes take=takes face=faces do=does play=plays");

function verbFor(noun: string, after: Word): string | undefined {
  const governed = governing.get(noun);
  const links = governed?.split(":")[1] ?? "";
  if (links.split(",").includes(after.lower)) return governed;
  return closing.get(noun);
}
