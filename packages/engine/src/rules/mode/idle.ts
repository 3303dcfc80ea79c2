import type { Word } from "../../document/document.ts";

const markers = new Set(
  `not n't no never none nobody nothing neither nor without hardly barely scarcely rarely seldom unless except must
  shall may should can ca could might would wo will 'll cannot only all every each few most least half twice almost
  nearly always sometimes often usually frequently typically generally approximately roughly merely solely majority
  potentially possibly perhaps maybe likely unlikely probably reportedly allegedly apparently arguably
  able unable ability capable percent hundred thousand million billion one two three four five six seven eight
  nine ten dozen first second third once`.split(/\s+/),
);

/**
 * True for words that say nothing a reader could check: no name, number, quotation or bracket, and nothing of polarity,
 * modality or quantity.
 */
export function isIdle(words: readonly Word[]): boolean {
  return words.every(
    ({ lower, pos, text }) =>
      !markers.has(lower) && pos !== "NUM" && pos !== "PROPN" && !/^(?:[\p{Lu}\d]|["“”()[\]:;—–…*_`/])/u.test(text),
  );
}

const firm = new Set(
  `not n't no never none nobody nothing neither nor hardly barely scarcely rarely seldom unless except must shall
  should only if cannot wo reportedly allegedly apparently percent hundred thousand million billion one two three four
  five six seven eight nine ten dozen because although though however but than`.split(/\s+/),
);

/** True for the words of a whole clause that may go: no name, figure, quotation, condition, denial or duty is among them. */
export function isLight(words: readonly Word[]): boolean {
  return words.every(
    ({ lower, pos, text }) =>
      !firm.has(lower) && pos !== "NUM" && pos !== "PROPN" && !/^(?:[\p{Lu}\d]|["“”()[\]:;—–…*_`/])/u.test(text),
  );
}
