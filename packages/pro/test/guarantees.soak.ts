// Repeats the checks of guarantees.test.ts with eight paragraphs instead of four, before a second reader that accepts
// everything. It takes half a minute, most of it the engine's checking of several hundred answers.
import { behaviours } from "@rewright/sandbox/language-model";
import { describe, expect, test } from "vitest";
import { expectNoDamage, rewrite, sentencesByModel, silent, withoutPauses } from "./misbehaving-model.ts";
import { prose } from "./texts.ts";

withoutPauses();

describe("a text of eight paragraphs keeps its meaning, however the model misbehaves", () => {
  test.each(behaviours)('with the misbehaviour "%s"', async (behaviour) => {
    const always = await rewrite(prose, { always: behaviour, reading: "always-faithful" });
    expectNoDamage(prose, always);
    sentencesByModel(behaviour, [always]);
    if (silent.has(behaviour)) return;
    const once = await rewrite(prose, { next: [behaviour], reading: "always-faithful" });
    expectNoDamage(prose, once);
    expect(once.outcome.engine).toBe("pro");
  });
});
