import { describe, expect, test } from "vitest";
import { fill, literalHeaps } from "../../test/heaps.ts";
import { parseBlocks } from "../document/blocks.ts";
import { literalSpans } from "./literal.ts";
import { mergeKept } from "./mask.ts";

/** Returns the text with every protected span in ⟦brackets⟧. */
function mark(text: string, keep: readonly string[] = []): string {
  const kept = mergeKept(parseBlocks(text).flatMap((block) => literalSpans(text, block, keep)));
  let marked = "";
  let position = 0;
  for (const { start, end } of kept) {
    marked += `${text.slice(position, start)}⟦${text.slice(start, end)}⟧`;
    position = end;
  }
  return marked + text.slice(position);
}

function kinds(text: string): string[] {
  const kept = mergeKept(parseBlocks(text).flatMap((block) => literalSpans(text, block, [])));
  return kept.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

/** Texts by kind, in which exactly the spans in ⟦brackets⟧ must be protected. */
const examples: Readonly<Record<string, readonly string[]>> = {
  "addresses and paths": [
    "Read ⟦https://a.example/b?c=d#e⟧, then (⟦http://b.example/x_(y)⟧).",
    "Visit ⟦www.rivers.example⟧ or ⟦rivers.org/upper/map⟧ today.",
    "It runs at ⟦postgres://app@127.0.0.1:6432/shop⟧ and at ⟦10.0.0.12:8080⟧ now.",
    "Write to ⟦mara.lind+list@mail.rivers.example⟧.",
    "Edit ⟦/etc/hosts⟧, ⟦~/notes/a.txt⟧, ⟦./run.sh⟧ and ⟦C:\\temp\\x.log⟧.",
    "Open ⟦report_v4.xlsx⟧, ⟦pool.ini⟧, ⟦src/app/main.ts⟧ and ⟦.gitignore⟧.",
    "Tea and/or coffee, wind/hail/rain, and his/her own.",
    "It ended.It began. At last... it was in. No one knew.",
  ],
  code: [
    "Set ⟦max_connections⟧ and ⟦DATABASE_URL⟧, then call ⟦parseText()⟧ or ⟦list.push(a, b)⟧.",
    "Use ⟦getName⟧, ⟦PgBouncer⟧, ⟦iPhone⟧, ⟦MaaS⟧ and ⟦C++⟧ here.",
    "Run it with ⟦-v⟧, ⟦--dry-run⟧ or ⟦--mode=fast⟧ and press ⟦Ctrl+C⟧.",
    "The ⟦X200⟧ and the ⟦COVID-19⟧ rules use ⟦mp3⟧ and ⟦H2O⟧.",
    "Run ⟦`npm run build`⟧ first.",
    "The item(s) we chose -- and the rest - are self-made, well-known and up-to-date.",
  ],
  numbers: [
    "It takes ⟦12.5 ms⟧, ⟦10 MB⟧ and ⟦1,200 mg⟧ at ⟦2.3 °C⟧.",
    "A ⟦15-bar⟧ pump, a ⟦4.3-inch⟧ screen and a ⟦7-year-old⟧ car.",
    "It cuts up to ⟦40%⟧, day and night, ⟦24/7⟧, with a ⟦1.8 L⟧ tank.",
    "It costs ⟦$349.99⟧, ⟦EUR 1 billion⟧, ⟦£20 million⟧ or ⟦€5⟧.",
    "Between ⟦1.7–2.9⟧ and ⟦-4⟧, the ⟦20th⟧ of ⟦#3⟧.",
    "Call ⟦+44 20 7946 0958⟧, ⟦020 7946 0958⟧ or ⟦555-010-4477⟧ now.",
    "After ⟦seven years⟧ and ⟦twenty-one days⟧ ⟦two hundred and five⟧ people left.",
    "About ⟦two-thirds⟧ of them, ⟦half⟧ of us and ⟦a third⟧ of you took ⟦one hour⟧.",
    "⟦Thousands⟧ came; ⟦a million⟧ stayed; ⟦ten⟧ sang.",
    "He was one of those one-sided men who tended the phone often, and no one else did.",
    "A second third-party half-hearted attempt.",
  ],
  dates: [
    "On ⟦3 March 2025⟧, ⟦March 3, 2025⟧, ⟦2025-03-01⟧, ⟦15 October⟧ and ⟦May 2023⟧.",
    "In ⟦Q3⟧, in ⟦May⟧, since the ⟦1990s⟧, at ⟦9:00 AM⟧ on ⟦Monday, 1 June⟧.",
    "In the ⟦twentieth century⟧ and in ⟦1961⟧, at ⟦5 pm⟧ GMT.",
    "From ⟦March⟧ to ⟦May⟧ and in ⟦Sept. 2021⟧.",
    "May I march with you? March on. You may see, and we march.",
    "The sun sat on the august friend, and the second hand moved.",
  ],
  versions: ["Use ⟦PostgreSQL 15⟧, ⟦Node 20.1⟧, ⟦v1.2.3⟧, ⟦version 4⟧ or ⟦3.1.4⟧.", "Go on, and swift as ever."],
  citations: [
    "As shown ⟦[1]⟧, ⟦[2, 3]⟧ and ⟦[4–6]⟧.",
    "It grew ⟦(Smith et al., 2020; Nakamura & Li, 2018)⟧ and fell ⟦(Brown, 2001, p. 4)⟧.",
    "The work of ⟦García-López et al. (2021)⟧ and of ⟦Smith and Jones (2019)⟧ agree.",
    "It differs ⟦(see Table 2)⟧; ⟦Figure 3⟧, ⟦Section 4.2⟧ and ⟦Appendix B⟧ show how.",
    "Under the Rights ⟦Act 2015⟧ it is law.",
    "A plain remark (which nobody heard) and a list (apples and pears).",
    "A section of the table, and part of the figure.",
  ],
  quotations: [
    'He said, ⟦"It is due to the fact."⟧ Then he left.',
    "“A question of ‘when’,” she said.".replace(/^(.*”)/, "⟦$1⟧"),
    "The word ⟦‘dogs’⟧ and the dogs’ bowls aren’t his.",
    "She called it ⟦'a delight'⟧, but it isn't the boys' fault, 'tis mine.",
    "He wrote ⟦«in order to»⟧ and ⟦„wie bitte“⟧.",
    "An open ⟦“⟧mark does nothing more.",
    'Another ⟦"⟧lone mark and no more.',
    'She said: ⟦"We leave at dawn. Nobody may stay behind.⟧',
    '⟦"The river rose.⟧ ⟦"We utilize it,"⟧ he said.',
    'People say, ⟦"it is hard. Nobody knows.⟧ ⟦"⟧so we asked.',
    "It is ⟦5'10\"⟧ tall.",
    '**⟦"Bold words"⟧** matter.'.replace("**⟦", "⟦**⟧⟦").replace("⟧**", "⟧⟦**⟧"),
  ],
  mathematics: [
    "It held (⟦p = 0.21⟧), ⟦p < 0.001⟧, ⟦n = 48⟧ and ⟦95% CI: 1.7–2.9⟧.",
    "Where ⟦E = mc^2⟧ and ⟦x > 12⟧, ⟦x + 30⟧ follows.",
    "So ⟦$x^2 + y$⟧ and ⟦\\(a_1\\)⟧ of ⟦O(n log n)⟧ and ⟦f(x)⟧.",
    "The angle ⟦θ⟧ and ⟦CO₂⟧.",
    "It costs ⟦$5⟧ or ⟦$10⟧ at most.",
    "A pause - and then - nothing; health and wealth.",
  ],
  placeholders: [
    "Dear ⟦{name}⟧, ⟦[Your Name]⟧, ⟦{{first}}⟧, ⟦<name>⟧, ⟦%s⟧ and ⟦$HOME⟧.",
    "Ask ⟦@mara⟧ about ⟦#rivers⟧ and fill in ⟦____⟧ here.",
    "All of it (nothing else) is plain.",
  ],
};

describe("finding text that needs protection", () => {
  for (const [family, lines] of Object.entries(examples)) {
    test.each(lines)(`finds ${family} in: %s`, (line) => {
      expect(mark(line.replace(/[⟦⟧]/g, ""))).toBe(line);
    });
  }

  test("[BEYOND-1] a protected span has the kind of its text", () => {
    expect(
      kinds("See a@b.example, /etc/x, `y`, 5 kg, 2 May 2020, v2.1, [1], “z”, n = 3, {w} and https://v.example."),
    ).toEqual([
      "url a@b.example",
      "path /etc/x",
      "code `y`",
      "number 5 kg",
      "date 2 May 2020",
      "version v2.1",
      "citation [1]",
      "quotation “z”",
      "math n = 3",
      "placeholder {w}",
      "url https://v.example",
    ]);
  });

  test("protects a line that is a calculation as a whole", () => {
    expect(mark("2 hours (walk) + 3 hours (ride) = 5 hours")).toBe("⟦2 hours (walk) + 3 hours (ride) = 5 hours⟧");
  });

  test("finds a quotation across a line end, but not across a blank line", () => {
    expect(mark("He said “we go\nnow” and left.")).toBe("He said ⟦“we go\nnow”⟧ and left.");
    expect(mark("He said “we go.\n\nNow he” left.")).toBe("He said ⟦“⟧we go.\n\nNow he⟦”⟧ left.");
  });

  test("protects the brackets and the target of a link, but not its text", () => {
    expect(mark("See [the old page](https://a.example) now.")).toBe("See ⟦[⟧the old page⟦](https://a.example)⟧ now.");
  });

  test("finds no separate spans inside headings, tables and code", () => {
    expect(mark("# At 5 pm\n\n```\n5 pm\n```")).toBe("# At 5 pm\n\n```\n5 pm\n```");
  });
});

describe("protecting words that the user wants to keep", () => {
  test.each([
    [["utilize"], "We ⟦Utilize⟧ it, utilized it, reutilize it."],
    [["machine learning"], "Deep ⟦machine\nlearning⟧ and machines learning."],
    [["c++ (old)", "a.b"], "Some ⟦C++ (old)⟧ in axb and ⟦a.b⟧."],
    [["blue sky", "sky line"], "A ⟦blue sky line⟧ above."],
    [["don't"], "They ⟦don’t⟧ go."],
    [["", "  ", "é"], "Caf⟦é⟧".replace("⟦é⟧", "é")],
    [["[sic]", "\\d+", "^", "$"], "A text with nothing of it."],
    [["😀"], "A ⟦😀⟧ face."],
  ])("finds %j wherever they are whole words", (keep, line) => {
    expect(mark(line.replace(/[⟦⟧]/g, ""), keep)).toBe(line);
  });
});

test.each(literalHeaps)(
  "100 KB of %j are searched for protected text in linear time, since quadratic time would exceed the test's limit",
  (part) => {
    const text = fill(part, 100_000);
    const runs = [{ start: 0, end: text.length }];
    const block = { kind: "paragraph", start: 0, end: text.length, runs, markup: [] } as const;
    for (const { start, end } of literalSpans(text, block, ["a a", "aaaa"])) expect(start).toBeLessThan(end);
  },
);
