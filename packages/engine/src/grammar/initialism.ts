import { wordSet } from "./word-set.ts";

/** Words in capitals that are pronounced as words, or are ordinary words in capitals for emphasis ("a NEW one"). */
const saidAsWords = wordSet(`
  RAM ROM LAN WAN SIM PIN MAC NAT FAT LUT SAD RAD ROI SHA SOX SWAT MAP SET SUM NEW NOT NOR LOW NO HUB HOT RED HIGH FEW FUN ROW
  MOOC HEIC REIT SIEM SARS MERS LASIK HEPA HIPAA LAMP NUMA FERPA SCADA FLOPS LIDAR LEED SLAM SNAP SPAC SPAM STEM FOMO FOIA SMART
  SAAS MY ME WE HE SHE HIS HER MAN MEN SO FREE FULL FAIR REAL LAST LESS MOST MORE MUST NEVER NEXT STOP START STRONG SHORT SMALL
`);

/** Initialisms of four or more letters that look pronounceable but are pronounced letter by letter. */
const spelled = wordSet("NAACP SEIU HEVC LGBTI");

/** Returns whether a word in capitals is pronounced letter by letter ("an FBI"), not as a word ("a NASA"). */
export function isSpelledOut(token: string): boolean {
  const letters = token.replace(/(?:['’]?s|\d+\w*|\++)$/, "");
  if (!/^(?:[A-Z]+|(?:[A-Z]\.)+[A-Z]?)$/.test(letters)) return false;
  if (letters.includes(".") || letters.length === 1 || spelled.has(letters)) return true;
  if (saidAsWords.has(letters)) return false;
  if (letters.length < 4) return true;
  return letters.length < 7 && !canBeSaid(letters.toLowerCase());
}

const onset =
  /^(?:[bcdfghjklmnprtvwyz]|s[ckhlmnptqw]?|[bcfgpst]h?[lr]|[cgptsw]h|kn|qu|sch|s[cpt]r|tw|wr|dr|dw)?[aeiouy]/;

/** Returns whether letters can be pronounced as an English word. */
function canBeSaid(word: string): boolean {
  return onset.test(word) && !/[^aeiouy]{5}/.test(word) && !/^[aeiou][^aeiouy]{4}/.test(word);
}
