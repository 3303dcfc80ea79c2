import { createEngine, modes, type Report, rewriteDeeper } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewright } from "./rewright.ts";
import { startStandIn } from "./stand-in.ts";

const paragraphs = [
  "In order to win, the team must utilize numerous tools before May 3.",
  "Prior to the visit, Anna Berg obtained additional assistance.",
];
const text = `# Tools\n\n${paragraphs.join("\n\n")}\n`;

const { env, asked, control } = await startStandIn();
const locked = await startStandIn({ apiKey: "right" });
const rewriting = () => asked.filter(({ messages }) => messages.at(-1)!.content.includes("<text-"));
beforeEach(async () => {
  asked.length = 0;
  await control({});
  // The pause before another try is a random share of some seconds.
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => void vi.restoreAllMocks());

test("[BEYOND-16] --ultra prints the text that the language model wrote, and nothing on standard error", async () => {
  const { status, out, err } = await rewright(["humanize", "--ultra"], text, { env });
  expect([status, err]).toEqual([0, ""]);
  expect(out).toMatch(/^# Tools\n\n.*(makes? use of|use) (many|a lot of) tools before May 3\.\n\n.*Anna Berg got/s);
  expect(rewriting()).toHaveLength(2);
});

test("--ultra --json names the writer of each sentence, and how its meaning was checked", async () => {
  const { status, out } = await rewright(["humanize", "--ultra", "--json"], text, { env });
  expect(status).toBe(0);
  const { sentences } = JSON.parse(out) as Report;
  expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual(paragraphs);
  for (const { writer, checked } of sentences) expect([writer, checked]).toEqual(["pro", "second_reading"]);
});

test("with LLM_CHECK=off, sentences are checked by rules only and not by the language model", async () => {
  const plain = "The team purchased a car and commenced the work in May.";
  const { out } = await rewright(["humanize", "--ultra", "--json"], plain, { env: { ...env, LLM_CHECK: "off" } });
  expect(asked).toEqual(rewriting());
  expect(JSON.parse(out).sentences).toMatchObject([{ writer: "pro", checked: "rules" }]);
});

test("LLM_CHECK_MODEL names the model that checks sentences, while LLM_MODEL rewrites them", async () => {
  await rewright(["humanize", "--ultra"], text, { env: { ...env, LLM_CHECK_MODEL: "stand-in:good" } });
  const modelsOf = (list: typeof asked) => new Set(list.map(({ model }) => model));
  expect(modelsOf(rewriting())).toEqual(new Set(["stand-in"]));
  expect(modelsOf(asked.filter((one) => !rewriting().includes(one)))).toEqual(new Set(["stand-in:good"]));
});

test("if the model that checks sentences does not answer, standard error says so in one line for all texts", async () => {
  const plain = ["The team purchased a car and commenced the work in May.", "She obtained a map."];
  const lines = plain.map((text) => JSON.stringify({ text })).join("\n");
  const misnamed = { ...env, LLM_CHECK_MODEL: "carefull" };
  const { status, out, err } = await rewright(["humanize", "--ultra", "--jsonl"], lines, { env: misnamed });
  expect(status).toBe(0);
  expect(out).toContain('"writer":"pro","checked":"rules"');
  expect(err).toMatch(
    /^rewright: some sentences were checked by rules alone: carefull at 127\.0\.0\.1:\d+ gave no answer when asked to compare them\n$/,
  );
});

test("the language model gets different instructions for each mode", async () => {
  const told = new Map<string, string>();
  for (const mode of modes) {
    asked.length = 0;
    await rewright(["humanize", "--ultra", "--mode", mode], paragraphs[0], { env });
    told.set(mode, asked[0]!.messages[0]!.content);
  }
  expect(told.get("academic")).toContain("scholarly reader");
  expect(new Set(told.values()).size).toBe(modes.length);
});

test("[MESSAGES-83] --tone is part of the request to the language model, and is not reported as ignored", async () => {
  const { out, err } = await rewright(["humanize", "--ultra", "--json", "--tone", "diplomatic"], text, { env });
  expect(err).toBe("");
  expect(JSON.parse(out)).toMatchObject({ findings: [], sentences: [{ writer: "pro" }, { writer: "pro" }] });
  for (const { messages } of rewriting()) expect(messages[0]!.content).toContain("Tone: diplomatic.");
});

test("if nothing that the model wrote passes the checks, standard error also says that the tone was not applied", async () => {
  await control({ always: "refusal" });
  const toned = await rewright(["humanize", "--ultra", "--tone", "friendly"], text, { env });
  expect(toned.out).toBe((await rewright(["humanize"], text)).out);
  expect(toned.err).toBe(
    "rewright: Lite, the rule-based engine, rewrote the text: what the language model wrote did not pass the checks\n" +
      "rewright: The tone wasn't applied: tones need --ultra and a language model.\n",
  );
});

test("--mode premium is the same as --ultra in standard mode", async () => {
  const ultra = await rewright(["humanize", "--ultra", "--json"], text, { env });
  expect(await rewright(["humanize", "--mode", "premium", "--json"], text, { env })).toEqual(ultra);
});

test("--ultra --jsonl gives each line the same result as a separate run", async () => {
  const input = paragraphs.map((paragraph, id) => JSON.stringify({ id, text: paragraph })).join("\n");
  const { status, out, err } = await rewright(["humanize", "--ultra", "--jsonl"], input, { env });
  expect([status, err]).toEqual([0, ""]);
  const alone = paragraphs.map((paragraph) => rewright(["humanize", "--ultra", "--json"], paragraph, { env }));
  const results = (await Promise.all(alone)).map((one, id) => ({ id, ...JSON.parse(one.out) }));
  expect(
    out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual(results);
  expect(results[0].sentences).toMatchObject([{ writer: "pro", checked: "second_reading" }]);
});

test("[BEYOND-16] --ultra --jsonl sends as many requests at the same time as LLM_CONCURRENCY allows, and prints the results in order", async () => {
  const waiting = await startStandIn();
  await waiting.control({ latencyMs: 200 });
  const texts = [paragraphs.join("\n\n"), ...paragraphs, ...paragraphs];
  const input = texts.map((text, id) => JSON.stringify({ id, text })).join("\n");
  const concurrent = { ...waiting.env, LLM_CONCURRENCY: "3" };
  const { out, err } = await rewright(["humanize", "--ultra", "--jsonl"], input, { env: concurrent, isTTY: true });
  expect(waiting.mostAtOnce()).toBe(3);
  const results = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(results.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
  for (const { sentences } of results) expect(sentences).toContainEqual(expect.objectContaining({ writer: "pro" }));
  expect(err).toContain("6 of 6 paragraphs");
});

test("on a terminal, a line shows how many paragraphs are done and is erased at the end", async () => {
  const { out, err } = await rewright(["humanize", "--ultra"], text, { env, isTTY: true });
  expect(out).not.toContain("paragraph");
  const shown = err.split("\r").map((line) => line.replace("\u001B[K", ""));
  expect(shown.at(-1)).toBe("");
  expect(shown.filter(Boolean)).toEqual(["1 of 3 paragraphs", "2 of 3 paragraphs", "3 of 3 paragraphs"]);
  const one = await rewright(["humanize", "--ultra"], paragraphs[0], { env, isTTY: true });
  expect(one.err).toContain("1 of 1 paragraph\u001B");
});

test("if nothing that the model wrote passes the checks, Lite rewrites the text, and standard error says so", async () => {
  await control({ always: "refusal" });
  const { status, out, err } = await rewright(["humanize", "--ultra"], text, { env });
  expect(status).toBe(0);
  expect(out).toBe((await rewright(["humanize"], text)).out);
  expect(err).toBe(
    "rewright: Lite, the rule-based engine, rewrote the text: what the language model wrote did not pass the checks\n",
  );
});

test("if nothing that the model wrote passes the checks and Lite changes nothing either, standard error says that nothing passed", async () => {
  await control({ always: "refusal" });
  const plain = "We walked to the lake and swam. It rained all day.";
  const { status, out, err } = await rewright(["humanize", "--ultra"], plain, { env });
  expect([status, out]).toEqual([0, plain]);
  expect(err).toBe("rewright: nothing that the language model wrote passed the checks\n");
});

test("if the model's text passes the checks for only some paragraphs, Lite rewrites the others, and standard error says so", async () => {
  const halves = `${paragraphs[0]}\n\n${paragraphs[1]} (stand-in: refusal)\n`;
  const { out, err } = await rewright(["humanize", "--ultra", "--json"], halves, { env });
  const { sentences } = JSON.parse(out) as Report;
  expect(sentences[0]).toMatchObject({ writer: "pro" });
  expect(sentences.slice(1).map(({ writer }) => writer)).not.toContain("pro");
  expect(err).toBe(
    "rewright: Lite, the rule-based engine, rewrote some of the sentences: what the language model wrote did not pass the checks\n",
  );
});

test("LLM_API_KEY is sent as the key; if it is wrong, Lite rewrites the text and standard error says why", async () => {
  const withKey = (LLM_API_KEY: string) =>
    rewright(["humanize", "--ultra", "--json"], text, { env: { ...locked.env, LLM_API_KEY } });
  const { out, err } = await withKey("right");
  expect(err).toBe("");
  expect(JSON.parse(out).sentences).toMatchObject([{ writer: "pro" }, { writer: "pro" }]);
  const wrong = await withKey("no-key-of-theirs");
  expect(wrong.status).toBe(0);
  expect(wrong.err).toMatch(
    /^rewright: Lite, the rule-based engine, rewrote the text: .* refuses the key, the address or the model\n$/,
  );
  expect(wrong.err).not.toContain("no-key-of-theirs");
  // The endpoint is not asked for the second text, and standard error has no second line.
  const lines = paragraphs.map((paragraph) => JSON.stringify({ text: paragraph })).join("\n");
  expect((await rewright(["humanize", "--ultra", "--jsonl"], lines, { env: locked.env })).err).toBe(wrong.err);
});

test("if the language model cannot be reached, Lite rewrites all texts, and standard error says so in one line", async () => {
  const env = { LLM_BASE_URL: "http://127.0.0.1:9/v1", LLM_MODEL: "away" };
  const lines = paragraphs.map((paragraph) => JSON.stringify({ text: paragraph })).join("\n");
  const { status, out, err } = await rewright(["humanize", "--ultra", "--jsonl"], lines, { env });
  expect(status).toBe(0);
  expect(out).toBe((await rewright(["humanize", "--jsonl"], lines)).out);
  expect(err).toBe(
    "rewright: Lite, the rule-based engine, rewrote the text: the language model at 127.0.0.1:9 cannot be reached\n",
  );
});

test("[BEYOND-16] --ultra without a language model uses the local engine with a deeper search, in the style of the mode", async () => {
  const stiff =
    "It is important to note that the implementation of the new policy plays a crucial role in the reduction of costs. " +
    "Furthermore, individuals are required to utilize the system in order to facilitate the process.";
  const { status, out, err } = await rewright(["humanize", "--ultra", "--json", "--mode", "simple"], stiff);
  expect([status, err]).toEqual([0, ""]);
  const { text: deeper, sentences } = rewriteDeeper(createEngine(readModels()), stiff, { mode: "simple" });
  expect(JSON.parse(out)).toMatchObject({ text: deeper, sentences });
  expect(sentences.map(({ writer }) => writer)).toContain("pro_local");
});

test.each([
  [{ LLM_BASE_URL: "http://localhost:11434/v1" }, "LLM_MODEL is required when LLM_BASE_URL is set"],
  [{ LLM_CHECK_MODEL: "m" }, "LLM_BASE_URL is required when LLM_CHECK_MODEL is set"],
  [
    { LLM_BASE_URL: "localhost:11434/v1", LLM_MODEL: "m", LLM_CONCURRENCY: "0" },
    "LLM_BASE_URL must begin with https:// or http://; LLM_CONCURRENCY must be a whole number from 1 to 256",
  ],
  [{ LLM_TIMEOUT_SECONDS: "soon" }, "LLM_TIMEOUT_SECONDS must be a whole number from 1 to 86400"],
  [{ LLM_CHECK: "perhaps" }, "LLM_CHECK must be on or off"],
])(
  "with the invalid environment variables %o, --ultra ends with status 2, and a command without --ultra is not affected",
  async (env, said) => {
    expect(await rewright(["humanize", "--ultra"], text, { env })).toEqual({
      status: 2,
      out: "",
      err: `rewright: ${said}\n`,
    });
    expect((await rewright(["humanize"], text, { env })).status).toBe(0);
  },
);
