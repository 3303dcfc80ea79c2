import { toneNotApplied } from "@rewright/contract/engines";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allEvents } from "#test/read-events.ts";
import { openRunFixture } from "#test/run-fixture.ts";
import type { PacedRun } from "#test/scripted-pro.ts";
import { usualDatabase } from "#test/test-database.ts";

const text = "We utilize oak.";

describe("tone of a rewrite", () => {
  let fixture: Awaited<ReturnType<typeof openRunFixture>>;
  beforeAll(async () => {
    fixture = await openRunFixture(usualDatabase);
  });
  afterAll(() => fixture.close());

  type Person = Awaited<ReturnType<typeof fixture.newPerson>>;

  /** Rewrites a text by a direct request or by a background rewrite, depending on the path. */
  async function ask({ browser, run, watch }: Person, path: string, options: object): Promise<HumanizeResult> {
    if (path !== "/hum/runs") {
      return (await browser.post(path, { text_content: text, ...options })).json() as Promise<HumanizeResult>;
    }
    const last = (await allEvents(await watch(await run(text, options)))).at(-1)!.data;
    if (last.type !== "finished") throw new Error(`The run ended with ${JSON.stringify(last)}`);
    return last.result;
  }

  /** Rewrites a text with Humanize Pro, which ends in the given way. */
  async function askPro(person: Person, [path, options]: [string, object], how?: Parameters<PacedRun["finish"]>[0]) {
    const count = fixture.given.length + 1;
    const answered = ask(person, path, options);
    const paced = await fixture.nth(count);
    paced.finish(how);
    return { asked: paced.options, answer: await answered };
  }
  const codes = ({ findings }: HumanizeResult) => findings.map(({ code }) => code);

  describe.each(["/hum", "/hum/sentence", "/hum/runs"])("in requests to %s", (path) => {
    test("is passed to the language model and causes no notice, for premium accounts and for free generations", async () => {
      const premium = await fixture.newPerson();
      const free = await fixture.newPerson({ plan: "normal", emailVerified: true, credits: 1 });
      for (const [person, options] of [
        [premium, { ultra: true, tone: "confident" }],
        [free, { tone: "diplomatic" }],
      ] as const) {
        const { asked, answer } = await askPro(person, [path, options]);
        expect(asked.tone).toBe(options.tone);
        expect([answer.engine, answer.findings]).toEqual(["pro", []]);
      }
    });

    test("[MESSAGES-82] is ignored with a notice if Humanize Pro could not answer", async () => {
      const person = await fixture.newPerson();
      const request: [string, object] = [path, { ultra: true, tone: "friendly" }];
      const failed = await askPro(person, request, { engine: "lite", failure: "timeout" });
      expect(codes(failed.answer)).toEqual(["pro_unavailable", toneNotApplied.code]);
      const local = await askPro(person, request, { engine: "pro_local" });
      expect(codes(local.answer)).toEqual([toneNotApplied.code]);
    });

    test("[MESSAGES-82, RULES-39] is ignored with a notice by Humanize Lite", async () => {
      const person = await fixture.newPerson();
      const toned = await ask(person, path, { tone: "friendly" });
      expect([toned.engine, toned.findings]).toEqual(["lite", [toneNotApplied]]);
      const plain = await ask(person, path, { tone: "neutral" });
      expect(plain).toEqual({ ...toned, findings: [] });
    });
  });
});
