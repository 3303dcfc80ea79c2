/** Returns the words and phrases to keep from a text in which they are separated by commas, without duplicates. */
export function keptWords(typed: string): string[] {
  const words = typed.split(/[,;\n]/).map((word) => word.trim().replace(/\s+/g, " "));
  return [...new Set(words)].filter((word) => word !== "");
}
