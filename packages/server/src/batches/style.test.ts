import type { ProOptions } from "@rewright/pro";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BatchFixture, openBatchFixture } from "#test/batch-fixture.ts";
import { scriptedPro } from "#test/scripted-pro.ts";
import { usualDatabase } from "#test/test-database.ts";
import { batches } from "../db/batches-schema.ts";
import { createBatchCipher } from "./batch-cipher.ts";
import { processFile } from "./process-file.ts";

describe("writing style of a batch", () => {
  let fixture: BatchFixture;
  beforeAll(async () => {
    fixture = await openBatchFixture(usualDatabase);
  });
  afterAll(() => fixture.close());

  async function batchWith(settings: object) {
    const person = await fixture.newPerson();
    const batch = await person.newBatch(settings);
    await person.add(batch, "one.txt", "We utilize it.");
    return { ...person, batch };
  }

  /** Creates a stand-in for Humanize Pro that records the mode of each request. */
  function notingPro(before?: () => void) {
    const noted: (string | undefined)[] = [];
    const pro = scriptedPro({ before: async () => before?.() });
    const rewrite = (...[text, options, run]: [string, ProOptions, Parameters<typeof pro.rewrite>[2]]) => {
      noted.push(options.mode);
      return pro.rewrite(text, options, run);
    };
    return { pro: { ...pro, rewrite }, noted };
  }

  test("applies to all its files in the mode premium, is standard by default, and is ignored in other modes", async () => {
    for (const settings of [{ style: "academic" }, {}, { mode: "formal", style: "academic" }])
      await batchWith(settings);
    const { pro, noted } = notingPro();
    await fixture.work({ pro });
    expect(noted).toEqual(["academic", "standard", "formal"]);
  });

  test("[CALLS-10] applies to a file that another process takes over", async () => {
    const person = await batchWith({ mode: "premium", style: "simple" });
    const fileId = fixture.app.waitingFiles.shift()!;
    const stopping = new AbortController();
    const first = notingPro(() => stopping.abort());
    await processFile(fixture.deps({ pro: first.pro, stopping: stopping.signal }), fileId);
    expect(await person.file("one.txt")).toMatchObject({ state: "waiting" });
    const second = notingPro();
    await processFile(fixture.deps({ pro: second.pro }), fileId);
    expect(await person.file("one.txt")).toMatchObject({ state: "done" });
    expect([first.noted, second.noted]).toEqual([["simple"], ["simple"]]);
  });

  test("is standard for a batch that was stored before styles existed", async () => {
    const { batch } = await batchWith({});
    const earlier = { mode: "premium", tone: "neutral", level: 7, seed: 1, keep: [] };
    const options = createBatchCipher(fixture.app).encrypt("options", batch.id, JSON.stringify(earlier));
    await fixture.database.db.update(batches).set({ options }).where(eq(batches.id, batch.id));
    const { pro, noted } = notingPro();
    await fixture.work({ pro });
    expect(noted).toEqual(["standard"]);
  });
});
