import { detectorCaveat } from "@rewright/engine";
import { expect, test } from "vitest";
import { fileWith, rewright } from "./rewright.ts";

const text =
  "Regular exercise plays a crucial role in maintaining both physical and mental well-being. By incorporating movement " +
  "into daily routines, individuals can improve their cardiovascular health, strengthen their muscles, and enhance " +
  "their overall quality of life. Moreover, physical activity has been shown to reduce stress and promote better " +
  "sleep, making it an essential component of a balanced lifestyle. Ultimately, small, consistent efforts can lead to " +
  "significant long-term benefits.";

test("[BEYOND-14] `detect` prints how likely a text is machine-written, the number of sentences, and an explanation", async () => {
  const { status, out, err } = await rewright(["detect", fileWith(text)]);
  expect(err).toBe("");
  expect(status).toBe(0);
  const [likeness, sentences, caveat] = out.trimEnd().split("\n");
  expect(likeness).toMatch(/^AI score: \d+%\.$/);
  expect(sentences).toMatch(/^\d of 4 sentences sound more like AI-written/);
  expect(caveat).toBe(detectorCaveat);
});

test("`detect --json` prints the likelihood of the text and of each sentence with its position", async () => {
  const { status, out } = await rewright(["detect", "--json"], text);
  expect(status).toBe(0);
  const { likeness, sentences } = JSON.parse(out);
  expect(likeness).toBeGreaterThan(0.5);
  expect(sentences).toHaveLength(4);
  expect(sentences[0]).toEqual({ start: 0, end: text.indexOf(" By"), likeness: expect.any(Number) });
});

test("`detect --jsonl` prints one result per line with its id, and errors in the same form as `humanize`", async () => {
  const input = [{ id: "a", text }, { id: 2, text: "Too short." }, { id: "c" }].map((line) => JSON.stringify(line));
  const { status, out } = await rewright(["detect", "--jsonl"], input.join("\n"));
  expect(status).toBe(1);
  const [long, short, wrong] = out.trimEnd().split("\n");
  expect(JSON.parse(long!)).toEqual({ id: "a", ...JSON.parse((await rewright(["detect", "--json"], text)).out) });
  expect(JSON.parse(short!)).toEqual({ id: 2, likeness: null, sentences: [{ start: 0, end: 10, likeness: null }] });
  expect(JSON.parse(wrong!)).toEqual({ id: "c", error: expect.stringContaining('"text"') });
});

test("`detect` explains why it has no result for a text that is too short or not English", async () => {
  expect((await rewright(["detect"], "Too short.")).out).toMatch(
    /too short for an AI score: it has 2 words of prose, and at least 60/,
  );
  const german = "Der Hund läuft durch den Wald und sucht den Stock. ".repeat(8);
  expect((await rewright(["detect"], german)).out).toMatch(/isn't English/);
});

test("`detect` refuses options that only rewriting has", async () => {
  const { status, err } = await rewright(["detect", "--mode", "simple"], text);
  expect(status).toBe(2);
  expect(err).toContain("--mode");
});
