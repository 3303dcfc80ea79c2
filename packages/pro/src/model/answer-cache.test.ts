import { describe, expect, test, vi } from "vitest";
import { first, secret, setUp, useScriptedTime } from "../../test/ask-model.ts";
import { answer, scriptFetch } from "../../test/scripted-fetch.ts";

useScriptedTime();

describe("the cache of answers", () => {
  const cache = { cache: true };
  const same = () => ({
    messages: [{ role: "user" as const, content: `<text-another1>${secret}</text-another1>` }],
    nonce: "another1",
  });

  test("returns an answer only to the account that got it, even if the request's random tag names differ", async () => {
    const seen = scriptFetch((_seen, count) => answer(`Answer ${count}.`));
    const { ask } = setUp(cache);
    expect((await ask({}, "ada")).text).toBe("Answer 1.");
    expect((await ask(same(), "ada")).text).toBe("Answer 1.");
    expect(seen).toHaveLength(1);
    expect((await ask({}, "bob")).text).toBe("Answer 2.");
    expect((await ask({ seed: 6 }, "ada")).text).toBe("Answer 3.");
    expect((await ask({}, undefined)).text).toBe("Answer 4.");
    expect((await ask({}, undefined)).text).toBe("Answer 5.");
  });

  test("returns an answer only for the same model and answer format", async () => {
    const seen = scriptFetch((_seen, count) => answer(`Answer ${count}.`));
    const { ask } = setUp({ ...cache, endpoints: [{ ...first, checkModel: "reader-one" }] });
    const form = { name: "faithfulness", schema: { type: "object" } };
    for (let i = 0; i < 2; i++) {
      expect((await ask({}, "ada")).text).toBe("Answer 1.");
      expect((await ask({ task: "check" }, "ada")).text).toBe("Answer 2.");
      expect((await ask({ task: "check", form }, "ada")).text).toBe("Answer 3.");
    }
    expect(seen.map(({ body }) => body.model)).toEqual(["model-one", "reader-one", "reader-one"]);
  });

  test("drops an answer after ten minutes", async () => {
    const seen = scriptFetch((_seen, count) => answer(`Answer ${count}.`));
    const { ask } = setUp(cache);
    await ask({}, "ada");
    await vi.advanceTimersByTimeAsync(601_000);
    expect((await ask({}, "ada")).text).toBe("Answer 2.");
    expect(seen).toHaveLength(2);
  });

  test("is off unless the operator turns it on", async () => {
    scriptFetch((_seen, count) => answer(`Answer ${count}.`));
    const { ask } = setUp();
    await ask({}, "ada");
    expect((await ask({}, "ada")).text).toBe("Answer 2.");
  });
});
