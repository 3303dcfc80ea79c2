/** Fragments that, repeated many times, make the parser of blocks and inline marks look far ahead. */
export const markdownHeaps = [
  "[",
  "*a **a ",
  ">> a\n",
  "a",
  "=\n",
  "> a\nb\n\n",
  "- a\n",
  "<a ",
  "`` ` ",
  "![[",
  "\\[",
  "|a|\n|-|\n",
  "*a*\n\n",
  "---\na: b\n",
] as const;

const marks = [
  "a",
  "a.",
  "a@a.",
  "(",
  "(a, ",
  '"a ',
  "'a ",
  "‘s ",
  "“",
  "$a ",
  "{",
  "[",
  "<a",
  "x = ",
  "a + ",
  "a^",
  "/a",
  "a/b.",
  "_",
  "a_a ",
  "a->",
];
const citationsAndNumbers = [
  "Aa, Bb & ",
  "Smith, ",
  "(Smith, J., ",
  "et al. ",
  "two ",
  "hundred ",
  "twenty-",
  "May ",
  "1 ",
  "1.",
  "1 - ",
  "+1 ",
  "[1, ",
  "§",
  "www.",
  "a::",
];

/** Fragments that, repeated many times, make the search for protected spans look far ahead. */
export const literalHeaps = [...marks, ...citationsAndNumbers];

/** Returns a text that repeats a part up to about a number of characters. */
export function fill(part: string, characters: number): string {
  return part.repeat(characters / part.length);
}
