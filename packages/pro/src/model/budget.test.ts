import { describe, expect, test } from "vitest";
import { first, second, setUp, useScriptedTime } from "../../test/ask-model.ts";
import { answer, cut, scriptFetch, silent, status } from "../../test/scripted-fetch.ts";
import { createLedger } from "../single-process.ts";

useScriptedTime();

describe("the daily ceiling of tokens or dollars", () => {
  const usage = { prompt_tokens: 30, completion_tokens: 20 };

  test("counts the tokens that the endpoint reports", async () => {
    scriptFetch(() => answer("Well.", usage));
    const { ask, ledger } = setUp();
    await ask();
    expect(await ledger.spentToday()).toEqual({ tokens: 50, dollars: (30 * 1 + 20 * 10) / 1_000_000 });
  });

  test.each([
    ["an answer without a count", answer("The heron waits.")],
    ["a cut stream", cut("The heron waits.")],
    ["a silent endpoint", silent],
    ["an answer that cannot be used", answer("The heron waits.", undefined, "length")],
  ])("counts estimated tokens for %s", async (_, reply) => {
    scriptFetch(() => reply);
    const { ask, ledger } = setUp();
    await ask();
    expect((await ledger.spentToday()).tokens).toBeGreaterThanOrEqual(15);
  });

  test("counts no tokens for a refused request", async () => {
    scriptFetch(() => status(500));
    const { ask, ledger } = setUp();
    await ask();
    expect((await ledger.spentToday()).tokens).toBe(0);
  });

  test.each([{ dailyTokens: 1000 }, { dailyCost: 0.005 }])(
    "%o: after the limit is reached, no request is sent and the operator gets one warning",
    async (settings) => {
      const seen = scriptFetch(() => answer("Well.", { prompt_tokens: 300, completion_tokens: 400 }));
      const { ask, lines } = setUp({ ...settings, endpoints: [first, second] });
      while ((await ask()).text) expect(seen.length).toBeLessThan(5);
      const asked = seen.length;
      expect((await ask()).kind).toBe("ceiling");
      expect(seen).toHaveLength(asked);
      expect(lines.filter((line) => line.includes("ceiling"))).toHaveLength(1);
    },
  );

  test("counts requests to rewrite and requests to check a rewrite together", async () => {
    const seen = scriptFetch(() => answer("Well.", usage));
    const { ask, ledger } = setUp({ dailyTokens: 250, endpoints: [{ ...first, checkModel: "reader-one" }] });
    await ask({ task: "check" });
    await ask();
    expect((await ledger.spentToday()).tokens).toBe(100);
    await ask({ task: "check" });
    expect((await ask({ task: "check" })).kind).toBe("ceiling");
    expect((await ask()).kind).toBe("ceiling");
    expect(seen).toHaveLength(3);
  });

  test("[SAFETY-21] is not exceeded by concurrent requests", async () => {
    const seen = scriptFetch(() => answer("Well.", usage));
    const { ask, ledger } = setUp({ dailyTokens: 400 });
    const kinds = (await Promise.all(Array.from({ length: 8 }, () => ask()))).map(({ kind }) => kind);
    expect(kinds).toContain("ceiling");
    expect(seen.length).toBeLessThanOrEqual(3);
    expect((await ledger.spentToday()).tokens).toBeLessThanOrEqual(400);
  });

  test("allows no request while the amount spent today cannot be read", async () => {
    const seen = scriptFetch(() => answer("Well."));
    const ledger = { spentToday: () => Promise.reject(new Error("away")), add: async () => {} };
    expect((await setUp({ dailyTokens: 1000 }, ledger).ask()).kind).toBe("ceiling");
    expect(seen).toHaveLength(0);
  });

  test("adds usage that could not be stored to the usage of the next request", async () => {
    scriptFetch(() => answer("Well.", usage));
    const inner = createLedger();
    let isAway = true;
    const ledger = { ...inner, add: (spent: never) => (isAway ? Promise.reject(new Error("away")) : inner.add(spent)) };
    const { ask } = setUp({}, ledger);
    expect((await ask()).text).toBe("Well.");
    isAway = false;
    await ask();
    expect((await inner.spentToday()).tokens).toBe(100);
  });
});
