/** What, many times over, makes a search for blocks and inline marks look far ahead. */
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

/** What, many times over, makes a search for spans that must not change look far ahead. */
export const literalHeaps = [...marks, ...citationsAndNumbers];

/** Returns a text of about so many characters that repeats a part. */
export function fill(part: string, characters: number): string {
  return part.repeat(characters / part.length);
}
