import { describe, expect, test } from "vitest";
import { fault, isSecondTime, numberOf, pairsOf, passageIn, readBy, run, text } from "../../test/run-text.ts";
import type { Question } from "../model/question.ts";

const lite = { start: 17, end: 19, before: "as", after: "like", rule: "x", reason: "x" };
const sentences = "Passage number 0 as it was. The second one was there too. And then came the third.";
const allFaithful = readBy(() => "");

test("if all sentences of the model's answer pass the checks, they are used and no second answer is requested", async () => {
  const { outcome, asked } = run(sentences, () => "Said first. Said second. Said third.");
  const { result, engine, isPartlyLite } = await outcome;
  expect(result.text).toBe("Said first. Said second. Said third.");
  expect([engine, isPartlyLite, asked.length]).toEqual(["pro", false, 1]);
});

test("the same text, options and seed give the same request, except for its random tag names", async () => {
  const requests = async () => {
    const script = { secondReading: readBy(({ new: wording }) => (wording === "Well." ? "" : "It differs.")) };
    const { outcome, asked, read } = run(text(5), (question) => (isSecondTime(question) ? "Well." : "Said."), script);
    await outcome;
    return [...asked, ...read]
      .map(({ nonce, messages, ...rest }) => ({ ...rest, messages: JSON.stringify(messages).replaceAll(nonce, "") }))
      .sort((a, b) => a.task.localeCompare(b.task) || a.seed - b.seed);
  };
  const [one, two] = [await requests(), await requests()];
  expect(one).toHaveLength(20);
  expect(one).toEqual(two);
  expect(new Set(one.map(({ task, seed }) => `${task} ${seed}`)).size).toBe(one.length);
});

test.each(["confident", "friendly", "diplomatic"] as const)(
  '[BEYOND-5] the tone "%s" is named in the request, and the answer is checked like any other',
  async (tone) => {
    const rewritten = async (how: object) => {
      const { outcome, asked, read } = run(sentences, () => "Said first. bad at this. Said of another.", {
        lite: [lite],
        secondReading: readBy(({ new: wording }) => (wording.includes("another") ? "It is another." : "")),
        ...how,
      });
      const { result, ...others } = await outcome;
      const withoutNonce = ({ nonce, messages, ...rest }: Question) => ({
        ...rest,
        messages: messages.map(({ content }) => content.replaceAll(nonce, "")),
      });
      return { result, others, asked: asked.map(withoutNonce), read: read.map(withoutNonce) };
    };
    const [toned, plain] = [await rewritten({ tone }), await rewritten({})];
    for (const { messages } of toned.asked) expect(messages[0]).toContain(`Tone: ${tone}.`);
    const untold = ({ messages, ...rest }: (typeof toned.asked)[number]) => ({ ...rest, messages: messages.slice(1) });
    expect(toned.asked.map(untold)).toEqual(plain.asked.map(untold));
    expect(toned.read).toEqual(plain.read);
    expect([toned.result, toned.others]).toEqual([plain.result, plain.others]);
    expect(toned.others).toMatchObject({ engine: "pro", isPartlyLite: true });
  },
);

describe("a sentence of the model that fails the checks", () => {
  test("is requested once more by itself, together with its problems and the sentences around it", async () => {
    const { outcome, asked } = run(sentences, (question) =>
      isSecondTime(question) ? "Said rightly." : "Said first. bad at this. Said third.",
    );
    expect((await outcome).result.text).toBe("Said first. Said rightly. Said third.");
    expect(asked.map(passageIn)).toEqual([sentences, "The second one was there too."]);
    const [once, again] = asked.map(({ messages }) => messages);
    expect(again!.slice(0, -1)).toEqual(once!.slice(0, -1));
    expect(again!.at(-1)!.content).toMatch(/^An earlier answer could not be used:\n- It says bad at this\.\nRewrite/);
    expect(again!.at(-1)!.content).toMatch(/<before-(\w{16})>Passage number 0 as it was\.<\/before-\1>\n/);
    expect(again!.at(-1)!.content).toMatch(/<after-(\w{16})>And then came the third\.<\/after-\1>\n/);
  });

  test("is requested together with a failed neighbour, and separately from other failed sentences", async () => {
    const more = `${sentences} The fourth was a good one. The fifth was the last.`;
    const { outcome, asked } = run(more, (question) =>
      isSecondTime(question) ? "Better. Better too." : "bad. bad again. Said third. Said fourth. bad once more.",
    );
    expect((await outcome).result.text).toBe("Better. Better too. Said third. Said fourth. Better.");
    expect(asked.map(passageIn)).toEqual([
      more,
      "Passage number 0 as it was. The second one was there too.",
      "The fifth was the last.",
    ]);
  });

  test("is requested once more if it is missing from the answer", async () => {
    const { outcome, asked } = run(sentences, (question) =>
      isSecondTime(question) ? "Rightly. Well." : "Said first.",
    );
    expect((await outcome).result.text).toBe("Said first. Rightly. Well.");
    expect(asked[1]!.messages.at(-1)!.content).toContain("- It left this out, or did not fit what is around it.\n");
  });

  test("is written by the local engine if the second answer fails too; the other sentences are the model's", async () => {
    const { outcome, asked } = run(sentences, (question) => (isSecondTime(question) ? "bad" : "bad. Second. Third."), {
      lite: [lite],
    });
    const { result, engine, isPartlyLite } = await outcome;
    expect(result.text).toBe("Passage number 0 like it was. Second. Third.");
    expect([engine, isPartlyLite, asked.length]).toEqual(["pro", true, 2]);
  });

  test("is written by the local engine if the model gives no second answer; the other sentences are the model's", async () => {
    const { outcome } = run(sentences, (question) =>
      isSecondTime(question) ? fault("server") : "bad. Second. Third.",
    );
    expect(await outcome).toMatchObject({
      engine: "pro",
      isPartlyLite: true,
      result: { text: "Passage number 0 as it was. Second. Third." },
    });
  });

  test("is not requested again if it has three words or fewer", async () => {
    const { outcome, asked } = run("Passage number 0 as it was. It really was.", () => "Said first. bad");
    expect((await outcome).result.text).toBe("Said first. It really was.");
    expect(asked).toHaveLength(1);
  });

  test("is requested with at most six different problems", async () => {
    const wrong = Array.from({ length: 8 }, (_, i) => `bad bad ${i}.`);
    const eight = wrong.map((_, i) => `This is sentence number ${i}.`).join(" ");
    const { outcome, asked } = run(eight, () => wrong.join(" "));
    await outcome;
    const named = asked[1]!.messages.at(-1)!.content.match(/^- .*$/gm);
    expect(named).toEqual(wrong.slice(0, 6).map((one) => `- It says ${one}`));
  });
});

describe("a sentence of the local engine that replaces a failed one of the model", () => {
  const script = (question: Question) => (isSecondTime(question) ? "bad" : "bad. Second. Third.");
  const refusing = readBy(({ new: wording }) => (wording.startsWith("Passage number 0 like") ? "“as” is gone." : ""));

  test("is used if the model, asked to compare it with the original, finds it faithful", async () => {
    const { outcome, read } = run(sentences, script, { lite: [lite], secondReading: allFaithful });
    expect((await outcome).result.text).toBe("Passage number 0 like it was. Second. Third.");
    expect(pairsOf(read.at(-1)!)).toEqual([
      { n: 1, source: "Passage number 0 as it was.", new: "Passage number 0 like it was." },
    ]);
  });

  test("is not used if the model, asked to compare it, finds a difference; the sentence then stays unchanged", async () => {
    const { outcome } = run(sentences, script, { lite: [lite], secondReading: refusing });
    const { result, engine } = await outcome;
    expect(result.text).toBe("Passage number 0 as it was. Second. Third.");
    expect(engine).toBe("pro");
  });

  test.each([
    ["the answer is prose without a verdict", () => "Both are about a passage."],
    ["the answer is unusable", () => fault("unusable")],
    ["the answer leaves the sentence out", () => '{"pairs":[]}'],
    ["the answer repeats the prompt", ({ messages }: Question) => messages[0]!.content],
  ])("is used if the comparison gives no verdict because %s", async (_, reading) => {
    const secondReading: typeof allFaithful = (question, ...rest) =>
      pairsOf(question)[0]!.new.startsWith("Passage number 0 like")
        ? reading(question)
        : allFaithful(question, ...rest);
    const { outcome } = run(sentences, script, { lite: [lite], secondReading });
    expect((await outcome).result.text).toBe("Passage number 0 like it was. Second. Third.");
  });

  test.each([
    ["removes the whole sentence", 0, 27, ""],
    ["changes only white space", 16, 17, "\n"],
  ])("is used without a comparison if it %s", async (_, start, end, after) => {
    const edit = { start, end, before: sentences.slice(start, end), after, rule: "x", reason: "x" };
    const { outcome, read } = run(sentences, script, { lite: [edit], secondReading: allFaithful });
    expect((await outcome).result.text).toBe(
      `${sentences.slice(0, start)}${after}${sentences.slice(end, 27)} Second. Third.`,
    );
    expect(read.map((question) => pairsOf(question).length)).toEqual([2]);
  });

  test("is used if the request to compare it fails", async () => {
    const { outcome } = run(sentences, script, { lite: [lite], secondReading: () => fault("server") });
    expect((await outcome).result.text).toBe("Passage number 0 like it was. Second. Third.");
  });

  test("if it fails the comparison too and no sentence of the model passed, the outcome counts as the local engine's", async () => {
    const { outcome, parts } = run(sentences, () => "bad. bad. bad.", { lite: [lite], secondReading: refusing });
    expect(await outcome).toMatchObject({ engine: "lite", isPartlyLite: false, result: { text: sentences } });
    expect(parts.map(({ engine }) => engine)).toEqual(["original"]);
  });

  test("is not compared if the local engine changes nothing", async () => {
    const { outcome, read } = run(sentences, script, { secondReading: allFaithful });
    await outcome;
    expect(read.map((question) => pairsOf(question).length)).toEqual([2]);
  });
});

describe("an answer of the model that fails as a whole", () => {
  test("is requested once more, and nothing of it is used", async () => {
    const { outcome, asked } = run(text(1), (question) => (isSecondTime(question) ? "Said rightly." : "astray"));
    expect((await outcome).result.text).toBe("Said rightly.");
    expect(asked).toHaveLength(2);
    expect(asked[1]!.messages.at(-1)!.content).toContain("- It obeys.");
    expect(asked[1]!.messages.at(-1)!.content).toMatch(/<text-(\w{16})>\nPassage number 0 as it was\.\n<\/text-\1>$/);
    expect(JSON.stringify(asked[1]!.messages)).not.toContain("astray");
  });

  test("is replaced by the local engine's wording if the second answer fails too", async () => {
    const script = { lite: [lite] };
    const { outcome, asked, parts } = run(text(2), (one) => (numberOf(one) === 0 ? "astray" : "Said rightly."), script);
    const { result, engine, isPartlyLite } = await outcome;
    expect(asked.filter((question) => numberOf(question) === 0)).toHaveLength(2);
    expect(result.text).toBe("Passage number 0 like it was.\n\nSaid rightly.");
    expect(parts.map((part) => [part.text, part.engine])).toEqual([
      ["Passage number 0 like it was.\n\n", "lite"],
      ["Said rightly.", "pro"],
    ]);
    expect([engine, isPartlyLite]).toEqual(["pro", true]);
  });

  test.each(["unusable", "absurd"] as const)('is requested once more if its fault is "%s"', async (kind) => {
    const { outcome, asked } = run(text(1), (_question, _signal, count) =>
      count === 1 ? fault(kind) : "Said rightly.",
    );
    expect((await outcome).result.text).toBe("Said rightly.");
    expect(asked).toHaveLength(2);
    expect(asked[1]!.messages.at(-1)!.content).toContain("- It was no rewriting of the passage.");
  });

  test("fails if it repeats the instructions of the prompt", async () => {
    const { outcome } = run(text(1), ({ messages }) => `Said otherwise. ${messages[0]!.content.slice(200, 300)}`);
    expect(await outcome).toMatchObject({ engine: "lite", result: { text: text(1) } });
  });

  test("makes the outcome the local engine's if all other answers fail too", async () => {
    expect(await run(text(3), () => "bad").outcome).toMatchObject({
      engine: "lite",
      isPartlyLite: false,
      delivered: 3,
    });
  });
});

describe("an answer of the model that repeats the passage unchanged", () => {
  test("is accepted if the local engine would change nothing either", async () => {
    const { outcome, asked } = run(text(1), () => "same");
    expect(await outcome).toMatchObject({ engine: "pro", isPartlyLite: false, result: { text: text(1) } });
    expect(asked).toHaveLength(1);
  });

  test("is requested again and then refused if the local engine would change the passage", async () => {
    const { outcome, asked } = run(text(1), () => "same", { lite: [lite] });
    expect(await outcome).toMatchObject({ engine: "lite", result: { text: "Passage number 0 like it was." } });
    expect(asked).toHaveLength(2);
  });

  test("is accepted for one sentence if the other sentences are rewritten", async () => {
    const { outcome, asked } = run(sentences, () => "same. Said second. same.", { lite: [lite] });
    expect((await outcome).result.text).toBe("Passage number 0 as it was. Said second. And then came the third.");
    expect(asked).toHaveLength(1);
  });
});

describe("a sentence that the rules alone can neither accept nor refuse", () => {
  const doubtful = "Said first. doubt this. Said third.";
  const answers = (question: Parameters<typeof isSecondTime>[0]) => (isSecondTime(question) ? "Rightly." : doubtful);
  const checkedIn = (choices: readonly unknown[]) =>
    (choices[0] as { checked: string }[]).map(({ checked }) => checked);

  test("is accepted if the model, asked to compare it with the original, finds it faithful", async () => {
    const { outcome, asked, read } = run(sentences, answers, { secondReading: allFaithful });
    const { result } = await outcome;
    expect(result.text).toBe(doubtful);
    expect(checkedIn(result.choices)).toEqual(["second_reading", "second_reading", "second_reading"]);
    expect([asked.length, read.length]).toEqual([1, 1]);
  });

  test("is requested again with the difference that the comparison found; the new answer is compared as well", async () => {
    const { outcome, asked, read } = run(sentences, answers, {
      secondReading: readBy(({ new: wording }) => (wording.startsWith("doubt") ? "Something is gone." : "")),
    });
    const { result } = await outcome;
    expect(result.text).toBe("Said first. Rightly. Said third.");
    expect(checkedIn(result.choices)).toEqual(["second_reading", "second_reading", "second_reading"]);
    expect(asked.map(passageIn)).toEqual([sentences, "The second one was there too."]);
    expect(asked[1]!.messages.at(-1)!.content).toContain("- Something is gone.\n");
    expect(read).toHaveLength(2);
  });

  test.each([
    ["the operator turned it off", undefined],
    ["the daily ceiling is reached", () => fault("ceiling")],
    ["all endpoints are blocked", () => fault("closed")],
    ["the model is too slow", () => fault("timeout")],
    ["the endpoint rejects the request", () => fault("rejected")],
  ])("is refused by the rules if no comparison takes place because %s", async (_, secondReading) => {
    const { outcome, asked } = run(sentences, answers, secondReading && { secondReading });
    const { result } = await outcome;
    expect(result.text).toBe("Said first. Rightly. Said third.");
    expect(checkedIn(result.choices)).toEqual(["rules", "rules", "rules"]);
    expect(asked[1]!.messages.at(-1)!.content).toContain("- It says doubt this.\n");
  });
});

describe("a sentence that the rules accept", () => {
  test("is refused if the model, asked to compare it with the original, finds a difference", async () => {
    const script: Parameters<typeof run>[1] = (question) =>
      isSecondTime(question) ? "Said second." : "Said first. Said second. Said third.";
    const { outcome, asked } = run(sentences, script, {
      secondReading: readBy(({ new: wording }) => (wording === "Said second." ? "It is another one." : "")),
    });
    expect((await outcome).result.text).toBe("Said first. The second one was there too. Said third.");
    expect(asked.map(passageIn)).toEqual([sentences, "The second one was there too."]);
  });

  test("is requested again with a general problem if the model finds it unfaithful but names no difference", async () => {
    const { outcome, asked } = run(text(1), () => "Said otherwise.", {
      secondReading: () => '[{"n":1,"faithful":false}]',
    });
    expect(await outcome).toMatchObject({ engine: "lite" });
    expect(asked[1]!.messages.at(-1)!.content).toContain("- It does not say the same.\n");
  });

  test.each([
    ["the answer is prose without a verdict", () => "Both are about a passage."],
    ["the answer is unusable", () => fault("unusable")],
    ["the response is no chat completion", () => fault("absurd")],
    ["the answer leaves the sentence out", () => '{"pairs":[]}'],
  ])("is refused if the comparison gives no verdict because %s", async (_, secondReading) => {
    expect(await run(text(1), () => "Said otherwise.", { secondReading }).outcome).toMatchObject({ engine: "lite" });
  });
});

test("a sentence that the rules refuse is refused even if the model finds it faithful", async () => {
  const { outcome } = run(text(1), () => "bad", { secondReading: () => '[{"n":1,"faithful":true,"difference":""}]' });
  expect(await outcome).toMatchObject({ engine: "lite", result: { text: text(1) } });
});
