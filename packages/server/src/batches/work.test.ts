import { randomUUID } from "node:crypto";
import { proNotUsed, proUnavailable, toneNotApplied } from "@rewright/contract/engines";
import { messages } from "@rewright/contract/errors";
import { grammarUnchecked } from "@rewright/contract/findings";
import { plans } from "@rewright/contract/plans";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type BatchFixture, openBatchFixture } from "#test/batch-fixture.ts";
import { scriptedPro } from "#test/scripted-pro.ts";
import { databaseKinds } from "#test/test-database.ts";
import { patience } from "#test/until.ts";
import { AppError } from "../app-error.ts";
import { releaseBatchLeases, resumeFiles } from "./batch-jobs.ts";
import { processFile } from "./process-file.ts";

const secretText = "The heron of Quarrymere utilizes nothing; we utilize it.";

/** Creates a promise that a test resolves later. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/** Creates a stand-in for Humanize Pro that reports when it begins, and then waits. */
function waitingPro() {
  const [begun, released] = [gate(), gate()];
  const pro = scriptedPro({
    async before(_text, { signal }) {
      begun.open();
      await Promise.race([released.opened, new Promise((resolve) => signal.addEventListener("abort", resolve))]);
    },
  });
  return { pro, begun: begun.opened, release: released.open };
}

describe.each(databaseKinds)("rewriting the files of batches (%s database)", (kind) => {
  let fixture: BatchFixture;
  beforeAll(async () => {
    fixture = await openBatchFixture(kind);
  });
  afterAll(() => fixture.close());

  async function personWith(files: Readonly<Record<string, string | Uint8Array>>, settings?: object) {
    const person = await fixture.newPerson();
    const batch = await person.newBatch(settings);
    for (const [name, content] of Object.entries(files)) {
      expect((await person.add(batch, name, content)).status).toBe(200);
    }
    return { ...person, batch, states: async () => (await person.batches())[0]!.files.map(({ state }) => state) };
  }
  const nextFile = () => fixture.app.waitingFiles.shift()!;

  test("[BEYOND-141, CALLS-50] files are rewritten with the words that were saved when the batch was created", async () => {
    const person = await fixture.newPerson();
    const save = (fields: object) => person.browser.post("/api/words", fields);
    await save({ add: [{ words: "utilize", rule: "replace", replacement: "use" }] });
    const batch = await person.newBatch({ keep: ["heron"] });
    await save({ remove: ["utilize"] });
    await person.add(batch, "one.txt", "We utilize it.");
    const options: object[] = [];
    const wordOf = (given: object) => {
      options.push(given);
      return "use";
    };
    await fixture.work({ pro: scriptedPro({ wordOf }) });
    expect(options).toEqual([
      expect.objectContaining({ keep: ["heron"], replacements: [{ from: "utilize", to: "use" }], never: [] }),
    ]);
  });

  test("[CALLS-54] each file is rewritten by Humanize Pro and counted, even if other files fail", async () => {
    const person = await personWith({
      "one.txt": "We utilize it.",
      "broken.docx": "no zip",
      "empty.txt": " \n",
      "long.md": "word ".repeat(plans.premium.wordsPerRequest + 1),
      "foreign.txt": "Die Übung ist schwer.",
      "two.md": "# Two\r\n\r\nThey utilize it.\r\n",
    });
    await fixture.work();
    const [batch] = await person.batches();
    const shown = batch!.files.map(({ name, state, engine, progress }) => [name, state, engine, progress]);
    expect(shown).toEqual([
      ["one.txt", "done", "pro", 1],
      ["broken.docx", "failed", null, 0],
      ["empty.txt", "failed", null, 0],
      ["long.md", "failed", null, 0],
      ["foreign.txt", "failed", null, 0],
      ["two.md", "done", "pro", 1],
    ]);
    const [, broken, empty, long, foreign] = batch!.files.map(({ problem }) => problem);
    expect(broken).toMatch(/^[A-Z].+\.$/);
    expect(empty).toBe("This file has no text.");
    expect(long).toMatch(/up to 5,000 words.* 5,001\.$/);
    expect(foreign).toMatch(/isn't English/);
    expect(batch!.files[0]!.words).toBe(3);
    expect(await person.generations()).toBe(2);
    const result = await person.browser.get(`/api/batches/${batch!.id}/files/${batch!.files[5]!.id}`);
    expect(await result.text()).toBe("# Two\r\n\r\nThey use it.\r\n");
  });

  test("a file that two processes take at the same time is rewritten once", async () => {
    const person = await personWith({ "one.txt": "We utilize it." });
    const fileId = nextFile();
    const slow = waitingPro();
    const first = processFile(fixture.deps({ pro: slow.pro }), fileId);
    await slow.begun;
    await processFile(fixture.deps(), fileId);
    expect(await person.states()).toEqual(["running"]);
    slow.release();
    await first;
    await processFile(fixture.deps(), fileId);
    expect(await person.states()).toEqual(["done"]);
    expect(await person.generations()).toBe(1);
  });

  test("[CALLS-52] after the yearly plan has ended, a batch file fails; once the plan is back, the file can be retried and is rewritten", async () => {
    const person = await personWith({ "one.txt": "We utilize it." });
    await person.change({ billingPeriod: "monthly" });
    await fixture.work();
    await person.change({ billingPeriod: "yearly" });
    const file = await person.file("one.txt");
    expect(file).toMatchObject({ state: "failed", problem: messages.annual_required });
    await person.browser.post(`/api/batches/${person.batch.id}/files/${file.id}/retry`);
    expect(await person.file("one.txt")).toMatchObject({ state: "waiting", problem: null });
    await fixture.work();
    expect(await person.states()).toEqual(["done"]);
    expect(await person.generations()).toBe(1);
    // Retrying a file that is done does not rewrite it again.
    await person.browser.post(`/api/batches/${person.batch.id}/files/${file.id}/retry`);
    expect(fixture.app.waitingFiles).toEqual([]);
  });

  test("a file rewritten by Humanize Lite has a note and is not counted; one rewritten partly by Lite has a note", async () => {
    for (const [how, { message }] of [
      [{ failure: "connection" }, proUnavailable],
      [{}, proNotUsed],
    ] as const) {
      const lite = await personWith({ "one.txt": "We utilize it." });
      await fixture.work({ pro: scriptedPro({ engine: "lite", ...how }) });
      expect(await lite.file("one.txt")).toMatchObject({ state: "done", engine: "lite", problem: message });
      expect(await lite.generations()).toBe(0);
    }
    const partly = await personWith({ "two.txt": "We utilize it." });
    await fixture.work({ pro: scriptedPro({ isPartlyLite: true }) });
    expect(await partly.file("two.txt")).toMatchObject({
      engine: "pro",
      problem: expect.stringMatching(/^Lite wrote \d+ of \d+ sentences: Pro's versions failed our accuracy checks\.$/),
    });
    expect(await partly.generations()).toBe(1);
  });

  test("[MESSAGES-82] a file has a note if no language model applied the tone of its batch", async () => {
    for (const [how, problem] of [
      [{}, null],
      [{ engine: "pro_local" }, toneNotApplied.message],
      [{ engine: "lite", failure: "connection" }, `${proUnavailable.message} ${toneNotApplied.message}`],
    ] as const) {
      const person = await personWith({ "one.txt": "We utilize it." }, { tone: "friendly" });
      await fixture.work({ pro: scriptedPro(how) });
      expect(await person.file("one.txt")).toMatchObject({ state: "done", problem });
    }
  });

  test("[BEYOND-246, CALLS-133] a file's possible mistakes are counted and listed if its batch was to be checked, and stored encrypted", {
    timeout: 120_000,
  }, async () => {
    const person = await personWith(
      { "one.txt": "We utilize it.\n\nThey recieve the comittee definately.", "two.md": "We utilize it." },
      { grammar: true, keep: ["comittee"], replacements: [{ from: "surely", to: "definately" }] },
    );
    await fixture.work();
    const [file, other] = [await person.file("one.txt"), await person.file("two.md")];
    expect([file.mistakes, other.mistakes]).toEqual([1, 0]);
    const mistakesOf = async (name: string, by = person) => {
      const { id } = await person.file(name);
      return by.browser.get(`/api/batches/${person.batch.id}/files/${id}/mistakes`);
    };
    expect(await (await mistakesOf("one.txt")).json()).toEqual({
      mistakes: [
        {
          kind: "spelling",
          message: expect.stringContaining("recieve"),
          before: "They ",
          words: "recieve",
          after: " the comittee definately.",
          fixes: expect.arrayContaining(["receive"]),
        },
      ],
    });
    expect(await (await mistakesOf("two.md")).json()).toEqual({ mistakes: [] });
    expect((await mistakesOf("one.txt", await personWith({}))).status).toBe(404);
    const rows = await fixture.database.query("SELECT mistake_list FROM batch_files WHERE id = $1", [file.id]);
    const stored = Buffer.from(rows[0]!.mistake_list as Uint8Array).toString("latin1");
    expect(stored.length).toBeGreaterThan(50);
    expect(stored).not.toContain("recieve");
  });

  test("[BEYOND-246] a file is not checked unless that was chosen, and a check that takes too long leaves a note", async () => {
    const unchecked = await personWith({ "one.txt": "We recieve it." });
    await fixture.work();
    const file = await unchecked.file("one.txt");
    expect(file).toMatchObject({ state: "done", mistakes: null, problem: null });
    const address = `/api/batches/${unchecked.batch.id}/files/${file.id}/mistakes`;
    const answer = await unchecked.browser.get(address);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ message: "This file wasn't checked for spelling and grammar." }),
    ]);
    const slow = await personWith({ "two.txt": "We recieve it." }, { grammar: true });
    await fixture.work({ grammar: { check: async () => [grammarUnchecked], close: async () => {} } });
    expect(await slow.file("two.txt")).toMatchObject({
      state: "done",
      mistakes: null,
      problem: grammarUnchecked.message,
    });
  });

  test("the list of batches shows the progress of each file", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const person = await personWith({ "one.txt": "We utilize it." });
      const slow = waitingPro();
      const pro = {
        ...slow.pro,
        rewrite: (...[text, options, run]: Parameters<typeof slow.pro.rewrite>) => {
          run.onProgress?.({ done: 1, total: 4 });
          return slow.pro.rewrite(text, options, run);
        },
      };
      const working = processFile(fixture.deps({ pro }), nextFile());
      await slow.begun;
      await vi.advanceTimersByTimeAsync(3000);
      await vi.waitFor(
        async () => expect(await person.file("one.txt")).toMatchObject({ state: "running", progress: 0.25, words: 3 }),
        patience,
      );
      slow.release();
      await working;
      expect(await person.file("one.txt")).toMatchObject({ state: "done", progress: 1 });
    } finally {
      vi.useRealTimers();
    }
  });

  test("[CALLS-56] deleting a batch stops the work on its files", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const person = await personWith({ "one.txt": "We utilize it." });
      const slow = waitingPro();
      const working = processFile(fixture.deps({ pro: slow.pro }), nextFile());
      await slow.begun;
      await person.browser.delete(`/api/batches/${person.batch.id}`);
      await vi.advanceTimersByTimeAsync(3000);
      await working;
      expect(await person.generations()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("files that are unfinished when a server stops are processed by the next server", async () => {
    const person = await personWith({ "one.txt": "We utilize it." });
    const fileId = nextFile();
    const stopping = new AbortController();
    const slow = waitingPro();
    const working = processFile(fixture.deps({ pro: slow.pro, stopping: stopping.signal }), fileId);
    await slow.begun;
    stopping.abort();
    await working;
    expect(await person.states()).toEqual(["waiting"]);
    const handed: string[] = [];
    await resumeFiles(fixture.deps(), async (id) => void handed.push(id));
    expect(handed).toContain(fileId);
    await processFile(fixture.deps(), fileId);
    expect(await person.states()).toEqual(["done"]);
  });

  test("[STATES-41] a file is rewritten again after its process crashed, and fails after several crashes", async () => {
    const person = await personWith({ "one.txt": "We utilize it." });
    const fileId = nextFile();
    // Takes the file as a process would that then crashes.
    const claimAndCrash = async () => {
      const slow = waitingPro();
      void processFile(fixture.deps({ pro: slow.pro }), fileId);
      await slow.begun;
      await fixture.database.query("UPDATE batch_files SET holder = $2 WHERE id = $1", [fileId, randomUUID()]);
    };
    const handed = async () => {
      const files: string[] = [];
      await resumeFiles(fixture.deps(), async (id) => void files.push(id));
      return files;
    };
    for (let death = 0; death < 3; death++) {
      await claimAndCrash();
      expect(await handed()).not.toContain(fileId);
      await releaseBatchLeases(fixture.deps());
      expect(await handed()).toContain(fileId);
    }
    await processFile(fixture.deps(), fileId);
    expect(await person.file("one.txt")).toMatchObject({
      state: "failed",
      problem: expect.stringMatching(/couldn't rewrite/),
    });
  });

  test("[STATES-41] a file is retried after temporary errors, and fails after other errors or too many attempts", async () => {
    const person = await personWith({ "one.txt": "We utilize it." });
    const fileId = nextFile();
    const failWith = (error: Error) => {
      const failing = scriptedPro({ before: () => Promise.reject(error) });
      return processFile(fixture.deps({ pro: failing }), fileId);
    };
    // An attempt that fails because all workers are busy does not count.
    for (let time = 0; time < 5; time++) {
      await expect(failWith(new AppError("busy"))).rejects.toThrow();
      expect(await person.states()).toEqual(["waiting"]);
    }
    for (let time = 0; time < 3; time++) {
      expect(await person.states()).toEqual(["waiting"]);
      await expect(failWith(new Error("a fault"))).rejects.toThrow("a fault");
    }
    expect(await person.file("one.txt")).toMatchObject({ state: "failed" });
    const late = await personWith({ "two.txt": "We utilize it." });
    await fixture.work({ pro: scriptedPro({ before: () => Promise.reject(new AppError("timed_out")) }) });
    expect(await late.file("two.txt")).toMatchObject({ state: "failed", problem: messages.timed_out });
  });

  test("while an operator has switched rewriting off, batch files wait", async () => {
    const person = await personWith({ "one.txt": "We utilize it." });
    const fileId = fixture.app.waitingFiles[0]!;
    await fixture.work({ isPaused: async () => true });
    expect(await person.states()).toEqual(["waiting"]);
    await processFile(fixture.deps(), fileId);
    expect(await person.states()).toEqual(["done"]);
  });

  test("[SAFETY-18] files are unreadable in the database and absent from the log, and the original is deleted when the result is stored", async () => {
    const settings = { keep: ["Quarrymere heronry"] };
    const person = await personWith(
      { "heron of Quarrymere.txt": secretText, "broken heron.docx": secretText },
      settings,
    );
    const rows = async () => {
      const tables = await Promise.all(
        ["batches", "batch_files"].map((table) => fixture.database.query(`SELECT * FROM ${table}`, [])),
      );
      return tables
        .flat()
        .flatMap((row) => Object.values(row))
        .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString() : String(value)))
        .join("\n");
    };
    const check = async () => {
      for (const text of [await rows(), JSON.stringify(fixture.app.log)]) expect(text).not.toMatch(/heron|Quarrymere/i);
    };
    await check();
    await fixture.work();
    await check();
    expect(await person.states()).toEqual(["done", "failed"]);
    const { id } = await person.file("heron of Quarrymere.txt");
    const [row] = await fixture.database.query("SELECT content, result FROM batch_files WHERE id = $1", [id]);
    expect(row?.content).toBeNull();
    expect(row?.result).not.toBeNull();
  });
});
