import { describe, expect, test } from "vitest";
import { readTests } from "./find-tests.ts";
import { writeTests } from "./write-tests.ts";

describe("test titles with ids", () => {
  const found = (text: string) => readTests("a.spec.ts", text).map(({ title, ids }) => [title, ...ids]);

  test("are found for tests, groups and steps; each has the titles of its groups before it", () => {
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

  test("are found for parametrized tests, and for groups with options", () => {
    expect(found('test.each([["[B-1] x"]])("[A-1] %s is refused", () => {})')).toEqual([["%s is refused", "A-1"]]);
    expect(found('test.each`a`("[A-2] $a is refused", () => {})')).toEqual([["$a is refused", "A-2"]]);
    expect(found('test.describe.serial("[A-3] people", { tag: "@slow" }, () => {})')).toEqual([["people", "A-3"]]);
  });

  test("are not found for skipped tests or other function calls", () => {
    expect(found('test.skip("[A-1] a", () => {}); describe.skip("b", () => it("[A-2] c", () => {}));')).toEqual([]);
    expect(found('it.todo("[A-3] d"); log("[A-4] e"); it("f [A-5]", () => {});')).toEqual([]);
  });
});

describe('the column "tests" in the specification', () => {
  const page =
    "| Id | What | Tests |\n|---|---|---|\n| A-1 | One \\| two | old |\n| A-2 | Three | |\n\n| A-1 | text | text |";

  test("gets the titles of each file's tests, and everything else stays unchanged", () => {
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

  test("causes an error with the line number if a row does not have three cells", () => {
    expect(() => writeTests("| Id | What | Tests |\n| A-1 | One |", [])).toThrow("Line 2 has 2 cells");
  });
});
