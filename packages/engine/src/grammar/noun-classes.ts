import type { Word } from "../document/document.ts";
import { personPronouns } from "./closed-classes.ts";
import { wordSet } from "./word-set.ts";

const people =
  wordSet(`man woman person people child kid boy girl baby infant guy lady gentleman mother father mom dad parent son daughter
  brother sister sibling wife husband spouse partner friend family couple cousin uncle aunt grandmother grandfather
  king queen prince princess president minister chief captain general soldier officer guard police cop thief pirate
  witness victim suspect student pupil patient client guest host nurse doctor dentist chef cook staff crew team band
  artist pianist scientist expert critic coach athlete champion king hero heroine villain character protagonist
  audience crowd fan user individual human adult teen teenager youth senior colleague boss teammate classmate roommate employee manager
  professional specialist politician lawyer attorney judge citizen resident neighbor neighbour stranger tourist
  clerk waiter waitress bartender sommelier driver pilot dog cat horse wizard witch elf dwarf dragon god goddess
  sheriff priest monk nun warrior knight agent detective hunter nation society everyone everybody someone somebody
  anyone anybody nobody folk folks others candidate associate representative relative native mayor
  chancellor governor bishop pope ambassador chairwoman chairman tenant entrepreneur advocate proponent opponent
  skeptic sceptic adherent`);

/** Nouns for things that end in -er or -or as many nouns for people do. */
const things =
  wordSet(`paper chapter letter number order matter weather water river power tower flower center centre computer filter
  parameter layer container trailer encoder transformer character chamber corner cover dinner disorder fever finger
  folder hammer laser ladder liver meter monster offer poster printer quarter register render router server shelter
  shoulder shower sister soccer summer winter super supper theater theatre thunder timber tiger border burger butter
  cancer career cluster counter danger factor motor sector vector tractor monitor color colour flavor flavour behavior
  behaviour error harbor harbour humor humour interior exterior labor labour mirror odor tutor terror list mist twist
  floor door feather leather mother-of-pearl answer bumper cylinder classifier identifier newsletter thriller chapter driver
  indicator operator estimator generator detector processor refrigerator elevator calculator protector reactor
  corridor metaphor doctor-fish peer tier pier blazer cruiser sweater slider sensor roller-coaster whisper volunteerism endeavor
  tremor tumor tumour rumor rumour horror honor honour favor favour vapor vapour armor armour anchor parlor rigor rigour vigor
  vigour splendor fervor meteor predictor descriptor tensor razor pointer fiber marker buffer adapter header trigger scanner`);

/** Returns whether a noun names a person, judged by its form. */
export function isPersonNoun({ lemma, lower }: Word): boolean {
  if (people.has(lemma) || people.has(lower)) return true;
  return /(?:[^aeiou]er|or|ist|ian|men|man|woman|person|ee|eer)$/.test(lemma) && lemma.length > 4 && !things.has(lemma);
}

/** Returns whether a word as a subject may act on purpose: a noun for a person, a name, "they" or "who". */
export function isPerson(word: Word): boolean {
  return word.pos === "PROPN" || word.lower === "who" || personPronouns.has(word.lower) || isPersonNoun(word);
}

/** Nouns with little meaning unless an adjective describes them, such as "way". */
export const vagueNouns =
  wordSet(`way ways thing things one ones part parts person people man men woman women time times place places point points
  question questions amount amounts number numbers degree extent level levels deal job news example examples example
  kind kinds type types sort sorts form forms result results word words day days life lives reason reasons
  condition conditions difference differences case cases area areas group groups side sides term terms
  service services experience experiences food meal staff ride quality story stories symbol guide plan view views
  cities communities universities
  family friend friends performance effects practice practices shape health mood attitude start end`);

/** Nouns behind which the noun after “of” decides the number of the verb: "a number of towns are". */
export const amounts = wordSet(`number majority lot variety range couple pair handful half rest series host list set
  array average total percentage proportion share percent`);
