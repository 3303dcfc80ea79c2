import { expect, test } from "vitest";
import { fileWith, rewright } from "./rewright.ts";

const text = `# A heading

The team couldn't free the disk (see below).
They went home.  It rained — a lot!

- Ann wrote to bo@example.org on Monday.
- !!! ???

\`\`\`
code();
\`\`\`

Run \`npm  install
now\` and wait.
`;

interface Sentence {
  readonly comments: readonly string[];
  readonly words: readonly (readonly string[])[];
}

/** Parses the sentences that the command printed in CoNLL-U. */
function sentencesIn(conllu: string): Sentence[] {
  const sentences = conllu.split("\n\n");
  expect(sentences.pop()).toBe("");
  return sentences.map((sentence) => {
    const lines = sentence.split("\n");
    const comments = lines.filter((line) => line.startsWith("# "));
    return { comments, words: lines.slice(comments.length).map((line) => line.split("\t")) };
  });
}

async function parse(input: string): Promise<Sentence[]> {
  const { status, out, err } = await rewright(["parse"], input);
  expect(err).toBe("");
  expect(status).toBe(0);
  return sentencesIn(out);
}

function textOf({ comments }: Sentence): string | undefined {
  return comments.find((comment) => comment.startsWith("# text = "))?.slice("# text = ".length);
}

test("[BEYOND-15] `parse` prints a sentence with its analysis in the CoNLL-U format", async () => {
  const { out } = await rewright(["parse"], "She sold books.");
  expect(out.replaceAll(/Margin=-?\d+/g, "Margin=N")).toBe(
    [
      "# newpar",
      "# sent_id = 1",
      "# text = She sold books.",
      "1\tShe\tshe\tPRON\tPRP\t_\t2\tnsubj\t_\tMargin=N",
      "2\tsold\tsell\tVERB\tVBD\t_\t0\troot\t_\tMargin=N",
      "3\tbooks\tbook\tNOUN\tNNS\t_\t2\tobj\t_\tMargin=N|SpaceAfter=No",
      "4\t.\t.\tPUNCT\t.\t_\t2\tpunct\t_\tMargin=N|SpaceAfter=No",
      "",
      "",
    ].join("\n"),
  );
});

test("`parse` prints ten non-empty columns for each word, and numbers the words of a sentence from 1", async () => {
  for (const { words } of await parse(text)) {
    expect(words.map(([id]) => id)).toEqual(words.map((_, i) => String(i + 1)));
    for (const columns of words) {
      expect(columns).toHaveLength(10);
      expect(columns).not.toContain("");
    }
  }
});

test("`parse` gives each sentence one root, and every head is a word of the same sentence", async () => {
  for (const { words } of await parse(text)) {
    const heads = words.map((columns) => Number(columns[6]));
    expect(heads.filter((head) => head === 0)).toHaveLength(1);
    expect(words[heads.indexOf(0)]![7]).toBe("root");
    expect(words.filter((columns) => columns[7] === "root")).toHaveLength(1);
    for (const head of heads) expect(head >= 0 && head <= words.length).toBe(true);
  }
});

test("[BEYOND-15] the word forms and SpaceAfter values that `parse` prints give the original sentence, except for its white space", async () => {
  const sentences = await parse(text);
  expect(sentences.map(textOf)).toEqual([
    "The team couldn't free the disk (see below).",
    "They went home.",
    "It rained — a lot!",
    "Ann wrote to bo@example.org on Monday.",
    "!!! ???",
    "Run `npm install now` and wait.",
  ]);
  for (const sentence of sentences) {
    const forms = sentence.words.map((columns) => columns[1]! + (columns[9]!.includes("SpaceAfter=No") ? "" : " "));
    expect(forms.join("").trimEnd()).toBe(textOf(sentence));
  }
});

test('the last column that `parse` prints lists Margin (an integer) and SpaceAfter in alphabetical order, or is empty ("_")', async () => {
  const misc = (await parse(text)).flatMap(({ words }) => words.map((columns) => columns[9]));
  for (const attributes of misc) expect(attributes).toMatch(/^(?:_|Margin=-?\d+|(?:Margin=-?\d+\|)?SpaceAfter=No)$/);
});

test('`parse` numbers the sentences of the whole text, and begins each block of prose with "newpar"', async () => {
  const comments = (await parse(text)).map((sentence) => sentence.comments.filter((line) => !line.includes("text")));
  expect(comments).toEqual([
    ["# newpar", "# sent_id = 1"],
    ["# sent_id = 2"],
    ["# sent_id = 3"],
    ["# newpar", "# sent_id = 4"],
    ["# newpar", "# sent_id = 5"],
    ["# newpar", "# sent_id = 6"],
  ]);
});

test('`parse` reads a file or, with "-", standard input', async () => {
  const { out } = await rewright(["parse"], text);
  expect((await rewright(["parse", fileWith(text)])).out).toBe(out);
  expect((await rewright(["parse", "-"], text)).out).toBe(out);
});

test("`parse` prints nothing for a text without prose", async () => {
  expect(await rewright(["parse"], "")).toEqual({ status: 0, out: "", err: "" });
  expect(await rewright(["parse"], "```\ncode\n```\n")).toEqual({ status: 0, out: "", err: "" });
});

test("`parse` ends with status 1 for a text in another language, and prints the reason on standard error only", async () => {
  const german = "Der Hund läuft schnell durch den Wald, weil er die Katze gesehen hat und sie nicht fangen kann.\n";
  const { status, out, err } = await rewright(["parse"], german);
  expect(status).toBe(1);
  expect(out).toBe("");
  expect(err).toMatch(/^rewright: .*wasn't parsed\.\n$/);
});
