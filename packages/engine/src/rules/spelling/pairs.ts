import { nounForms, verbForms } from "../../grammar/inflect.ts";

const list = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Words in American spelling of which the British form differs by one group of letters. The forms of a word are made
 * here, so that a line holds the dictionary form alone. Left out are words whose spelling depends on the sense (meter,
 * program, story, tire, check, draft), and those of which both spellings are usual in both countries.
 */
const our =
  list(`arbor armor ardor behavior candor clamor color demeanor endeavor favor fervor flavor harbor honor humor
  labor neighbor odor parlor rancor rigor rumor savior savor splendor succor tumor valor vapor vigor`);
const ourDerived = list(`behavioral behaviorally behaviorism colorful colorfully coloring colorless discolor favorable
  favorably favorite favorites favoritism flavorful flavoring flavorless honorable honorably dishonor dishonorable
  humorless laborer laborers neighborhood neighborhoods neighboring neighborly unfavorable unfavorably misdemeanor
  misdemeanors watercolor watercolors multicolored armored armory`);
const re = list("caliber center centerpiece epicenter fiber liter luster saber scepter somber specter theater");
const units = list("centimeter kilometer millimeter nanometer micrometer milliliter");
const ense = list("defense offense pretense");
const enseDerived = list("defenseless defenselessly defenselessness");
const yze = list("analyze catalyze dialyze paralyze psychoanalyze");
const doubling =
  list(`cancel channel counsel dial duel equal fuel funnel grovel label level libel marvel model panel pedal
  pencil quarrel refuel relabel remodel revel rival shovel shrivel signal snivel spiral swivel total towel travel tunnel
  unravel yodel`);
const single = list("appall distill enroll enthrall fulfill instill");

/** What fits no pattern: American, British, by turns. */
const irregular = `aging ageing | aluminum aluminium | anemia anaemia | anemic anaemic | anesthesia anaesthesia
  | anesthetic anaesthetic | anesthetics anaesthetics | archeology archaeology | archeological archaeological
  | archeologist archaeologist | archeologists archaeologists | artifact artefact | artifacts artefacts
  | acknowledgment acknowledgement | acknowledgments acknowledgements | cataloged catalogued | cataloging cataloguing
  | centered centred | centering centring | counselor counsellor | counselors counsellors | cozy cosy | cozier cosier
  | coziness cosiness | cozily cosily | diarrhea diarrhoea | disheveled dishevelled | enrollment enrolment
  | enrollments enrolments | esophagus oesophagus | estrogen oestrogen | fulfillment fulfilment | gray grey
  | grays greys | grayish greyish | gynecology gynaecology | gynecologist gynaecologist
  | gynecological gynaecological | hematology haematology | hemoglobin haemoglobin | hemophilia haemophilia
  | hemorrhage haemorrhage | installment instalment | installments instalments | jewelry jewellery
  | jeweler jeweller | jewelers jewellers | leukemia leukaemia | maneuver manoeuvre | maneuvers manoeuvres
  | maneuvered manoeuvred | maneuvering manoeuvring | maneuverable manoeuvrable | maneuverability manoeuvrability
  | marvelous marvellous | marvelously marvellously | modeler modeller | modelers modellers | mold mould
  | molds moulds | molded moulded | molding moulding | moldy mouldy | mustache moustache | mustaches moustaches
  | airplane aeroplane | airplanes aeroplanes | orthopedic orthopaedic | orthopedics orthopaedics | pajama pyjama | pajamas pyjamas | pediatric paediatric
  | pediatrics paediatrics | pediatrician paediatrician | pediatricians paediatricians | plow plough | plows ploughs
  | plowed ploughed | plowing ploughing | skeptic sceptic | skeptics sceptics | skeptical sceptical
  | skeptically sceptically | skepticism scepticism | savory savoury | skillful skilful | skillfully skilfully | smolder smoulder
  | smoldering smouldering | smoldered smouldered | sulfur sulphur | sulfuric sulphuric | traveler traveller
  | travelers travellers | willful wilful | willfully wilfully | woolen woollen`;

/** Words that only one country writes otherwise in some senses: safe from British to American, not back. */
const britishOnly = `cheque check | cheques checks | draught draft | draughty drafty | focussed focused
  | focussing focusing | kerb curb | kerbs curbs | learnt learned | licence license
  | licences licenses | metre meter | metres meters | practise practice | practised practiced | practises practices
  | practising practicing | programme program | programmes programs | storey story | storeys stories | tyre tire | tyres tires | whilst while`;

/** Verbs in "-ize" of which British usage (outside Oxford) has "-ise"; with their "-ization" and "-izer". */
const ize =
  list(`actualize agonize americanize amortize anonymize apologize atomize authorize baptize brutalize canonize
  capitalize categorize centralize characterize civilize colonize commercialize computerize conceptualize contextualize
  criminalize criticize crystallize customize decentralize demobilize democratize demonize demoralize deputize
  destabilize digitize dramatize economize emphasize energize epitomize equalize eulogize externalize
  familiarize fantasize fertilize finalize formalize fossilize galvanize generalize globalize harmonize hospitalize
  humanize hypnotize hypothesize idealize idolize immobilize immortalize immunize individualize industrialize
  institutionalize internalize internationalize itemize jeopardize legalize legitimize liberalize localize magnetize marginalize materialize maximize mechanize memorize mesmerize minimize mobilize modernize monetize
  monopolize moralize nationalize naturalize neutralize normalize optimize organize ostracize oxidize parallelize
  patronize penalize personalize pluralize polarize politicize popularize pressurize prioritize privatize publicize
  pulverize randomize rationalize realize recognize reorganize revitalize revolutionize romanticize sanitize scandalize
  scrutinize sensationalize sensitize serialize socialize specialize stabilize standardize sterilize stigmatize
  strategize subsidize summarize symbolize sympathize synchronize synthesize systematize tantalize terrorize theorize
  tokenize traumatize trivialize unionize urbanize utilize vandalize verbalize victimize virtualize visualize vocalize
  westernize`);

const izeDerived = list(`disorganization disorganized unauthorized uncivilized unorganized unrealized unrecognizable
  unrecognized unspecialized`);

const american = (word: string, from: RegExp, to: string): [string, string] => [word, word.replace(from, to)];

function pairsOf(table: string): [string, string][] {
  return table.split("|").map((pair) => pair.trim().split(/\s+/) as [string, string]);
}

function anyForm(word: string): string[] {
  return [...new Set([...verbForms(word), ...nounForms(word)])];
}

function izeFamily(word: string): [string, string][] {
  const stem = word.slice(0, -2);
  const derived = ["ation", "ations", "ational", "er", "ers", "able"].map((ending) => `${stem}z${ending}`);
  return [...verbForms(word), ...derived].map((form) => [form, `${stem}s${form.slice(stem.length + 1)}`]);
}

/** American spelling to British, every form, lower case. */
export const britishOf: ReadonlyMap<string, string> = new Map([
  ...our.flatMap(anyForm).map((word) => american(word, /or(?=(?:s|ed|ing)?$)/, "our")),
  ...ourDerived.map((word) => american(word, /(arm|behavi|col|endeav|fav|flav|hon|hum|lab|neighb|demean)or/, "$1our")),
  ...[...re, ...units].flatMap(nounForms).map((word) => american(word, /er(?=(?:piece)?s?$)/, "re")),
  ...[...ense.flatMap(nounForms), ...enseDerived].map((word) => american(word, /ense/, "ence")),
  ...yze.flatMap(verbForms).map((word) => american(word, /yz/, "ys")),
  ...nounForms("catalog").map((word) => american(word, /log/, "logue")),
  ...doubling.flatMap((word): [string, string][] => [
    [`${word}ed`, `${word}led`],
    [`${word}ing`, `${word}ling`],
  ]),
  ...single.flatMap((word) => [american(word, /ll$/, "l"), american(`${word}s`, /lls$/, "ls")]),
  ...ize.flatMap(izeFamily),
  ...izeDerived.map((word) => american(word, /z(?=(?:ation|ed|able)$)/, "s")),
  ...nounForms("analyzer").map((word) => american(word, /yz/, "ys")),
  ...pairsOf(irregular),
]);

/** Plural nouns that look like British verbs: "two analyses". */
const nouns = new Set(["analyses", "catalyses", "dialyses", "paralyses", "psychoanalyses"]);

/** British spelling to American, every form, lower case. */
export const americanOf: ReadonlyMap<string, string> = new Map([
  ...[...britishOf].filter(([, british]) => !nouns.has(british)).map(([us, uk]): [string, string] => [uk, us]),
  ...pairsOf(britishOnly),
]);
