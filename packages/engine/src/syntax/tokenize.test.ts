import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tokenize } from "./tokenize.ts";

/** Returns the tokens of the text, with a space between them. */
const split = (text: string): string =>
  tokenize(text)
    .map((token) => token.text)
    .join(" ");

describe("tokens of contractions", () => {
  test("a negation such as “don't” is split before its “n”", () => {
    expect(split("We don't, can't, won’t and CAN'T go.")).toBe("We do n't , ca n't , wo n’t and CA N'T go .");
  });

  test("a shortened verb is a token, also behind another contraction", () => {
    expect(split("I'm sure she'd've said they're late.")).toBe("I 'm sure she 'd 've said they 're late .");
  });

  test("a possessive apostrophe behind “s” is a separate token", () => {
    expect(split("The dogs' bowls and James's bowl")).toBe("The dogs ' bowls and James 's bowl");
  });

  test("a possessive behind a quotation mark or a number is one token", () => {
    expect(split(`"Acme"'s rise, 2019's fall`)).toBe(`" Acme " 's rise , 2019 's fall`);
  });

  test("contractions without an apostrophe are split", () => {
    expect(split("Cannot you see? I gotta go, dunno why, dont ask.")).toBe(
      "Can not you see ? I got ta go , du n no why , do nt ask .",
    );
  });

  test("an apostrophe inside a name stays in its word", () => {
    expect(split("O'Hara left at six o’clock with 'em in the '70s or the 1980's.")).toBe(
      "O'Hara left at six o’clock with 'em in the '70s or the 1980's .",
    );
  });
});

describe("tokens of hyphens, slashes and signs", () => {
  test("a word with a hyphen is split, except behind a prefix", () => {
    expect(split("a well-known non-smoker's e-mail of mid-2010")).toBe(
      "a well - known non-smoker 's e-mail of mid-2010",
    );
  });

  test("a slash is a token, except in an abbreviation", () => {
    expect(split("tea and/or milk w/o sugar")).toBe("tea and / or milk w/o sugar");
  });

  test("capitals around an ampersand are one token", () => {
    expect(split("R&D costs, salt & pepper")).toBe("R&D costs , salt & pepper");
  });

  test("brackets, quotation marks and dashes are separate tokens", () => {
    expect(split("(“Yes—no,” [he] said -- ‘maybe’.)")).toBe("( “ Yes — no , ” [ he ] said -- ‘ maybe ’ . )");
  });

  test("several equal terminal marks in a row are one token", () => {
    expect(split("What?! Well... no!!! Oh…")).toBe("What ?! Well ... no !!! Oh …");
  });

  test("an emoticon is one token, and so is an emoji with its parts", () => {
    expect(split("Fine :-) 👍🏽👩‍👩‍👧🇳🇱!")).toBe("Fine :-) 👍🏽 👩‍👩‍👧 🇳🇱 !");
  });
});

describe("tokens with full stops", () => {
  test("an abbreviation keeps its full stop", () => {
    expect(split("Mr. Hill, e.g., saw U.S. ships, etc., at 5 a.m. today.")).toBe(
      "Mr. Hill , e.g. , saw U.S. ships , etc. , at 5 a.m. today .",
    );
  });

  test("an initial keeps its full stop before a name, a letter before a new sentence does not", () => {
    expect(split("J. R. Hill had plan B. The rest had none, nor did I. Hill left.")).toBe(
      "J. R. Hill had plan B . The rest had none , nor did I . Hill left .",
    );
  });

  test("an abbreviation that needs a number keeps its full stop only before one", () => {
    expect(split("No. 5 and pp. 3-4? No. Ann sat. Never.")).toBe("No. 5 and pp. 3 - 4 ? No . Ann sat . Never .");
  });

  test("a letter in brackets, a degree and “et al.” keep their full stops", () => {
    expect(split("Hill (b. 1950), Ph.D., and Lee et al. agree, and so does Al.")).toBe(
      "Hill ( b. 1950 ) , Ph.D. , and Lee et al. agree , and so does Al .",
    );
  });
});

describe("tokens of numbers and addresses", () => {
  test("a number is one token without its sign and its unit", () => {
    expect(split("$1,200.50, 15% of .5, 10km², 7:30pm, #3")).toBe("$ 1,200.50 , 15 % of .5 , 10 km² , 7:30 pm , # 3");
  });

  test("a range of numbers is split, a telephone number and a date are not", () => {
    expect(split("5-10, 1999–2003, 555-0123-4567, 2020-01-31, 3/4/2020")).toBe(
      "5 - 10 , 1999 – 2003 , 555-0123-4567 , 2020-01-31 , 3/4/2020",
    );
  });

  test("letters and digits together are one token", () => {
    expect(split("the 20th B2B show, CO2 and the 1970s")).toBe("the 20th B2B show , CO2 and the 1970s");
  });

  test("an address is one token without the mark after it", () => {
    expect(split("See https://example.org/a_(b), www.example.org. Or example.com/x? Or a.b@example.org!")).toBe(
      "See https://example.org/a_(b) , www.example.org . Or example.com/x ? Or a.b@example.org !",
    );
  });

  test("two words with a full stop but no space between them are split", () => {
    expect(split("He left.She stayed.")).toBe("He left . She stayed .");
  });

  test("the name of a file, a tag and a handle are one token each", () => {
    expect(split("notes.txt #topic @someone")).toBe("notes.txt #topic @someone");
  });
});

test("a token has its position, and its text in small letters with straight apostrophes", () => {
  expect(tokenize("  He’LL go")).toEqual([
    { start: 2, end: 4, text: "He", lower: "he" },
    { start: 4, end: 7, text: "’LL", lower: "'ll" },
    { start: 8, end: 10, text: "go", lower: "go" },
  ]);
});

test("combining and invisible characters stay in their word", () => {
  expect(tokenize("cafe\u0301 co\u00adop").map(({ text }) => text)).toEqual(["cafe\u0301", "co\u00adop"]);
});

/** Texts that reach the tokenizer's special cases more often than random characters do. */
const awkward = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "a",
        "Ab",
        "I",
        "'",
        "’",
        "n't",
        "'s",
        ".",
        "..",
        "-",
        "&",
        "/",
        "@",
        "#",
        ":",
        ")",
        "(",
        "$",
        "_",
      ),
      fc.constantFrom(" ", "\n", "\u00a0", "\u200d", "\ud83d", "\udc4d", "👍", "🏽", "é", "\u0301", "7", "1,000", "²"),
      fc.constantFrom("www.", "http://", "x@y.org", ".com", "e.g.", "cannot", "U.S.", "et al.", "Mr.", "\0"),
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(""));

test("the tokens of a text hold every character except white space once and in order", () => {
  fc.assert(
    fc.property(awkward, (text) => {
      const tokens = tokenize(text);
      let position = 0;
      for (const token of tokens) {
        expect(text.slice(position, token.start)).toMatch(/^\s*$/u);
        expect(token.end).toBeGreaterThan(token.start);
        expect(token.text).toBe(text.slice(token.start, token.end));
        expect(token.text).not.toMatch(/\s/u);
        position = token.end;
      }
      expect(text.slice(position)).toMatch(/^\s*$/u);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  "a",
  "1",
  ".",
  "a.",
  "A.",
  "a'",
  "'",
  "1-",
  "a&",
  "a@",
  "www.,",
  "ab.cd.",
  "a.b'c.",
  "(",
  "\ud800",
  "👍\u200d",
])("%j, repeated many times, is split into tokens without a quadratic search", (piece) => {
  // In time that grows with the square of the length this would take longer than a test may.
  const text = piece.repeat(100_000);
  expect(tokenize(text).at(-1)!.end).toBe(text.length);
});
