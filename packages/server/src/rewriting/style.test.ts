import { modes } from "@rewright/contract/rewriting";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRunFixture } from "#test/run-fixture.ts";
import { usualDatabase } from "#test/test-database.ts";

const text = "We utilize oak.";
const styles = modes.filter((mode) => mode !== "premium");

describe("writing style of a rewrite by Humanize Pro", () => {
  let fixture: Awaited<ReturnType<typeof openRunFixture>>;
  beforeAll(async () => {
    fixture = await openRunFixture(usualDatabase);
  });
  afterAll(() => fixture.close());

  /** Returns the mode in which Humanize Pro rewrote the text of a request. */
  async function modeFor(request: () => Promise<unknown>) {
    const count = fixture.given.length + 1;
    const answered = request();
    const paced = await fixture.nth(count);
    paced.finish();
    await answered;
    return paced.options.mode;
  }

  test.each(["/hum", "/hum/sentence", "/hum/runs"])(
    "is passed on to Humanize Pro in requests to %s, and is standard by default",
    async (path) => {
      const { browser } = await fixture.newPerson();
      for (const style of styles) {
        const body = { text_content: text, mode: "premium", style };
        expect(await modeFor(() => browser.post(path, body))).toBe(style);
      }
      expect(await modeFor(() => browser.post(path, { text_content: text, ultra: true }))).toBe("standard");
    },
  );

  test("[CALLS-10] is refused if it is unknown", async () => {
    const { browser } = await fixture.newPerson();
    for (const style of ["premium", "baroque", 1]) {
      const answer = await browser.post("/hum", { text_content: text, mode: "premium", style });
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { error: "invalid_input", message: expect.stringContaining("style must be one of free, standard, academic") },
      ]);
    }
  });

  test("is refused without a premium account", async () => {
    const { browser } = await fixture.newPerson({ plan: "normal" });
    const answer = await browser.post("/hum", { text_content: text, mode: "premium", style: "academic" });
    expect(answer.status).toBe(403);
  });
});
