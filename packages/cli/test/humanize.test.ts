import { applyEdits, type Report } from "@rewright/engine";
import { describe, expect, test } from "vitest";
import { fileWith, rewright } from "./rewright.ts";

const text = "# Storage\n\nIn order to utilize the disk, the team must free 20 GB first.\n\n- item one\r\n";

test("[BEYOND-14] `humanize` prints only the rewritten text, without an additional line break", async () => {
  const input = text.trimEnd();
  const { status, out, err } = await rewright(["humanize"], input);
  expect(err).toBe("");
  expect(status).toBe(0);
  expect(out).toBe(JSON.parse((await rewright(["humanize", "--json"], input)).out).text);
  expect(out).not.toContain("utilize");
  expect(out).toMatch(/^# Storage\n\n.*20 GB.*\n\n- item one$/s);
});

test('`humanize` reads a file or, with "-", standard input', async () => {
  const { out } = await rewright(["humanize"], text);
  expect((await rewright(["humanize", fileWith(text)])).out).toBe(out);
  expect((await rewright(["humanize", "-"], text)).out).toBe(out);
});

test("`humanize --json` prints the whole report, and its edits applied to the input give the rewritten text", async () => {
  const { status, out } = await rewright(["humanize", "--json", "--seed", "4"], text);
  expect(status).toBe(0);
  const report = JSON.parse(out) as Report & { version: string; seed: number };
  expect(Object.keys(report).sort()).toEqual(
    ["edits", "findings", "integrity", "kept", "sentences", "seed", "stats", "text", "version"].sort(),
  );
  expect(report.text).toBe(applyEdits(text, report.edits));
  expect(report.integrity).toEqual({ ok: true, problems: [] });
  expect(report.seed).toBe(4);
  for (const { start, end, before, rule, reason } of report.edits) {
    expect(text.slice(start, end)).toBe(before);
    expect(rule).not.toBe("");
    expect(reason).not.toBe("");
  }
});

test("`humanize` changes no word that one of several --keep options names", async () => {
  const { out } = await rewright(["humanize", "--keep", "utilize", "--keep", "in order to"], text);
  expect(out).toContain("In order to utilize");
});

describe("with --words FILE.csv, `humanize`", () => {
  const words = (csv: string) => ["--words", fileWith(`word,rule,replacement\n${csv}\n`)];

  test("[BEYOND-146] replaces the words that have a replacement, with the reason in the report, and leaves the words to keep unchanged", async () => {
    const { status, out } = await rewright(
      ["humanize", "--json", ...words("utilize,replace,run\nin order to,keep,")],
      text,
    );
    expect(status).toBe(0);
    const { text: result, edits } = JSON.parse(out) as Report;
    expect(result).toContain("In order to run the disk");
    expect(edits).toContainEqual(
      expect.objectContaining({ before: "utilize", after: "run", reason: "Your replacement." }),
    );
  });

  test("[BEYOND-146] adds no word that the file marks as never wanted", async () => {
    const { out: plain } = await rewright(["humanize"], text);
    expect(plain).toContain("use the disk");
    const { status, out } = await rewright(["humanize", ...words("use,never,")], text);
    expect(status).toBe(0);
    expect(out).not.toMatch(/\buse\b/);
  });

  test("[BEYOND-146] does not replace a word that --keep names, even if the file has a replacement for it", async () => {
    const { out } = await rewright(["humanize", "--keep", "utilize", ...words("Utilize,replace,run")], text);
    expect(out).toContain("utilize the disk");
  });

  test("[BEYOND-146] applies the words to each line of --jsonl and to --ultra", async () => {
    const args = ["humanize", "--jsonl", ...words("utilize,replace,run")];
    const line = `${JSON.stringify({ id: "a", text })}\n`;
    for (const ultra of [[], ["--ultra"]]) {
      const { status, out } = await rewright([...args, ...ultra], line);
      expect(status).toBe(0);
      expect(JSON.parse(out).text).toContain("run the disk");
    }
  });
});

test("[BEYOND-12] `humanize` gives the same bytes for the same text, options and seed", async () => {
  const args = ["humanize", "--json", "--mode", "simple", "--level", "10", "--seed", "9"];
  expect((await rewright(args, text)).out).toBe((await rewright(args, text)).out);
});

test("`humanize` keeps a byte order mark and NUL characters, and gives no output for an empty input", async () => {
  expect((await rewright(["humanize"], "\uFEFFHe came.\n")).out).toBe("\uFEFFHe came.\n");
  expect((await rewright(["humanize"], "He\0came.\n")).out).toBe("He\0came.\n");
  expect(await rewright(["humanize"], "")).toEqual({ status: 0, out: "", err: "" });
});

test("`humanize` prints a text in another language unchanged, and the reason on standard error", async () => {
  const german = "Der Hund läuft schnell durch den Wald, weil er die Katze gesehen hat und sie nicht fangen kann.\n";
  const { status, out, err } = await rewright(["humanize"], german);
  expect(status).toBe(0);
  expect(out).toBe(german);
  expect(err).toMatch(/^rewright: .*\n$/);
});

test('`humanize --spelling uk` writes "colour" for "color"', async () => {
  const { out } = await rewright(["humanize", "--spelling", "uk"], "I think that the color is fine.\n");
  expect(out).toBe("I think that the colour is fine.\n");
});

describe("[MESSAGES-83] the option --tone without a language model is ignored", () => {
  const letter = "I think that we utilize the color.\n";
  const said = "The tone wasn't applied: tones need --ultra and a language model.";

  test.each([["--ultra"], []])("and reported on standard error and in the findings: humanize %s", async (...engine) => {
    const plain = await rewright(["humanize", ...engine, "--json"], letter);
    for (const tone of ["confident", "friendly", "diplomatic"]) {
      const { status, out, err } = await rewright(["humanize", ...engine, "--json", "--tone", tone], letter);
      expect([status, err]).toEqual([0, `rewright: ${said}\n`]);
      expect(JSON.parse(out)).toEqual({
        ...JSON.parse(plain.out),
        findings: [{ code: "tone_not_applied", message: said }],
      });
    }
    expect(await rewright(["humanize", ...engine, "--json", "--tone", "neutral"], letter)).toEqual(plain);
  });

  test("and reported in the findings of each line with --jsonl", async () => {
    const lines = [1, 2].map((id) => JSON.stringify({ id, text: letter })).join("\n");
    const { out, err } = await rewright(["humanize", "--jsonl", "--tone", "friendly"], lines);
    expect(err).toBe("");
    const answers = out.trimEnd().split("\n");
    for (const line of answers) expect(JSON.parse(line)).toMatchObject({ findings: [{ message: said }] });
    expect(answers).toHaveLength(2);
  });
});

test("[BEYOND-245] `humanize --grammar` reports possible mistakes in the rewritten text", {
  timeout: 120_000,
}, async () => {
  const input = "In order to win, they recieve it.\nThe comittee left.";
  const { out, err } = await rewright(["humanize", "--grammar", "--keep", "comittee"], input);
  expect(out).toContain("recieve");
  expect(err).toMatch(/^rewright: 1:\d+: .*recieve.* \("receive"\)\n$/);
  const report = JSON.parse((await rewright(["humanize", "--grammar", "--json"], input)).out);
  expect(
    report.findings.map(({ code, offset, length }: { code: string; offset: number; length: number }) => [
      code,
      report.text.slice(offset, offset + length),
    ]),
  ).toEqual([
    ["grammar", "recieve"],
    ["grammar", "comittee"],
  ]);
});
