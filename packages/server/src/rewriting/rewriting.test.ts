import { noOtherVersion, toneNotApplied } from "@rewright/contract/engines";
import { suggestFixes } from "@rewright/contract/fixes";
import { complimentaryCredits } from "@rewright/contract/plans";
import { humanize, humanizeSentence, measureText, modes, sentenceAlternatives } from "@rewright/contract/rewriting";
import { ultraNeedsPremium } from "@rewright/contract/ultra-run";
import { applyEdits } from "@rewright/engine/edit";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedIn, verified } from "#test/browser.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { insertGrant } from "../accounts/store.ts";
import type { Database } from "../db/database.ts";
import { createMetrics } from "../operations/metrics/create-metrics.ts";
import { connectPro } from "./connect-pro.ts";
import { type EnginePool, startEnginePool } from "./engine-pool.ts";

const hourMs = 3_600_000;
const text = "In order to win, a team must train. We utilize 3 kinds of drills, and they cost $20 each.";

let database: Database;
let engine: EnginePool;
let app: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  const logger = pino({ level: "silent" });
  engine = startEnginePool({ workers: 1, logger });
  const observer = createMetrics().model;
  const pro = connectPro(undefined, { db: database.db, now: () => new Date(), logger, engine, observer });
  app = createTestApp({ db: database.db, engine, pro, settings: { anonymousDailyGenerations: 100 } });
});
afterAll(async () => {
  await engine.close();
  await database.close();
});

test.each([humanize, humanizeSentence])(
  "[CALLS-1, CALLS-2, MESSAGES-69] $path returns the rewritten text with every change and its reason",
  async ({ path, output }) => {
    const answer = await app.post(path, { text_content: text });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const result = output.strict().parse(await answer.json());
    expect(result.transformed_text).not.toBe(text);
    expect(applyEdits(text, result.edits)).toBe(result.transformed_text);
    expect(result).toMatchObject({ integrity: { ok: true }, engine: "lite", seed: 1 });
    for (const edit of result.edits) {
      expect(text.slice(edit.start, edit.end)).toBe(edit.before);
      expect(edit.reason).not.toBe("");
    }
  },
);

test("[BEYOND-12, CALLS-1] identical requests get identical responses, even from different callers", async () => {
  const ask = async (from: string) => (await app.rewrite(text, { from })).text();
  expect(await ask("203.0.113.1")).toBe(await ask("203.0.113.2"));
});

const freeModes = modes.filter((mode) => mode !== "premium");

test.each(freeModes)("[CALLS-9, PAGES-53, RULES-38] the mode %s is accepted", async (mode) => {
  const answer = await app.post(humanize.path, { text_content: text, mode, level: 10, seed: 3, keep: ["drills"] });
  expect(answer.status).toBe(200);
  const result = humanize.output.parse(await answer.json());
  expect(result.transformed_text).toContain("drills");
  expect(result.seed).toBe(3);
});

test.each([humanize, humanizeSentence])(
  '[CALLS-9, RULES-23, SAFETY-25] $path refuses Humanize Pro ("Ultra run") without a premium account',
  async ({ path }) => {
    const browser = await signedIn(app, `ultra${path.length}@example.org`, { from: "192.0.2.20" });
    for (const options of [{ mode: "premium" }, { ultra: true }]) {
      for (const ask of [app.post, browser.post]) {
        const answer = await ask(path, { text_content: text, ...options });
        expect([answer.status, await answer.json()]).toMatchObject([
          403,
          { error: "premium_required", message: ultraNeedsPremium },
        ]);
      }
    }
    expect((await browser.post(path, { text_content: text, ultra: false })).status).toBe(200);
  },
);

test.each([humanize, humanizeSentence])(
  "$path uses Humanize Pro for premium accounts, and the response names the engine",
  async (it) => {
    const browser = await signedIn(app, `premium${it.path.length}@example.org`, { from: "192.0.2.21" });
    await grantPremium(browser);
    const ask = async (options: object) => (await browser.post(it.path, { text_content: text, ...options })).json();
    const lite = it.output.parse(await ask({ mode: "standard", level: 10 }));
    expect([lite.engine, lite.findings]).toEqual(["lite", []]);
    const ultra = it.output.parse(await ask({ mode: "premium" }));
    expect([ultra.engine, ultra.findings, ultra.integrity]).toEqual(["pro_local", [], { ok: true, problems: [] }]);
    const written = new Set(ultra.sentences.map(({ writer, checked }) => `${writer} ${checked}`));
    expect(written).toEqual(new Set(["pro_local null"]));
    expect(applyEdits(text, ultra.edits)).toBe(ultra.transformed_text);
    // Humanize Pro ("Ultra run") ignores the mode.
    expect(it.output.parse(await ask({ ultra: true, mode: "shorten" }))).toEqual(ultra);
    app.clock.now = new Date(app.clock.now.getTime() + 2 * hourMs);
    expect(await ask({ ultra: true })).toMatchObject({ error: "premium_required" });
  },
);

test("a new account's texts and sentences are rewritten by Humanize Pro until no free generation is left", async () => {
  const browser = await verified(app, "credits@example.org", { from: "192.0.2.23" });
  const engines = [];
  for (let use = 0; use <= complimentaryCredits; use++) {
    const { path, output } = use % 2 === 0 ? humanize : humanizeSentence;
    // Send a different text each time, because the same result is not counted twice.
    const answer = await browser.post(path, { text_content: `${text} It rained on day ${use + 1}.` });
    engines.push(output.parse(await answer.json()).engine);
  }
  expect(engines).toEqual([...Array(complimentaryCredits).fill("pro_local"), "lite"]);
});

test("an invalid value of the Humanize Pro switch is refused with a message", async () => {
  const answer = await app.post(humanize.path, { text_content: text, ultra: "yes" });
  expect(await answer.json()).toMatchObject({ error: "invalid_input", message: "ultra must be true or false." });
});

test("alternatives in the mode premium are refused without a premium account", async () => {
  const sentence = "In order to win, a team must utilize every drill.";
  const browser = await signedIn(app, "alternatives@example.org", { from: "192.0.2.22" });
  const ask = async (mode: string) => (await browser.post(sentenceAlternatives.path, { sentence, mode })).json();
  expect(await ask("premium")).toMatchObject({ error: "premium_required" });
  await grantPremium(browser);
  expect(await ask("premium")).toEqual(await ask("standard"));
});

/** Gives the browser's account Premium for an hour. */
async function grantPremium(browser: Awaited<ReturnType<typeof signedIn>>): Promise<void> {
  const { user } = (await (await browser.get("/api/auth/get-session")).json()) as { user: { id: string } };
  const { now } = app.clock;
  const endsAt = new Date(now.getTime() + hourMs);
  const grant = { id: crypto.randomUUID(), userId: user.id, reason: "a test", grantedAt: now, endsAt };
  await insertGrant(database.db, grant);
}

test("[RULES-31, RULES-38] known tones and spellings are accepted, and unknown ones are refused with a message", async () => {
  const letter = "The color is fine, and we organize the fair.";
  const ask = (options: object) => app.post(humanize.path, { text_content: letter, ...options });
  const result = humanize.output.parse(await (await ask({ tone: "confident", spelling: "uk" })).json());
  expect(result.transformed_text).toBe("The colour is fine, and we organise the fair.");
  expect(result.findings).toEqual([toneNotApplied]);
  for (const wrong of [{ tone: "angry" }, { spelling: "au" }])
    expect(await (await ask(wrong)).json()).toMatchObject({
      error: "invalid_input",
      message: expect.stringContaining("must be one of"),
    });
});

test("[MESSAGES-82] without a language model, a tone changes nothing and a notice says so, even with Humanize Pro", async () => {
  const browser = await signedIn(app, "tone@example.org", { from: "192.0.2.24" });
  await grantPremium(browser);
  const letter = "I think that we utilize the color. Please inform us. The result is terrible.";
  for (const ultra of [false, true]) {
    const ask = async (options: object) =>
      humanize.output.parse(
        await (await browser.post(humanize.path, { text_content: letter, ultra, ...options })).json(),
      );
    const plain = await ask({});
    expect([plain.engine, plain.findings]).toEqual([ultra ? "pro_local" : "lite", []]);
    for (const tone of ["confident", "friendly", "diplomatic"])
      expect(await ask({ tone })).toEqual({ ...plain, findings: [toneNotApplied] });
  }
});

test("[BEYOND-9] the style statistics are measured before and after the rewrite", async () => {
  const { stats } = humanize.output.parse(await (await app.rewrite("We delve into oak. It is a tree.")).json());
  expect(stats.before).toMatchObject({ sentenceLengths: [4, 4], stockPhrases: [{ start: 3, end: 13 }] });
  expect(stats.after.sentenceLengths).toHaveLength(2);
});

test("[PAGES-80] the AI score of the text and of each sentence is measured before and after the rewrite", async () => {
  const stiff =
    "In today's rapidly evolving world, libraries play a crucial role in fostering lifelong learning. It is important to " +
    "note that they provide invaluable resources to individuals of all ages, thereby empowering communities to thrive. " +
    "Furthermore, libraries utilize innovative technologies in order to enhance accessibility, ensuring that everyone " +
    "can benefit. Moreover, they serve as vibrant hubs that facilitate meaningful connections. In conclusion, libraries " +
    "remain an essential pillar of society.";
  const { likeness, transformed_text } = humanize.output.parse(await (await app.rewrite(stiff)).json());
  expect(likeness.before.likeness).toBeGreaterThan(0.5);
  expect(likeness.before.sentences).toHaveLength(5);
  expect(likeness.after.sentences.at(-1)!.end).toBe(transformed_text.length);

  const short = humanize.output.parse(await (await app.rewrite("We utilize plain words.")).json());
  expect(short.likeness.before.likeness).toBeNull();
});

test("[CALLS-9, CONSTANTS-2, PAGES-53, RULES-19, RULES-38] a text of exactly 200 words is accepted", async () => {
  const answer = await app.rewrite(Array(50).fill("We walk home now.").join(" "));
  expect(answer.status).toBe(200);
});

test("[STATES-35] a text that is not English is returned unchanged with a notice, and is not counted", async () => {
  const german = "Der Hund läuft schnell durch den Garten, weil er die Katze der Nachbarn gesehen hat.";
  const from = "203.0.113.77";
  const result = humanize.output.parse(await (await app.rewrite(german, { from })).json());
  expect(result.transformed_text).toBe(german);
  expect(result.findings).toMatchObject([{ code: "not_english" }]);
  expect(await (await app.post("/api/rate-limit/check", {}, { from })).json()).toMatchObject({ totalUsed: 0 });
});

test("[PAGES-87] a request for another version returns another text and another seed, and is counted", async () => {
  const from = "203.0.113.83";
  const stiffText =
    "Furthermore, the engineers had to commence their work prior to dawn, and they had to utilize 14 cranes.";
  const ask = async (options: object) => {
    const answer = await app.post(humanize.path, { text_content: stiffText, ...options }, { from });
    return humanize.output.parse(await answer.json());
  };
  const first = await ask({});
  const other = await ask({ seed: 2, unlike: [1] });
  expect(other.transformed_text).not.toBe(first.transformed_text);
  expect(other.seed).toBeGreaterThan(1);
  expect(other.findings).toEqual([]);
  expect(await (await app.post("/api/rate-limit/check", {}, { from })).json()).toMatchObject({ totalUsed: 2 });
  expect((await ask({ seed: other.seed })).transformed_text).toBe(other.transformed_text);
});

test("[MESSAGES-80, PAGES-87] if there is no other version, a notice says so and nothing is counted", async () => {
  const from = "203.0.113.84";
  const plain = { text_content: "The cat sat on the mat.", seed: 2, unlike: [1] };
  const result = humanize.output.parse(await (await app.post(humanize.path, plain, { from })).json());
  expect(result.findings).toEqual([noOtherVersion]);
  expect(await (await app.post("/api/rate-limit/check", {}, { from })).json()).toMatchObject({ totalUsed: 0 });
  const many = await app.post(humanize.path, { ...plain, unlike: [1, 2, 3, 4, 5, 6] });
  expect(await many.json()).toMatchObject({ message: "unlike must be a list of up to 5 seeds." });
});

test("[CALLS-3, CONSTANTS-28, MESSAGES-71] a sentence gets up to five different alternatives, and the request is not counted", async () => {
  const from = "203.0.113.78";
  const sentence = "In order to win, a team must utilize every drill.";
  const answer = await app.post(sentenceAlternatives.path, { sentence }, { from });
  const { alternatives } = sentenceAlternatives.output.strict().parse(await answer.json());
  expect(alternatives.length).toBeGreaterThan(0);
  expect(new Set([sentence, ...alternatives]).size).toBe(alternatives.length + 1);
  expect(await (await app.post("/api/rate-limit/check", {}, { from })).json()).toMatchObject({ totalUsed: 0 });
});

test("[CALLS-3] the words of a sentence get fitting synonyms, each with the whole sentence that it results in", async () => {
  const sentence = "In order to win, a team must utilize every drill in 3 weeks.";
  const wordings = ["To win, a team must utilize every drill in 3 weeks.", "A team must commence on Monday."];
  const answer = await app.post(sentenceAlternatives.path, { sentence, wordings }, { from: "203.0.113.82" });
  const { synonyms } = sentenceAlternatives.output.strict().parse(await answer.json());
  expect(synonyms).toHaveLength(2);
  for (const [index, wording] of wordings.entries()) {
    const afters = synonyms[index]!.map(({ start, end, after, text }) => {
      expect(text).toBe(wording.slice(0, start) + after + wording.slice(end));
      return `${wording.slice(start, end)}→${after}`;
    });
    expect(afters).toContain(["utilize→use", "commence→start"][index]);
  }
  const bad = await app.post(sentenceAlternatives.path, { sentence, wordings: ["a", "b", "c"] });
  expect(await bad.json()).toMatchObject({ message: "wordings must be a list of up to 2 strings." });
});

test("a request for alternatives is refused if it has no sentence or one that is too long", async () => {
  const ask = async (body: object) => {
    const answer = await app.post(sentenceAlternatives.path, body);
    return { status: answer.status, ...((await answer.json()) as { error: string }) };
  };
  expect(await ask({ sentence: " " })).toMatchObject({ status: 400, error: "empty_text" });
  expect(await ask({})).toMatchObject({ status: 400, message: "sentence must be a string." });
  expect(await ask({ sentence: "word ".repeat(201) })).toMatchObject({ status: 413, error: "too_many_words" });
});

const stiff =
  "In today's rapidly evolving world, libraries play a crucial role in fostering lifelong learning. Moreover, they " +
  "serve as vibrant hubs that facilitate meaningful connections. Furthermore, libraries utilize innovative technologies " +
  "in order to enhance accessibility, ensuring that everyone can benefit. In conclusion, libraries remain an essential " +
  "pillar of society, and their profound impact on individuals and families alike cannot be overstated.";

test("[CALLS-4] a guest's text is measured with the same result as in a rewrite, and the request is not counted as a rewrite", async () => {
  const from = "203.0.113.79";
  const measured = measureText.output.parse(await (await app.post(measureText.path, { text: stiff }, { from })).json());
  const result = await (await app.post(humanize.path, { text_content: stiff }, { from: "203.0.113.80" })).json();
  const { stats, likeness } = humanize.output.parse(result);
  expect(measured).toEqual({ stats: stats.before, likeness: likeness.before });
  expect(measured.likeness.likeness).toBeGreaterThan(0.5);
  expect(await (await app.post("/api/rate-limit/check", {}, { from })).json()).toMatchObject({ totalUsed: 0 });
});

test("[CALLS-4] a text to measure may have twice as many words as one to rewrite, and a longer or empty one is refused", async () => {
  const from = "203.0.113.81";
  const ask = async (body: object) => {
    const answer = await app.post(measureText.path, body, { from });
    return { status: answer.status, ...((await answer.json()) as { error?: string }) };
  };
  expect(await ask({ text: "word ".repeat(400) })).toMatchObject({ status: 200, likeness: { likeness: null } });
  expect(await ask({ text: "word ".repeat(401) })).toMatchObject({ status: 413, error: "too_many_words" });
  expect(await ask({ text: "\n" })).toMatchObject({ status: 400, error: "empty_text" });
  expect(await ask({})).toMatchObject({ status: 400, message: "text must be a string." });
});

test("[CALLS-5] stock phrases in sentences get a replacement or a reason why there is none, and the request is not counted", async () => {
  const from = "203.0.113.79";
  const sentences = ["In order to win, the team must train.", "The team must utilize drills.", "They train."];
  const answer = await app.post(suggestFixes.path, { sentences, keep: ["utilize"] }, { from });
  expect(suggestFixes.output.strict().parse(await answer.json())).toEqual({
    sentences: [
      [{ start: 0, end: 11, fixed: "To win, the team must train.", why: null }],
      [{ start: 14, end: 21, fixed: null, why: "kept_by_you" }],
      [],
    ],
  });
  expect(await (await app.post("/api/rate-limit/check", {}, { from })).json()).toMatchObject({ totalUsed: 0 });
});

test("[CALLS-5, CONSTANTS-29] a request for stock phrases is refused for zero, nine or too long sentences, and for Humanize Pro without Premium", async () => {
  const ask = async (body: object) => {
    const answer = await app.post(suggestFixes.path, body);
    return { status: answer.status, ...((await answer.json()) as { error: string }) };
  };
  const message = "sentences must be a list of 1 to 8 strings.";
  for (const sentences of [undefined, [], Array(9).fill("They train."), [1]])
    expect(await ask({ sentences })).toMatchObject({ status: 400, message });
  expect(await ask({ sentences: [" "] })).toMatchObject({ status: 400, error: "empty_text" });
  expect(await ask({ sentences: ["word ".repeat(201)] })).toMatchObject({ status: 413, error: "too_many_words" });
  expect(await ask({ sentences: ["They train."], mode: "premium" })).toMatchObject({ error: "premium_required" });
});

test.each([
  [sentenceAlternatives.path, { sentence: "We utilize oak." }],
  [suggestFixes.path, { sentences: ["We utilize oak."] }],
])(
  "[RULES-60] %s answers guests only if guests may rewrite, and does not count against their limit",
  async (path, body) => {
    const open = (anonymousDailyGenerations: number) =>
      createTestApp({ db: database.db, engine, settings: { anonymousDailyGenerations } });
    const closed = open(0);
    const refused = await closed.post(path, body);
    expect([refused.status, await refused.json()]).toMatchObject([401, { error: "sign_in_required" }]);
    const email = `guest-no-more${path.length}@example.org`;
    expect((await (await signedIn(closed, email)).post(path, body)).status).toBe(200);

    const admitting = open(1);
    const from = `198.51.100.${path.length}`;
    for (let time = 0; time < 3; time++) expect((await admitting.post(path, body, { from })).status).toBe(200);
    const usage = await admitting.post("/api/rate-limit/check", {}, { from });
    expect(await usage.json()).toMatchObject({ totalUsed: 0, remaining: 1 });
  },
);
