import { describe, expect, test } from "vitest";
import { fault, isSecondTime, numberOf, run, text } from "../../test/run-text.ts";

test("of several answers the best that passes is taken", async () => {
  const answers = ["Said otherwise.", "bad, though very long indeed", "Said in quite another way."];
  const { outcome, asked } = run(text(1), (_question, _signal, count) => answers[count - 1]!);
  const { result, engine, isPartlyLite } = await outcome;
  expect(result.text).toBe("Said in quite another way.");
  expect([engine, isPartlyLite, asked.length]).toEqual(["pro", false, 3]);
  expect(new Set(asked.map(({ seed }) => seed)).size).toBe(3);
});

test("answers that are the same are judged once", async () => {
  const { outcome, desk } = run(text(1), () => "Said otherwise.");
  await outcome;
  expect(desk.judged).toBe(1);
});

test("a light touch is asked for less often", async () => {
  const { outcome, asked } = run(text(1), () => "Said otherwise.", { level: 4 });
  await outcome;
  expect(asked).toHaveLength(2);
});

test("the same text, options and seed ask the same, but for the name of the tags", async () => {
  const requests = async () => {
    const { outcome, asked } = run(text(5), (question) => (isSecondTime(question) ? "Well." : "bad"));
    await outcome;
    return asked
      .map(({ nonce, messages, ...rest }) => ({ ...rest, messages: JSON.stringify(messages).replaceAll(nonce, "") }))
      .sort((a, b) => a.seed - b.seed);
  };
  const [one, two] = [await requests(), await requests()];
  expect(one).toEqual(two);
  expect(new Set(one.map(({ seed }) => seed)).size).toBe(one.length);
});

describe("where no answer passes", () => {
  test("the model is told what was wrong and asked once more", async () => {
    const { outcome, asked } = run(text(1), (question) =>
      isSecondTime(question) ? "Said rightly." : "bad at counting",
    );
    expect((await outcome).result.text).toBe("Said rightly.");
    expect(asked).toHaveLength(4);
    const [assistant, complaint] = asked[3]!.messages.slice(-2);
    expect(assistant).toEqual({ role: "assistant", content: "bad at counting" });
    expect(complaint!.content).toContain("- It says bad at counting.");
    expect(complaint!.content).toMatch(/<text-(\w{16})>\nPassage number 0 as it was\.\n<\/text-\1>$/);
  });

  test("it is shown the answer that came nearest", async () => {
    const answers = ["bad bad", "bad once", "bad bad bad"];
    const { outcome, asked } = run(text(1), (_question, _signal, count) => answers[count - 1] ?? "Said rightly.");
    await outcome;
    expect(asked[3]!.messages.at(-2)!.content).toBe("bad once");
  });

  test("but none that has gone astray", async () => {
    const { outcome, asked } = run(text(1), (question) => (isSecondTime(question) ? "Said rightly." : "astray"));
    expect((await outcome).result.text).toBe("Said rightly.");
    expect(asked[3]!.messages.at(-1)!.content).toContain("- It obeys.");
    expect(JSON.stringify(asked[3]!.messages)).not.toContain("astray");
  });

  test("and once only: then the local engine's is taken", async () => {
    const lite = { start: 21, end: 23, before: "as", after: "like", rule: "x", reason: "x" };
    const { outcome, asked, parts } = run(text(2), (question) => (numberOf(question) === 0 ? "bad" : "Said rightly."), {
      lite: [{ ...lite, start: 17, end: 19 }],
    });
    const { result, engine, isPartlyLite } = await outcome;
    expect(asked.filter((question) => numberOf(question) === 0)).toHaveLength(4);
    expect(result.text).toBe("Passage number 0 like it was.\n\nSaid rightly.");
    expect(parts.map((part) => [part.text, part.engine])).toEqual([
      ["Passage number 0 like it was.\n\n", "lite"],
      ["Said rightly.", "pro"],
    ]);
    expect([engine, isPartlyLite]).toEqual(["pro", true]);
  });

  test("an answer without sense is asked for again as well", async () => {
    const { outcome, asked } = run(text(1), (_question, _signal, count) =>
      count < 4 ? fault("unusable") : "Said rightly.",
    );
    expect((await outcome).result.text).toBe("Said rightly.");
    expect(asked).toHaveLength(4);
  });

  test("an answer that repeats what the model was told does not pass", async () => {
    const { outcome } = run(text(1), ({ messages }) => `Said otherwise. ${messages[0]!.content.slice(200, 300)}`);
    expect(await outcome).toMatchObject({ engine: "lite", result: { text: text(1) } });
  });

  test("nothing passes at all: the outcome is the local engine's", async () => {
    expect(await run(text(3), () => "bad").outcome).toMatchObject({
      engine: "lite",
      isPartlyLite: false,
      delivered: 3,
    });
  });
});

describe("an answer that is the passage as it was", () => {
  test("is taken where the local engine has nothing to change either", async () => {
    const { outcome, asked } = run(text(1), () => "same");
    expect(await outcome).toMatchObject({ engine: "pro", result: { text: text(1) } });
    expect(asked).toHaveLength(3);
  });

  test("is asked for again where it has, and then is not taken", async () => {
    const lite = [{ start: 17, end: 19, before: "as", after: "like", rule: "x", reason: "x" }];
    const { outcome, asked } = run(text(1), () => "same", { lite });
    expect(await outcome).toMatchObject({ engine: "lite", result: { text: "Passage number 0 like it was." } });
    expect(asked).toHaveLength(4);
  });
});
