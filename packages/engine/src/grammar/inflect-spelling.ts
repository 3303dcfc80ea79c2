import { wordSet } from "./word-set.ts";

/** Verbs of several syllables that double their last consonant, because of their stress or by custom. */
const doubling =
  wordSet(`abet abhor abut acquit admit airdrop allot annul appal babysit befit begin beget beset besot bobsled commit compel
  concur confer control cooccur corral debar debug defer demur deprogram deter diagram disbar dispel distil eavesdrop embed emit enrol
  enthral entrap equip excel expel extol forbid forget format fulfil gas handicap hobnob humbug impel incur
  infer input inset instil inter intermit kidnap kneecap leapfrog occur offset omit outfit outwit output overlap patrol
  permit prefer program propel readmit rebel rebut recommit recur reequip refer reformat regret rehab
  remit repel reprogram resubmit retransmit retrofit sandbag sidestep sublet submit transfer transmit transship typeset underpin
  unplug upset waterlog wiretap worship zigzag`);

/** Short verbs that also double their last consonant behind a prefix: "remap", "outrun", "overstep". */
const doublingBase =
  `bar|bed|bet|bid|blot|cap|chip|clip|clog|cram|crop|cut|dig|dim|dip|drop|fit|flip|get|grab|hit|jam|knit|lap|let|log|
  map|nip|pad|pin|plan|plot|plug|pop|put|rap|rig|rip|rub|run|scan|set|ship|shut|sit|skip|slip|snap|spin|spit|split|spot|step|stop|
  strip|sum|swap|swim|tag|tap|thin|tip|top|trap|trim|trip|win|wrap|zip`.replace(/\s+/g, "");
const prefixed = new RegExp(`^(?:re|under|un|out|over|mis|pre|up|off|co|de|sub|inter|back)(?:${doublingBase})$`);

const oneSyllable = /^(?:qu|[^aeiouy]|y(?=[aeiou]))*[aeiouy][bdfgklmnprtvz]$/;

/** Verbs whose doubled forms are recognised but never written; verbs in -el and -al follow a rule. */
const alsoDoubled = new Set(["focus", "refocus", "bias", "benefit", "combat", "bus", "bayonet"]);
/** Verbs whose undoubled forms are recognised but never written. */
const alsoSingle = new Set(["worship", "kidnap", "program", "format", "diagram", "handicap"]);
const britishDoubled = /(?:[aeiouy].*[^aeiou]|[iu](?=[ae]))[aeio]l$/;

const keepsE = /(?:[eoy]e|^be|(?:s|t|w|b)inge|whinge|springe)$/;
const silentC = /[aeiou].*[^aeiou][iao]c$|^(?:sic|bivouac)$/;
const consonantO = /[^aeiou]o$/;
const plainO = new Set(["demo", "disco", "memo", "photo", "piano", "promo", "solo", "dynamo", "zero", "silo", "typo"]);
const hardCh = new Set(["stomach"]);

/** Returns the stems that take -ed and -ing; the first is the one to write: "travel", then the British "travell". */
function stems(lemma: string): string[] {
  const doubled = lemma + lemma.slice(-1);
  if (silentC.test(lemma)) return [`${lemma}k`];
  if (doubling.has(lemma) || oneSyllable.test(lemma) || prefixed.test(lemma)) {
    return alsoSingle.has(lemma) ? [doubled, lemma] : [doubled];
  }
  return alsoDoubled.has(lemma) || britishDoubled.test(lemma) ? [lemma, doubled] : [lemma];
}

/** Returns the third person singular by the regular rules. */
export function regularS(lemma: string): string {
  if (/(?:[^aeiou]|qu)y$/.test(lemma)) return `${lemma.slice(0, -1)}ies`;
  if (/^(?:gas|[^aeiou]*(?:qu)?[aeiou]z)$/.test(lemma)) return `${lemma + lemma.slice(-1)}es`;
  if (/(?:s|x|z|sh)$/.test(lemma) || (/ch$/.test(lemma) && !hardCh.has(lemma))) return `${lemma}es`;
  return consonantO.test(lemma) && !plainO.has(lemma) ? `${lemma}es` : `${lemma}s`;
}

/** Returns the regular past; the first spelling is the one to write, the others are only recognised. */
export function regularEd(lemma: string): string[] {
  if (lemma.endsWith("e")) return [`${lemma}d`];
  if (/(?:[^aeiou]|qu)y$/.test(lemma)) return [`${lemma.slice(0, -1)}ied`];
  return stems(lemma).map((stem) => `${stem}ed`);
}

/** Returns the regular "-ing" form; the first spelling is the one to write, the others are only recognised. */
export function regularIng(lemma: string): string[] {
  if (lemma.endsWith("ie")) return [`${lemma.slice(0, -2)}ying`];
  if (keepsE.test(lemma)) return [`${lemma}ing`];
  if (lemma.endsWith("e")) return [`${lemma.slice(0, -1)}ing`, ...(/[gu]e$/.test(lemma) ? [`${lemma}ing`] : [])];
  return stems(lemma).map((stem) => `${stem}ing`);
}
