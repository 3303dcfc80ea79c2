import { expect, test } from "vitest";
import { readTokens } from "./tokens.ts";

/** Returns the tokens as they are in the text; those that are known by shape alone as <shape>, boundaries as |. */
function shown(text: string, opens?: boolean): string {
  const tokens: string[] = [];
  readTokens(
    text,
    (_, shape, start, end) => {
      if (shape === "boundary") tokens.push("|");
      else tokens.push(shape === "number" || shape === "year" ? `<${shape}>` : text.slice(start, end));
    },
    opens,
  );
  return tokens.join(" ");
}

function hashes(text: string): number[] {
  const result: number[] = [];
  readTokens(text, (hash) => result.push(hash), false);
  return result;
}

test.each([
  ["They don't know; it's fine.", "| They do n't know ; it 's fine . |"],
  ["We can’t. We’ll see.", "| We ca n’t . | We ’ll see . |"],
  ["A well-known plan - and a good one—works.", "| A well - known plan - and a good one — works . |"],
  ['He said "wait" (twice).', "| He said wait ( twice ) . |"],
  ["In 1999 it cost $3.50, or 4,000 lire.", "| In <year> it cost $ <number> , or <number> lire . |"],
  ["Dr. Moss and J. Smith came. So did I. Fine!", "| Dr . Moss and J . Smith came . | So did I . | Fine ! |"],
  ["See example.org now.", "| See example org now . |"],
  ["Hm... yes.", "| Hm ... yes . |"],
  ["One\n\nTwo", "| One | Two"],
  ["", "|"],
])("text %j is cut into tokens %j", (text, tokens) => {
  expect(shown(text)).toBe(tokens);
});

test("text from inside a sentence begins without a sentence boundary", () => {
  expect(shown("of the plan", false)).toBe("of the plan");
});

test("capitals and curly apostrophes do not change the tokens", () => {
  expect(hashes("IT’S The PLAN")).toEqual(hashes("it's the plan"));
  expect(hashes("Élan")).toEqual(hashes("élan"));
});
