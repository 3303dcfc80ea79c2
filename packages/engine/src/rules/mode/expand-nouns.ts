import type { Word } from "../../document/document.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { reportsFigures, warnsOrBinds } from "../../grammar/topics.ts";
import type { Proposal, Rule } from "../rule.ts";
import { pairsOf, set } from "./expand-tools.ts";
import { possessiveToOf } from "./possessive.ts";

/** Opens what two nouns say side by side: whose the one is, or what is done with it. */
export const expandNouns: Rule = {
  id: "expand-nouns",
  modes: ["expand"],
  adds: true,
  summary: "“Of” says how the two nouns belong together.",
  stage: "rhythm",
  level: 5,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words) || reportsFigures(context.words)) return [];
    return words.flatMap((_, i) => possessiveToOf(words, i) ?? pluralOwner(words, i) ?? compound(words, i) ?? []);
  },
};

/** What is produced, kept, used: the noun as it stands after "of". */
const things = pairsOf(`
  energy=energy water=water food=food data=data information=information waste=waste knowledge=knowledge
  electricity=electricity fuel=fuel oil=oil gas=gas traffic=traffic land=land resource=resources risk=risks stress=stress
  plant=plants crop=crops skill=skills product=products habitat=habitats heat=heat content=content job=jobs meat=meat
  milk=milk rice=rice coffee=coffee pain=pain weight=weight pesticide=pesticides antibiotic=antibiotics
  technology=technology language=language wealth=wealth paper=paper plastic=plastic wood=wood muscle=muscles
  software=software soil=soil noise=noise carbon=carbon tissue=tissue cost=costs error=errors fraud=fraud`);
const acts =
  set(`consumption production collection analysis distribution storage treatment protection generation processing
  transmission disposal conservation development reduction allocation creation use usage management recycling prevention
  detection acquisition`);
const fixedActs = new Set(
  "risk treatment,land development,land management,content management,language use,gas treatment,oil treatment".split(
    ",",
  ),
);

/** Whose it is, as said after "of". */
const owners = pairsOf(`
  customer=customers employee=employees user=users student=students patient=patients consumer=consumers worker=workers
  passenger=passengers brain=the_brain heart=the_heart soil=the_soil air=the_air water=the_water body=the_body
  skin=the_skin team=the_team product=the_product sleep=sleep community=the_community building=the_building`);
const owned: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["quality", set("air water soil sleep product")],
  ["satisfaction", set("customer employee user patient student consumer worker")],
  ["loyalty", set("customer")],
  ["trust", set("customer consumer user patient")],
  ["needs", set("customer user patient student consumer community employee")],
  ["expectations", set("customer user consumer")],
  ["preferences", set("customer user consumer")],
  ["behavior", set("customer user consumer")],
  ["engagement", set("student employee user customer")],
  ["performance", set("student employee team product")],
  ["health", set("brain heart soil skin")],
  ["function", set("brain heart")],
  ["safety", set("patient worker passenger product")],
  ["privacy", set("user patient customer")],
  ["morale", set("employee team")],
  ["productivity", set("employee worker team")],
  ["temperature", set("body water air soil")],
  ["outcomes", set("student patient")],
  ["achievement", set("student")],
]);

/** "energy consumption" becomes "the consumption of energy", "air quality" "the quality of the air". */
function compound(words: readonly Word[], i: number): Proposal | undefined {
  const [first, head, after] = words.slice(i, i + 3);
  const before = words[i - 1];
  if (!first || head?.pos !== "NOUN" || !before || !after || first.pos !== "NOUN") return undefined;
  const act = acts.has(head.lower) && !fixedActs.has(`${first.lower} ${head.lower}`) && things.get(first.lower);
  const said = act || (owned.get(head.lower)?.has(first.lower) && owners.get(first.lower));
  if (!said || !stands(words, i) || !closes(after)) return undefined;
  return { parts: [{ start: first.start, end: head.end, after: `the ${head.lower} of ${said}` }] };
}

const leading = set("in for on through with by about into from to improve reduce increase enhance");
const trailing = set("in by for through with at on across among while when because");

/** A verb or a preposition governs the two nouns, and no other noun or adjective stands before them. */
function stands(words: readonly Word[], i: number): boolean {
  const before = words[i - 1]!;
  if (leading.has(before.lower)) return true;
  const participle = /(?:ed|en|ing)$/.test(before.lower);
  const left = words[i - 2]?.pos ?? "";
  return before.pos === "VERB" && (!participle || (!/ing$/.test(before.lower) && ["NOUN", "PRON"].includes(left)));
}

function closes(after: Word): boolean {
  return /^[.;]$/.test(after.text) || trailing.has(after.lower);
}

const units = set("years months weeks days hours minutes times men women boys girls ladies others teachers masters");

/** "farmers' needs" becomes "the needs of farmers". */
function pluralOwner(words: readonly Word[], i: number): Proposal | undefined {
  const [owner, mark, head, after] = words.slice(i, i + 4);
  const before = words[i - 1];
  if (owner?.pos !== "NOUN" || mark?.lower !== "'" || !isHead(head) || !after || !before) return undefined;
  if (!isPlural(owner) || units.has(owner.lower) || after.lower === "of" || after.text === "-") return undefined;
  if (!["PUNCT", "ADP"].includes(after.pos) || !["VERB", "ADP"].includes(before.pos)) return undefined;
  if (before.lower === "than" || /^\p{Lu}/u.test(before.text)) return undefined;
  return { parts: [{ start: owner.start, end: head.end, after: `the ${head.text} of ${owner.text}` }] };
}

/** After an owner "needs" is no verb, whatever the tagger says. */
function isHead(word: Word | undefined): word is Word {
  return word?.pos === "NOUN" || word?.lower === "needs";
}
