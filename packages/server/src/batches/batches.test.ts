import type { BatchFile } from "@rewright/contract/batches";
import { batchLimits } from "@rewright/contract/limits";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BatchFixture, openBatchFixture } from "#test/batch-fixture.ts";
import { usualDatabase } from "#test/test-database.ts";
import { batches, batchFiles } from "../db/batches-schema.ts";
import { createBatchCipher, unreadable } from "./batch-cipher.ts";

const hourMs = 3_600_000;
const nobodys = "00000000-0000-4000-8000-000000000000";
const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error];

describe("batch of files", () => {
  let fixture: BatchFixture;
  beforeAll(async () => {
    fixture = await openBatchFixture(usualDatabase);
  });
  afterAll(() => fixture.close());

  test("is empty at first, then lists its files in order and says when it will be deleted", async () => {
    const person = await fixture.newPerson();
    const batch = await person.newBatch();
    expect(batch).toMatchObject({ mode: "premium", files: [] });
    expect(Date.parse(batch.expiresAt) - Date.parse(batch.createdAt)).toBe(batchLimits.keptHours * hourMs);
    const answer = await person.add(batch, "C:\\texts\\one.txt", "We utilize it.");
    expect(await answer.json()).toEqual({
      id: expect.any(String),
      name: "one.txt",
      state: "waiting",
      progress: 0,
      words: null,
      engine: null,
      problem: null,
      mistakes: null,
    });
    await person.add(batch, "two.md", "# Two");
    const second = await person.newBatch({ mode: "formal" });
    const listed = await person.batches();
    expect(listed.map(({ id, mode }) => [id, mode]).sort()).toEqual(
      [
        [second.id, "formal"],
        [batch.id, "premium"],
      ].sort(),
    );
    expect(listed.find(({ id }) => id === batch.id)?.files.map(({ name }) => name)).toEqual(["one.txt", "two.md"]);
  });

  test("says so if it was encrypted with another secret, and other batches still work", async () => {
    const person = await fixture.newPerson();
    const batch = await person.newBatch();
    await person.add(batch, "done.txt", "We utilize it.");
    await fixture.work();
    await person.add(batch, "waiting.txt", "They utilize it.");
    const { encrypt } = createBatchCipher({ secrets: ["another secret"] });
    const { db } = fixture.database;
    await db
      .update(batches)
      .set({ options: encrypt("options", batch.id, "{}") })
      .where(eq(batches.id, batch.id));
    const files = (await person.batches())[0]!.files.map(({ id }) => id);
    for (const id of files) {
      const [name, content] = [encrypt("name", id, "a.txt"), encrypt("content", id, "We utilize it.")];
      const result = id === files[0] ? encrypt("result", id, "We use it.") : null;
      await db.update(batchFiles).set({ name, content, result }).where(eq(batchFiles.id, id));
    }
    const problems = async () => (await person.batches())[0]!.files.map(({ state, problem }) => [state, problem]);
    const both = Array(2).fill(["failed", unreadable]);
    expect(await problems()).toEqual(both);
    const [done, waiting] = files.map((id) => `/api/batches/${batch.id}/files/${id}`);
    expect(await (await person.browser.get(done!)).json()).toMatchObject({ error: "not_found", message: unreadable });
    expect(await errorOf(await person.browser.get(`/api/batches/${batch.id}/download`))).toEqual([404, "not_found"]);
    await fixture.work();
    const [row] = await db.select().from(batchFiles).where(eq(batchFiles.id, files[1]!));
    expect(row).toMatchObject({ state: "failed", problem: unreadable });
    expect((await person.browser.post(`${waiting}/retry`)).status).toBe(200);
    await fixture.work();
    const exported = await person.browser.get("/api/account/export");
    expect(await exported.json()).toMatchObject({ batches: [{ id: batch.id, settings: null }] });
    expect((await person.browser.delete(`/api/batches/${batch.id}`)).status).toBe(200);
  });

  test("its results can be downloaded one by one or as a zip file, each under a different name", async () => {
    const person = await fixture.newPerson();
    const batch = await person.newBatch();
    await person.add(batch, "notes.txt", "We utilize notes.");
    await person.add(batch, "Notes.txt", "They utilize more.");
    await person.add(batch, "späte Übersicht.md", "# Late\n\nWe *utilize* it.\n");
    const [file] = (await person.batches())[0]!.files;
    const address = `/api/batches/${batch.id}/files/${file!.id}`;
    const zip = `/api/batches/${batch.id}/download`;
    expect(await errorOf(await person.browser.get(address))).toEqual([404, "not_found"]);
    expect(await errorOf(await person.browser.get(zip))).toEqual([404, "not_found"]);
    await fixture.work();

    const answer = await person.browser.get(address);
    expect(answer.headers.get("Content-Disposition")).toContain('filename="notes-humanized.txt"');
    expect(await answer.text()).toBe("We use notes.");
    const all = await person.browser.get(zip);
    expect(all.headers.get("Content-Type")).toBe("application/zip");
    const unpacked = Object.entries(unzipSync(new Uint8Array(await all.arrayBuffer())));
    expect(unpacked.map(([name, content]) => [name, Buffer.from(content).toString()])).toEqual([
      ["notes-humanized.txt", "We use notes."],
      ["Notes-humanized (2).txt", "They use more."],
      ["späte Übersicht-humanized.md", "# Late\n\nWe *use* it.\n"],
    ]);
  });

  test("accepts only readable files within the size limit", async () => {
    const person = await fixture.newPerson();
    const batch = await person.newBatch();
    for (const name of ["virus.exe", "old.doc", "page.html", "docx", "essay.txt.exe"]) {
      expect(await errorOf(await person.add(batch, name, "x"))).toEqual([415, "unsupported_file"]);
    }
    const largest = "a".repeat(batchLimits.fileBytes);
    expect((await person.add(batch, "Largest.TXT", largest)).status).toBe(200);
    expect(await errorOf(await person.add(batch, "larger.txt", `${largest}a`))).toEqual([413, "too_large"]);
    const notBase64 = await person.browser.post(`/api/batches/${batch.id}/files`, { name: "a.txt", content: "ä" });
    expect(await errorOf(notBase64)).toEqual([400, "invalid_input"]);
  });

  test("[CALLS-51, CONSTANTS-41, MESSAGES-14] accepts a limited number of files, even if all are uploaded at once", async () => {
    const person = await fixture.newPerson();
    const batch = await person.newBatch();
    const answers = await Promise.all(
      Array.from({ length: batchLimits.files + 4 }, (_, index) => person.add(batch, `${index}.txt`, "We utilize it.")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(batchLimits.files);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect((await person.batches())[0]?.files).toHaveLength(batchLimits.files);
  });

  test("[CALLS-50, CONSTANTS-41] an account can have a limited number of batches, even if all are created at once, and deleting one allows another", async () => {
    const person = await fixture.newPerson();
    const answers = await Promise.all(
      Array.from({ length: batchLimits.atOnce + 2 }, () => person.browser.post("/api/batches")),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const [first] = await person.batches();
    expect((await person.browser.delete(`/api/batches/${first!.id}`)).status).toBe(200);
    expect((await person.browser.post("/api/batches")).status).toBe(200);
  });

  test("[CALLS-53] a batch of another account is not found", async () => {
    const [owner, other] = [await fixture.newPerson(), await fixture.newPerson()];
    const batch = await owner.newBatch();
    await owner.add(batch, "mine.txt", "We utilize it.");
    await fixture.work();
    const [file] = (await owner.batches())[0]!.files;
    const own = await other.newBatch();
    const { browser } = other;
    for (const [id, fileId] of [
      [batch.id, file!.id],
      [own.id, file!.id],
      [batch.id, nobodys],
      [nobodys, nobodys],
    ]) {
      const path = `/api/batches/${id}`;
      expect(await errorOf(await browser.get(`${path}/files/${fileId}`))).toEqual([404, "not_found"]);
      expect(await errorOf(await browser.post(`${path}/files/${fileId}/retry`))).toEqual([404, "not_found"]);
      if (id === own.id) continue;
      expect(await errorOf(await browser.get(`${path}/download`))).toEqual([404, "not_found"]);
      expect(await errorOf(await browser.delete(path))).toEqual([404, "not_found"]);
      expect(await errorOf(await other.add({ id: id! }, "a.txt", "x"))).toEqual([404, "not_found"]);
    }
    expect(await other.batches()).toEqual([own]);
    expect((await owner.browser.get(`/api/batches/${batch.id}/files/${file!.id}`)).status).toBe(200);
  });

  test("[CALLS-56, MESSAGES-16, RULES-43] cannot be created without a yearly plan, but an existing one can still be deleted", async () => {
    const monthly = await fixture.newPerson({ plan: "premium", billingPeriod: "monthly" });
    expect(await errorOf(await monthly.browser.post("/api/batches"))).toEqual([403, "annual_required"]);
    const person = await fixture.newPerson();
    const batch = await person.newBatch();
    await person.change({ billingPeriod: "monthly" });
    expect(await errorOf(await person.add(batch, "a.txt", "x"))).toEqual([403, "annual_required"]);
    expect(await errorOf(await person.browser.get("/api/batches"))).toEqual([403, "annual_required"]);
    expect((await person.browser.delete(`/api/batches/${batch.id}`)).status).toBe(200);
  });

  test("[CONSTANTS-42] is not found once it has expired", async () => {
    const person = await fixture.newPerson();
    const batch = await person.newBatch();
    await person.add(batch, "a.txt", "We utilize it.");
    await fixture.work();
    const { id } = (await person.file("a.txt")) as BatchFile;
    const { now } = fixture.app.clock;
    fixture.app.clock.now = new Date(Date.parse(batch.expiresAt) - 1);
    expect((await person.browser.get(`/api/batches/${batch.id}/files/${id}`)).status).toBe(200);
    fixture.app.clock.now = new Date(batch.expiresAt);
    try {
      expect(await person.batches()).toEqual([]);
      for (const path of [`files/${id}`, "download"]) {
        expect(await errorOf(await person.browser.get(`/api/batches/${batch.id}/${path}`))).toEqual([404, "not_found"]);
      }
      expect(await errorOf(await person.add(batch, "b.txt", "x"))).toEqual([404, "not_found"]);
    } finally {
      fixture.app.clock.now = now;
    }
  });

  test("is included in the account's data export", async () => {
    const person = await fixture.newPerson();
    const batch = await person.newBatch({ mode: "formal", keep: ["heron"] });
    await person.add(batch, "a.txt", "We utilize it.");
    const all = (await (await person.browser.get("/api/account/export")).json()) as { batches: object[] };
    expect(all.batches).toMatchObject([
      { id: batch.id, mode: "formal", settings: { keep: ["heron"] }, files: [{ name: "a.txt", state: "waiting" }] },
    ]);
  });

  test("is deleted together with its account", async () => {
    const person = await fixture.newPerson();
    await person.add(await person.newBatch(), "a.txt", "We utilize it.");
    const count = () => fixture.database.query("SELECT count(*)::int AS files FROM batch_files", []);
    const [before] = await count();
    await fixture.database.query("DELETE FROM users WHERE email = $1", [person.email]);
    const [after] = await count();
    expect(Number(after?.files)).toBe(Number(before?.files) - 1);
  });
});
