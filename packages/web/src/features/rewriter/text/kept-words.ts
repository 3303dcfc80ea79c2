/** The words and phrases to keep that were typed between commas, each once. */
export function keptWords(typed: string): string[] {
  const words = typed.split(/[,;\n]/).map((word) => word.trim().replace(/\s+/g, " "));
  return [...new Set(words)].filter((word) => word !== "");
}
