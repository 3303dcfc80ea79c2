/** What has to stand beside every figure of the gauge. */
export const gaugeCaveat =
  "AI-likeness is a guess about style and proves nothing about who wrote a text: formal writers, students and people " +
  "who write English as a second language are wrongly flagged more often than others.";
