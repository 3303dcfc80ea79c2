import fc from "fast-check";

/** Fragments that rules, markup and protection treat in special ways; documents are random sequences of them. */
const fragments = [
  "It is important to note that the plan works.",
  "Moreover, we utilize numerous tools,",
  "ensuring that nobody is left behind.",
  "not only fast but also safe",
  "an exceptionally crucial",
  "must not",
  "“in order to win”",
  "`code()`",
  "https://example.com/a_b?c=d",
  "$19.99",
  "(Smith et al., 2020)",
  "[1]",
  "**bold** and _italic_",
  "# Heading",
  "- item",
  "> quoted",
  "| a | b |",
  "```",
  "{name}",
  "café naïve 👩‍👩‍👧 東京",
  "—",
  "...",
  "isn't it; it's",
  "\n",
  "\n\n",
  "\r\n",
  "\t",
  "  ",
  "\u00a0",
  "\u200b",
  "'",
  '"',
  "(",
  "]",
  "The U.S. economy grew 3.5% in May.",
  "I think we organised the colour scheme of the theater, and it could be gray.",
  "However, despite the fact that it rained, we went.",
];

/** Generates texts of all sorts, as random sequences of fragments. */
export const documents = fc
  .array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...fragments) }, { weight: 1, arbitrary: fc.string() }), {
    maxLength: 30,
  })
  .map((parts) => parts.join(" "));
