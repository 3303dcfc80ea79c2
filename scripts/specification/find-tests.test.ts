import { describe, expect, test } from "vitest";
import { readTests } from "./find-tests.ts";
import { writeTests } from "./write-tests.ts";

describe("titles with ids", () => {
  const found = (text: string) => readTests("a.spec.ts", text).map(({ title, ids }) => [title, ...ids]);

  test("are found in tests, groups and steps, with the titles of their groups", () => {
    const text = `describe("[A-1] a payment", () => {
      it('[A-2, B-3] is refused', async () => {
        await test.step(\`[A-4] for \${amount}\`, () => {});
      });
      it("without an id", () => {});
    });`;
    expect(found(text)).toEqual([
      ["a payment", "A-1"],
      ["a payment › is refused", "A-2", "B-3"],
      ["a payment › is refused › for {amount}", "A-4"],
    ]);
  });

  test("are found in tests with cases, and in groups with options", () => {
    expect(found('test.each([["[B-1] x"]])("[A-1] %s is refused", () => {})')).toEqual([["%s is refused", "A-1"]]);
    expect(found('test.each`a`("[A-2] $a is refused", () => {})')).toEqual([["$a is refused", "A-2"]]);
    expect(found('test.describe.serial("[A-3] people", { tag: "@slow" }, () => {})')).toEqual([["people", "A-3"]]);
  });

  test("are not found in skipped tests, nor in other calls", () => {
    expect(found('test.skip("[A-1] a", () => {}); describe.skip("b", () => it("[A-2] c", () => {}));')).toEqual([]);
    expect(found('it.todo("[A-3] d"); log("[A-4] e"); it("f [A-5]", () => {});')).toEqual([]);
  });
});

describe("the column of tests", () => {
  const page =
    "| Id | What | Tests |\n|---|---|---|\n| A-1 | One \\| two | old |\n| A-2 | Three | |\n\n| A-1 | text | text |";

  test("lists the titles of each file, and leaves everything else as it is", () => {
    const tests = [
      { file: "a.test.ts", title: "a | b", ids: ["A-1"] },
      { file: "a.test.ts", title: "c", ids: ["A-2", "A-1"] },
      { file: "b.spec.ts", title: "d", ids: ["A-1"] },
    ];
    expect(writeTests(page, tests).split("\n").slice(2)).toEqual([
      '| A-1 | One \\| two | `a.test.ts` "a \\| b", "c"; `b.spec.ts` "d" |',
      '| A-2 | Three | `a.test.ts` "c" |',
      "",
      "| A-1 | text | text |",
    ]);
  });

  test("a row without three cells is an error with its line", () => {
    expect(() => writeTests("| Id | What | Tests |\n| A-1 | One |", [])).toThrow("Line 2 has 2 cells");
  });
});
