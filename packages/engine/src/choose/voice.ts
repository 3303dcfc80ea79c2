import type { Mode } from "../options.ts";
import { modeProfiles } from "./mode-profiles.ts";

const contraction = /\b\p{L}+(?:n['’]t|['’](?:re|ve|ll|m))\b|\b(?:it|that|what|there|here|he|she|who|let)['’]s\b/giu;
const fullForm =
  /\b(?:it|that|there|he|she) is\b|\bi am\b|\b(?:you|we|they) are\b|\bcannot\b|\b(?:do|does|did|is|are|was|were|has|had|could|would) not\b/giu;
const speech = /[“"][^“”"\n]{1,400}[”"]/gu;
const word = /[\p{L}\d][\p{L}\d'’-]*/gu;
const personal = /\b(?:i|me|my|mine|myself|you|your|yours|yourself)\b/giu;
const ours = /\b(?:we|us|our|ours)\b/giu;
/** Matches words that are typical of reviews, advice and letters to friends. */
const chatty =
  /\b(?:anyway|awesome|bad|bit|cool|crazy|dad|definitely|delicious|favou?rite|folks|fun|get|glad|good|got|great|guess|guys|hey|hi|honestly|huge|just|kids|kind of|lots?|loved|maybe|mom|nice|okay|pretty|really|sorry|sort of|stuff|super|tasty|thanks?|tips?|totally|yummy)\b/giu;
/** The modes for formal texts: reports, papers, essays, contracts and letters. */
const stiff =
  /%|\b(?:according|additionally|approach|committee|conclusion|consequently|crucial|dear|decisions?|demonstrate[sd]?|essay|et al|findings|firstly|framework|furthermore|government|hence|hereby|however|hypothesis|individuals|moreover|nevertheless|numerous|participants|policy|propose[sd]?|regards|research(?:ers)?|respectively|said|secondly|shall|significant(?:ly)?|sincerely|sir|society|students?|stated|study|studies|therefore|thus|upon|various|whilst|whom)\b/giu;

const others = /\b(?:he|she|him|her|his|hers|himself|herself)\b/giu;
const teller = /\b(?:i|me|my|myself)\b/giu;
const past = /\b(?:was|were|had|could|did|said|went|came|knew|felt|thought|took|\p{L}{3,}ed)\b/giu;

/** Returns whether contractions fit: the mode wants them (but not in a story that has none), or the text uses them. */
export function isCasual(prose: readonly string[], mode: Mode): boolean {
  const { contractions } = modeProfiles[mode];
  const told = prose.map((text) => text.replace(speech, " ")).join("\n");
  if (contractions === true) return !tellsStory(prose) || told.search(contraction) >= 0;
  return contractions !== false && soundsCasual(told);
}

/** Returns whether a text is a story: 5 % of its words are "he", "she" or the like, or "I" and past verbs. */
export function tellsStory(prose: readonly string[]): boolean {
  const text = prose.join("\n");
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const enough = Math.max(2, count(word) / 20);
  const tells = count(others) > enough || (count(teller) > enough && count(past) > enough);
  return tells && !/^\W*(?:dear|hi|hello)\b/iu.test(text);
}

/** Returns whether a text, without quotations, mostly uses contractions or addresses its reader. */
function soundsCasual(told: string): boolean {
  const count = (pattern: RegExp): number => told.match(pattern)?.length ?? 0;
  const words = count(word);
  const percent = (pattern: RegExp): number => (100 * count(pattern)) / words;
  const [short, full, stiffness] = [count(contraction), count(fullForm), percent(stiff)];
  if (short > 0 && stiffness < 2 && (short >= 2 * full || (short >= full && percent(personal) >= 5))) return true;
  const [chat, people] = [percent(chatty), percent(personal) + percent(ours)];
  const signs = [chat >= 2, chat >= 4, people >= 3, people >= 6, short > 0, short >= 3].filter(Boolean).length;
  return chat >= 1.5 && stiffness < 1 && signs >= 3;
}
