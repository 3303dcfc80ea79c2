import type { Word } from "../../document/document.ts";
import { nounPhraseEnd } from "../../grammar/noun-phrase.ts";

/** What a whole clause can show or stand for as well as a person can. */
const shown = new Set(
  `highlight underscore emphasize demonstrate illustrate show reveal underline reinforce exemplify showcase stress
  emphasise symbolize symbolise signify reflect affirm reaffirm`.split(/\s+/),
);

const evidence = new Set(
  `result finding experiment evaluation analysis study survey poll research report paper article essay test trial data
  evidence figure simulation work review book chapter theorem proof approach method`.split(/\s+/),
);

/** True for a noun that shows things to its readers, as a study does. */
export function isEvidence({ lemma, lower, pos }: Word): boolean {
  return pos === "NOUN" && (evidence.has(lemma) || evidence.has(lower));
}

/** True for a verb of which the clause before it may be the subject: "underscoring", "reflecting". */
export function isShowing(lemma: string): boolean {
  return shown.has(lemma);
}

const speech = new Set(
  `say tell speak note write argue explain respond reply answer state present discuss describe talk address remark
  comment conclude add call urge warn criticize criticise praise report testify insist claim assert mention quote cite
  reiterate emphasize emphasise highlight stress suggest propose announce declare express acknowledge recount recall
  detail outline summarize summarise compare contrast analyze analyse examine explore review interview ask share teach
  advise recommend advocate sing perform paint depict portray use employ draw point question dismiss reject`.split(
    /\s+/,
  ),
);

/** The verb tells, writes or shows, so that its subject could go on to stress something. */
export function isSpeech({ lemma }: Word): boolean {
  return speech.has(lemma);
}

const abstract = new Set(
  `importance need necessity significance value commitment dedication determination role impact effect power potential
  complexity challenge challenges difficulty difficulties extent seriousness gravity severity urgency strength resilience
  desire ability willingness concern tension division fragility danger risk vulnerability lack shift trend change
  belief devotion passion focus effort confidence interest versatility relevance influence appeal growth success demand
  position status connection relationship diversity beauty depth nature quality skill talent readiness support`.split(
    /\s+/,
  ),
);

/** The participle's object is something that only a state of affairs can show: "the need for rules", "that", "how". */
export function showsFact(words: readonly Word[], verb: number): boolean {
  const next = words[verb + 1];
  if (next?.lower === "that" || next?.lower === "how") return true;
  const end = nounPhraseEnd(words, verb + 1);
  const head = end === undefined ? undefined : words[end - 1];
  return head !== undefined && (abstract.has(head.lemma) || abstract.has(head.lower));
}
