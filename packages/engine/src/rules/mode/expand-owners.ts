import type { Word } from "../../document/document.ts";
import { pluralPronouns, relativePronouns, singularPronouns } from "../../grammar/closed-classes.ts";
import { wholeTense } from "../../grammar/tense.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import type { Proposal, Rule } from "../rule.ts";
import { pairsOf, set } from "./expand-tools.ts";

/** Says with a verb how a thing belongs to its owner. */
export const expandOwners: Rule = {
  id: "expand-owners",
  modes: ["expand"],
  adds: true,
  summary: "A clause says how the one belongs to the other.",
  stage: "rhythm",
  level: 6,
  propose: (context) => {
    const { words } = context;
    const tense = wholeTense(words);
    if (!tense || warnsOrBinds(context.words)) return [];
    return words.flatMap((_, i) => unfoldOwner(words, i, tense) ?? []);
  },
};

const subjects = pairsOf("its=it their=they your=you our=we my=I his=he her=she");

/** Nouns with the verb, and the preposition, that join them to whose they are. */
const belonging = pairsOf(`
  needs=have skills=have ideas=have questions=have concerns=have problems=have interests=have abilities=have
  strengths=have weaknesses=have resources=have feelings=have emotions=have expectations=have responsibilities=have
  options=have memories=have symptoms=have talents=have fears=have worries=have advantages=have limitations=have
  benefits=have drawbacks=have flaws=have shortcomings=have features=have properties=have capabilities=have thoughts=have
  dreams=have duties=have  knowledge=have components=have
  opinions=hold beliefs=hold views=hold values=hold
  choices=make decisions=make mistakes=make efforts=make claims=make promises=make comments=make discoveries=make
  contributions=make sacrifices=make purchases=make actions=take
  challenges=face obstacles=face work=do lives=lead stories=tell clothes=wear
  society=live_in world=live_in community=live_in communities=live_in environment=live_in country=live_in planet=live_on
  city=live_in town=live_in neighborhood=live_in`);
/** Nouns that take a preposition, which then follows the verb. */
const governing = pairsOf(`
  impact=have:on effect=have:on effects=have:on influence=have:on access=have:to
  experience=have:with,in understanding=have:of relationship=have:with relationships=have:with,to control=have:over
  role=play:in,as part=play:in contribution=make:to attitude=have:towards,toward attitudes=have:towards,toward
  conversation=have:about,with,on interest=have:in faith=have:in trust=have:in confidence=have:in love=have:for passion=have:for respect=have:for
  need=have:for desire=have:for knowledge=have:of,about approach=take:to stance=take:on
  commitment=have:to focus=have:on reputation=have:for`);
const ofPersons = set("face take do hold lead tell wear live");
const third = pairsOf(
  "have=has make=makes take=takes face=faces do=does play=plays hold=holds lead=leads tell=tells wear=wears live=lives give=gives",
);
const past = pairsOf(
  "have=had make=made take=took face=faced do=did play=played hold=held lead=led tell=told wear=wore live=lived give=gave",
);

/** "meets their needs" becomes "meets the needs that they have". */
function unfoldOwner(words: readonly Word[], i: number, tense: "past" | "present"): Proposal | undefined {
  const owner = words[i]!;
  const subject = subjects.get(owner.lower);
  if (!subject || (words[0]!.pos === "ADP" && i < 5) || words[i + 1]?.lower === "own") return undefined;
  const at = words[i + 1]?.pos === "ADJ" ? i + 2 : i + 1;
  const noun = words[at];
  const after = words[at + 1];
  if (!noun || !after || !isOpen(words, i, after)) return undefined;
  if (at > i + 1 && ["work", "features", "lives"].includes(noun.lower)) return undefined;
  if (noun.lower === "lives" && words[i - 1]?.pos !== "ADP") return undefined;
  const [verb = "", place] = verbFor(noun.lower, after)?.split(" ") ?? [];
  if (verb === "" || (ofPersons.has(verb) && subject === "it")) return undefined;
  if (place && (i < 1 || !pluralPronouns.has(subject))) return undefined;
  const inPresent = singularPronouns.has(subject) ? third.get(verb) : verb;
  const said = `${subject} ${tense === "past" ? past.get(verb) : inPresent}`;
  return {
    parts: [
      { start: owner.start, end: owner.end, after: /^\p{Lu}/u.test(owner.text) && owner.lower !== "i" ? "The" : "the" },
      { start: noun.end, end: noun.end, after: place ? ` ${place} which ${said}` : ` that ${said}` },
    ],
  };
}

const continuing = set("and but so which while because");
const shut = set("throughout than like as despite of that which who whose");

/** A verb or a preposition governs the phrase, or it is the subject; and nothing shares its noun. */
function isOpen(words: readonly Word[], i: number, after: Word): boolean {
  const before = words[i - 1];
  if (before && !["VERB", "ADP", "SCONJ"].includes(before.pos) && !/^(?:of|to|that)$/.test(before.lower)) return false;
  if (before && shut.has(before.lower) && before.lower !== "of") return false;
  if (words.slice(Math.max(0, i - 3), i).some(({ lower }) => relativePronouns.has(lower))) return false;
  if (!before) return ["VERB", "AUX"].includes(after.pos);
  if (/^[.;]$/.test(after.text)) return true;
  const next = words[words.indexOf(after) + 1];
  if (after.text === ",")
    return continuing.has(next?.lower ?? "") && !["NOUN", "ADJ"].includes(words[words.indexOf(after) + 2]?.pos ?? "");
  return after.pos === "ADP"
    ? !["of", "at", "during", "by"].includes(after.lower) || governing.has(words[words.indexOf(after) - 1]!.lower)
    : ["while", "when", "because"].includes(after.lower);
}

function verbFor(noun: string, after: Word): string | undefined {
  const governed = governing.get(noun);
  const [verb, links = ""] = governed?.split(":") ?? [];
  return links.split(",").includes(after.lower) ? verb : belonging.get(noun);
}
