/** Splits a text into its words and the spaces before and after them, which are never marked as changed. */
export function splitSpaces(text: string): [lead: string, words: string, tail: string] {
  const lead = /^\s*/.exec(text)![0];
  const tail = /\s*$/.exec(text.slice(lead.length))![0];
  return [lead, text.slice(lead.length, text.length - tail.length), tail];
}
