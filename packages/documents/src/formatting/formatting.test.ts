import { expect, test } from "vitest";
import { readFormatting, toPlainText } from "./read-formatting.ts";
import { toHtml } from "./to-html.ts";

const source = [
  "# The plan",
  "The **council** used *14* cranes, ~~see~~ [the report](https://example.org/a) and `code`. 2 \\* 3",
  "- First\n- [x] **Second** part\n  - Third",
  "3. Three\n4. Four",
  "> A quotation\n> on two lines",
  "| Crane | Use |\n| --- | --- |\n| A | lift |",
  "```js\nlet a;\n```",
  "***",
].join("\n\n");

test("[PAGES-105] plain text has the bullets and numbers of Markdown lists but no other Markdown signs", () => {
  expect(toPlainText(source)).toBe(
    [
      "The plan",
      "The council used 14 cranes, see the report and code. 2 * 3",
      "• First\n☑ Second part\n  • Third",
      "3. Three\n4. Four",
      "A quotation\non two lines",
      "Crane\tUse\nA\tlift",
      "let a;",
      "———",
    ].join("\n\n"),
  );
});

test("[PAGES-103] bold, italic and the like cover exactly the words between the Markdown signs", () => {
  const looks = readFormatting(source).looks.map(({ start, end, look }) => [look, source.slice(start, end)]);
  expect(looks).toContainEqual(["heading1", "The plan"]);
  expect(looks).toContainEqual(["strong", "council"]);
  expect(looks).toContainEqual(["emphasis", "14"]);
  expect(looks).toContainEqual(["link", "the report"]);
});

test("[PAGES-105] HTML made from Markdown has the same headings, lists, tables and formatting", () => {
  expect(toHtml(source)).toBe(
    [
      "<h1>The plan</h1>",
      '<p>The <strong>council</strong> used <em>14</em> cranes, <s>see</s> <a href="https://example.org/a">the report</a> and <code>code</code>. 2 * 3</p>',
      "<ul><li>First</li><li>☑ <strong>Second</strong> part<ul><li>Third</li></ul></li></ul>",
      '<ol start="3"><li>Three</li><li>Four</li></ol>',
      "<blockquote><p>A quotation<br>on two lines</p></blockquote>",
      "<table><tr><td>Crane</td><td>Use</td></tr><tr><td>A</td><td>lift</td></tr></table>",
      "<pre><code>let a;</code></pre>",
      "<hr>",
    ].join(""),
  );
});

test.each([
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["[a](javascript:alert(1))", "<p>a</p>"],
  ["a < b & c", "<p>a &lt; b &amp; c</p>"],
])("[PAGES-105] HTML tags in the text are shown as text and not executed: %s", (text, html) => {
  expect(toHtml(text)).toBe(html);
});

test("a text without Markdown is not changed by the conversion to plain text", () => {
  const text = "Dear Ms. Nair,\n\nWe met on 3 May.\nKind regards";
  expect(toPlainText(text)).toBe(text);
  expect(readFormatting(text)).toEqual({ marks: [], looks: [] });
});
