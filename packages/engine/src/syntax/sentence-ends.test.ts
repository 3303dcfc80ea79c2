import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sentenceEnds } from "./sentence-ends.ts";
import { tokenize } from "./tokenize.ts";

/** Returns the sentences of a text, exactly as they are in it. */
function sentencesOf(text: string): string[] {
  const tokens = tokenize(text);
  const ends = sentenceEnds(tokens);
  return ends.map((end, i) => text.slice(tokens[ends[i - 1] ?? 0]!.start, tokens[end - 1]!.end));
}

/** Expects the text to be split into sentences at the bars. */
function expectSplit(marked: string): void {
  expect(sentencesOf(marked.replaceAll(" | ", " "))).toEqual(marked.split(" | "));
}

describe("sentence ends at terminal marks", () => {
  test("a sentence ends at a terminal mark before a capital or a number", () => {
    expectSplit("He left. | 20 people stayed! | Why? | Nobody… | Well.");
  });

  test("a terminal mark before a small letter ends no sentence", () => {
    expectSplit("The firm Wow! sells ... well, toys. | iPhone sales rose.");
  });

  test("a mark without white space after it ends no sentence", () => {
    expectSplit("Version 2.0.1 runs on example.com now. | Good.");
  });

  test("a line break inside a sentence does not end it", () => {
    expect(sentencesOf("One line\nGoes on here.\nNext.")).toEqual(["One line\nGoes on here.", "Next."]);
  });

  test("text without a terminal mark is one sentence, and an empty text is none", () => {
    expectSplit("A heading");
    expect(sentencesOf(" ")).toEqual([]);
  });

  test("full stops with spaces between them end one sentence together", () => {
    expectSplit("He waited . . . | Then he left.");
  });

  test("a text in small letters throughout is split into sentences, too", () => {
    expectSplit("i left. | she stayed, e.g. at home. | really.");
  });
});

describe("sentence ends at closing and opening marks", () => {
  test("closing marks belong to the sentence before them, opening marks to the next one", () => {
    expectSplit('“I won.” | ‘Did she?’ | (He had.) | "Yes." | (see the table.) | Good.');
  });

  test("a quoted question does not end a sentence that goes on with its speaker", () => {
    expectSplit("“Really?” Anna asked. | “Go!” he said. | “Never!” | Then he went.");
  });

  test("a mark inside the name of a company does not end a sentence", () => {
    expectSplit("Yahoo! Inc. sold the site. | Then it left.");
  });

  test("a citation belongs to the sentence before it", () => {
    expectSplit("He was born in 1950.[3] | He left. [4] [5] | She stayed.");
  });

  test("an emoticon after a sentence ends it", () => {
    expectSplit("That is good :) | Thanks.");
  });
});

describe("sentence ends at abbreviations", () => {
  test("initials of a country end a sentence only before a word that begins a sentence", () => {
    expectSplit("The U.S. government and the U.S. Senate agreed. | He moved to the U.S. | He liked it.");
  });

  test("a title and an initial before a name end no sentence", () => {
    expectSplit("Dr. J. R. Hill met Mr. Lee. | They ate.");
  });

  test("an abbreviation that introduces something ends no sentence", () => {
    expectSplit("Great poets, e.g. Milton, cf. The Times, vs. Us. | See no. 5 and Fig. 3.");
  });

  test("an abbreviation for a company such as “Inc.” can end a sentence", () => {
    expectSplit("He runs Acme Inc. Europe. | She left Acme Inc. | The firm went on.");
  });

  test("“etc.” before a capital ends a sentence", () => {
    expectSplit("Bring tea, milk, etc. | Everybody will. | They sell tea (milk etc.) here.");
  });

  test("a full stop after a single letter that is a word (“So did I.”) ends a sentence", () => {
    expectSplit("So did I. | Plan B. | The rest.");
  });

  test("the number of an item or a figure ends no sentence", () => {
    expectSplit("1. Do this. | 2. Do that. | Figure 3. Results. | He is 5. | She is 6.");
  });
});

test("the sentences of a text hold each of its tokens once and in order", () => {
  const pieces = fc.array(
    fc.constantFrom("a", "A", "I", "Dr.", "U.S.", ".", "?", "...", '"', "(", ")", "[1]", " ", "5"),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const tokens = tokenize(parts.join(""));
      const ends = sentenceEnds(tokens);
      expect(ends.at(-1) ?? 0).toBe(tokens.length);
      expect(ends.every((end, i) => end > (ends[i - 1] ?? 0))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
