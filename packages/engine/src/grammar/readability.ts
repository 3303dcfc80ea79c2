const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Flesch-Kincaid grade (Kincaid and others, 1975) and Flesch reading ease (Flesch, 1948), to one decimal.
 * Both are 0 for a text without words or sentences.
 */
export function readability(counts: { words: number; sentences: number; syllables: number }): {
  grade: number;
  readingEase: number;
} {
  const { words, sentences, syllables } = counts;
  if (words <= 0 || sentences <= 0) return { grade: 0, readingEase: 0 };
  const perSentence = words / sentences;
  const perWord = syllables / words;
  return {
    grade: round(0.39 * perSentence + 11.8 * perWord - 15.59),
    readingEase: round(206.835 - 1.015 * perSentence - 84.6 * perWord),
  };
}
