import { describe, expect, test } from "vitest";
import { ExpressionError, parseExpression } from "./expression.ts";

const guard = (name: string, column: number) => ({ kind: "guard", name, column });

test("“not” binds closest, then “and”, then “or”", () => {
  expect(parseExpression("not a and b or c")).toEqual({
    kind: "or",
    of: [{ kind: "and", of: [{ kind: "not", of: guard("a", 4) }, guard("b", 10)] }, guard("c", 15)],
  });
});

test("brackets keep the expression inside them together", () => {
  expect(parseExpression("a and (b or c)")).toEqual({
    kind: "and",
    of: [guard("a", 0), { kind: "or", of: [guard("b", 7), guard("c", 12)] }],
  });
});

test("in a guard's brackets, punctuation marks, “and”, “or” and “not” are words, and a number before a colon is a count", () => {
  expect(parseExpression("next(, and or not @people)")).toMatchObject({
    kind: "call",
    name: "next",
    words: [",", "and", "or", "not", "@people"],
  });
  expect(parseExpression("near(4: not never)")).toMatchObject({ name: "near", count: 4, words: ["not", "never"] });
});

describe("an error in a guard", () => {
  test.each([
    ["a or", 4, "A guard is missing."],
    ["a b", 2, "“b” is too much."],
    ["next(of", 7, "“)” is missing."],
    ["(a or b", 7, "“)” is missing."],
    ["a or ,", 5, "“,” is no guard."],
    ["", 0, "A guard is missing."],
  ])("is reported at its column for %j", (source, column, message) => {
    const error = caught(() => parseExpression(source));
    expect(error).toBeInstanceOf(ExpressionError);
    expect([(error as ExpressionError).column, (error as Error).message]).toEqual([column, message]);
  });
});

function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
