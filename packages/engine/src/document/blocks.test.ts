import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fill, markdownHeaps } from "../../test/heaps.ts";
import { parseBlocks } from "./blocks.ts";

/** Returns each block as its kind and the text of its prose; without prose, the text of the whole block. */
function outline(text: string): string[] {
  return parseBlocks(text).map(({ kind, runs, start, end }) => {
    const spans = runs.length > 0 ? runs : [{ start, end }];
    return `${kind}: ${spans.map((run) => text.slice(run.start, run.end)).join(" | ")}`;
  });
}

function markupOf(text: string): string[] {
  return parseBlocks(text).flatMap(({ markup }) =>
    markup.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`),
  );
}

describe("dividing plain text into blocks", () => {
  const long = "A sentence that is long enough to be a paragraph of its own, since nobody would take it for a title.";
  const wide = `${long} And a second sentence makes the line wider than any editor would wrap it.`;

  test.each([
    ["", []],
    [" \n\t\n", []],
    ["in order to win we train", ["paragraph: in order to win we train"]],
    [`  ${long}  \n\n\n${long}\n`, [`paragraph: ${long}`, `paragraph: ${long}`]],
    [`\uFEFF${long}\u00A0`, [`paragraph: ${long}`]],
    [`${long}\r\n\r\n${long}`, [`paragraph: ${long}`, `paragraph: ${long}`]],
    [`${long}\r\r${long}`, [`paragraph: ${long}`, `paragraph: ${long}`]],
    // indented paragraphs are prose where nothing else is Markdown
    [`    ${long}\n\n    ${long}`, [`paragraph: ${long}`, `paragraph: ${long}`]],
    [`\t${long}\n\n\t${long} *`, [`paragraph: ${long}`, `paragraph: ${long} *`]],
    // pasted text with one line end between paragraphs
    [`${wide}\n${wide}`, [`paragraph: ${wide}`, `paragraph: ${wide}`]],
    [`The Early Years\n${wide}`, ["heading: The Early Years", `paragraph: ${wide}`]],
    ["Emoji 👩🏽‍🚀 here.\n\n𝒜stral letters.", ["paragraph: Emoji 👩🏽‍🚀 here.", "paragraph: 𝒜stral letters."]],
  ])("gives the expected blocks for %j", (text, expected) => {
    expect(outline(text)).toEqual(expected);
  });

  test("keeps a wrapped paragraph as one stretch of prose, even if a line begins with a name", () => {
    const text =
      "We drove from the old harbour in the west of\nLisbon to the hills, where the wind was cold and the\nroad was steep.";
    expect(outline(text)).toEqual([`paragraph: ${text}`]);
  });

  test("makes each line of a sign-off, an address or a verse a separate range of prose", () => {
    expect(outline("We hope to see you soon.\n\nKind regards,\nMara Lind")).toEqual([
      "paragraph: We hope to see you soon.",
      "paragraph: Kind regards, | Mara Lind",
    ]);
    expect(outline("Lind & Sons,\n12 Harbour Road,\nOld Town.")).toEqual([
      "paragraph: Lind & Sons, | 12 Harbour Road, | Old Town.",
    ]);
    expect(outline("The moon is high,\nThe sea is near,\nMy love is far away.")).toEqual([
      "paragraph: The moon is high, | The sea is near, | My love is far away.",
    ]);
  });

  test.each([
    ["Subject: The budget\n\nDear Ann,", ["heading: Subject: The budget", "paragraph: Dear Ann,"]],
    [`Our Long Road: A Short History\n\n${long}`, ["heading: Our Long Road: A Short History", `paragraph: ${long}`]],
    [`Looking back\n\n${long}`, ["heading: Looking back", `paragraph: ${long}`]],
    [`Here are some things to know:\n\n${long}`, ["paragraph: Here are some things to know:", `paragraph: ${long}`]],
    [`We leave tomorrow\n\n${long}`, ["paragraph: We leave tomorrow", `paragraph: ${long}`]],
    [`${long}\n\nthat was all`, [`paragraph: ${long}`, "paragraph: that was all"]],
  ])("recognises headings, and no other short lines as headings, in %j", (text, expected) => {
    expect(outline(text)).toEqual(expected);
  });

  test("makes list items of lines with bullets that are not Markdown's", () => {
    expect(outline("Here is what we need for the trip:\n• A tent\n• Two ropes that\n  are dry\n• Food")).toEqual([
      "paragraph: Here is what we need for the trip:",
      "listItem: A tent",
      "listItem: Two ropes that\n  are dry",
      "listItem: Food",
    ]);
    expect(outline("(a) the first thing;\n(b) the second thing.")).toEqual([
      "listItem: the first thing;",
      "listItem: the second thing.",
    ]);
    expect(outline("– first\n– second")).toEqual(["listItem: first", "listItem: second"]);
    expect(outline("Name: Ann\nRole: Cook")).toEqual(["listItem: Name: Ann", "listItem: Role: Cook"]);
  });

  test("does not make a list item of a wrapped line that begins with a dash", () => {
    const text =
      "He had one wish for the whole of the long winter\n– to see the sea again before the year was over,\nand that was it.";
    expect(outline(text)).toEqual([`paragraph: ${text}`]);
  });

  test("finds no prose in columns and in code without a fence", () => {
    expect(outline("Name\tAge\tTown\nAnn\t31\tBath")).toEqual(["table: Name\tAge\tTown\nAnn\t31\tBath"]);
    expect(outline("const a = f(1);\nif (a) {\n  return b;\n}")).toEqual([
      "verbatim: const a = f(1);\nif (a) {\n  return b;\n}",
    ]);
  });
});

describe("dividing Markdown into blocks", () => {
  test.each([
    ["# Title\n\nText.", ["heading: # Title", "paragraph: Text."]],
    ["Title\n=====\n\nText.", ["heading: Title\n=====", "paragraph: Text."]],
    ["Text.\n\n***\n\nMore.", ["paragraph: Text.", "verbatim: ***", "paragraph: More."]],
    [
      "Before.\n```js\na\n\nb\n```\nAfter.",
      ["paragraph: Before.", "verbatim: ```js\na\n\nb\n```", "paragraph: After."],
    ],
    ["~~~\nnever closed\n\nstill code", ["verbatim: ~~~\nnever closed\n\nstill code"]],
    ["# A\n\n    code()\n\nText.", ["heading: # A", "verbatim: code()", "paragraph: Text."]],
    ["> Said by\n> someone.\n\nText.", ["verbatim: > Said by\n> someone.", "paragraph: Text."]],
    ["<div>\n<p>x</p>\n</div>\n\nText.", ["verbatim: <div>\n<p>x</p>\n</div>", "paragraph: Text."]],
    ["<!-- a\n\nb -->\nText.", ["verbatim: <!-- a\n\nb -->", "paragraph: Text."]],
    ["---\ntitle: x\n---\n\nText.", ["verbatim: ---\ntitle: x\n---", "paragraph: Text."]],
    ["Text.\n\n$$\nx = 1\n$$\n\nMore.", ["paragraph: Text.", "verbatim: $$\nx = 1\n$$", "paragraph: More."]],
    ["| a | b |\n|---|---|\n| 1 | 2 |\n\nText.", ["table: | a | b |\n|---|---|\n| 1 | 2 |", "paragraph: Text."]],
    ["[a]: https://a.example\n\nText.", ["verbatim: [a]: https://a.example", "paragraph: Text."]],
    ["- One.\n- Two\n  lines.\n\n  More.", ["listItem: One.", "listItem: Two\n  lines.", "listItem: More."]],
    ["1. One.\n   - Inner.\n2. Two.", ["listItem: One.", "listItem: Inner.", "listItem: Two."]],
    ["- One.\n\n  ```\n  code\n  ```\n\n- Two.", ["listItem: One.", "verbatim: ```\n  code\n  ```", "listItem: Two."]],
    ["- [ ] Wash\n- [x] Dry", ["listItem: Wash", "listItem: Dry"]],
    ["A hard  \nbreak here.", ["paragraph: A hard | break here."]],
  ])("gives the expected blocks for %j", (text, expected) => {
    expect(outline(text)).toEqual(expected);
  });

  test.each([
    [
      "A **bold** and *soft* ~~old~~ word.",
      ["markdown **", "markdown **", "markdown *", "markdown *", "markdown ~~", "markdown ~~"],
    ],
    ["See [the page](https://a.example 'x') now.", ["markdown [", "url ](https://a.example 'x')"]],
    ["See [the page][1] now.\n\n[1]: https://a.example", ["markdown [", "markdown ][1]"]],
    ["An ![image](a.png) here.", ["markdown ![image](a.png)"]],
    ["Run `npm test` or ``a ` b``.", ["code `npm test`", "code ``a ` b``"]],
    ["A note[^1] here.\n\n[^1]: Text.", ["markdown [^1]"]],
    ["Go to <https://a.example/b> or https://c.example.", ["url <https://a.example/b>", "url https://c.example"]],
    ["A <b>bold</b> word.", ["markdown <b>", "markdown </b>"]],
    ["Press <kbd>Ctrl</kbd> now.", ["markdown <kbd>", "markdown </kbd>", "code <kbd>Ctrl</kbd>"]],
    ["Five \\* six &amp; seven.", ["markdown \\", "markdown &amp;"]],
    ["About ~5 to ~6 of them [sic].", []],
  ])("finds all markup in %j", (text, expected) => {
    expect(markupOf(text)).toEqual(expected);
  });

  test("recognises a link whose definition is thousands of paragraphs further on", () => {
    const filler = "A paragraph with *marks* in it.\n\n".repeat(3000);
    expect(markupOf(`See [this][far] page.\n\n${filler}[far]: https://a.example`).slice(0, 2)).toEqual([
      "markdown [",
      "markdown ][far]",
    ]);
  });
});

describe("dividing any text into blocks", () => {
  const pieces = fc.constantFrom(
    ..."# |- |1. |> |```|\n|\n\n|\r\n|\r|\u2028|  |\t|*|**|_|`|[|](|)|<b>|<!--|-->|$$|\\|\n---\n|a|Word |word. |• |: |😀|\uFEFF|\0|\uD800|é".split(
      "|",
    ),
    "|",
  );

  test("gives blocks in order, with prose and markup inside their blocks", () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const text = parts.join("");
        let position = 0;
        for (const block of parseBlocks(text)) {
          expect(block.start).toBeGreaterThanOrEqual(position);
          expect(block.end).toBeLessThanOrEqual(text.length);
          let inner = block.start;
          for (const run of block.runs) {
            expect(run.start).toBeGreaterThanOrEqual(inner);
            expect(run.end).toBeGreaterThan(run.start);
            expect(text.slice(run.start, run.end)).toBe(text.slice(run.start, run.end).trim());
            inner = run.end;
          }
          expect(inner).toBeLessThanOrEqual(block.end);
          for (const span of block.markup) expect(span.start < span.end && span.end <= text.length).toBe(true);
          position = block.end;
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each(markdownHeaps)(
    "reads 100 KB of %j in linear time, since quadratic time would exceed the test's limit",
    (part) => {
      expect(parseBlocks(fill(part, 100_000)).length).toBeGreaterThan(0);
    },
  );
});
