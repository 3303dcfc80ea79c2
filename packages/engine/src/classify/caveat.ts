/** The sentence to show beside every AI score. */
export const detectorCaveat =
  "AI-likeness is a guess about style and proves nothing about who wrote a text: formal writers, students and people " +
  "who write English as a second language are wrongly flagged more often than others.";
