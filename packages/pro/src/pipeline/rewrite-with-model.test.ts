import type { Edit } from "@rewright/engine";
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Made, scriptDesk } from "../../test/scripted-desk.ts";
import { type FaultKind, ModelFault } from "../model/fault.ts";
import type { Question } from "../model/question.ts";
import type { Part, ProOutcome, ProRun } from "../pro.ts";
import { rewriteWithModel } from "./rewrite-with-model.ts";

afterEach(() => void vi.useRealTimers());

const paragraphs = (count: number) => Array.from({ length: count }, (_, i) => `Passage number ${i} as it was.`);
const passageOf = ({ messages }: Question) => /Passage number \d+ as it was\./.exec(messages.at(-1)!.content)![0];
const numberOf = (question: Question) => Number(/\d+/.exec(passageOf(question))![0]);
const isSecondTime = ({ messages }: Question) => messages.at(-1)!.content.includes("could not be used");

/** Runs a text through a model that follows a script. */
function run(
  text: string,
  script: (question: Question, signal: AbortSignal, count: number) => string | Promise<string>,
  {
    lite = [],
    level = 7,
    concurrency = 8,
    ...over
  }: { lite?: Edit[]; level?: number; concurrency?: number } & Partial<ProRun> = {},
) {
  const asked: Question[] = [];
  const parts: Part[] = [];
  const progress: number[] = [];
  const lines: string[] = [];
  const note = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`);
  const desk = scriptDesk(lite);
  const ask = async (question: Question, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    asked.push(question);
    return script(question, signal, asked.length);
  };
  const outcome: Promise<ProOutcome<Made>> = rewriteWithModel(
    { desk, model: { ask }, concurrency, logger: { warn: note, error: note } },
    text,
    { level, seed: 3 },
    {
      signal: new AbortController().signal,
      owner: undefined,
      priority: 0,
      ...over,
      onPart(part) {
        parts.push(part);
        over.onPart?.(part);
      },
      onProgress: ({ done }) => void progress.push(done),
    },
  );
  return { outcome, asked, parts, progress, lines, desk };
}

const never = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
const text = (count: number) => paragraphs(count).join("\n\n");
const fault = (kind: FaultKind) => Promise.reject(new ModelFault(kind));

test("parts come in order, adjoin, and are the result, in whatever order the model answers", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.nat(), { maxLength: 3 }),
      async (s, count, headings) => {
        const blocks = paragraphs(count);
        for (const at of headings) blocks.splice(at % (count + 1), 0, "# A heading");
        const source = blocks.join("\n\n");
        const { outcome, parts, progress } = run(source, (question) => {
          const n = numberOf(question);
          if (n % 4 === 3) return s.schedule(Promise.resolve("bad")).then((answer) => answer);
          return s.schedule(Promise.resolve(`Said otherwise, ${n}.`)).then((answer) => answer);
        });
        await s.waitFor(outcome);
        const { result, delivered, isStopped, isPartlyLite } = await outcome;
        expect(parts.map(({ index }) => index)).toEqual(blocks.map((_, i) => i));
        expect(parts.map(({ start, end }) => source.slice(start, end)).join("")).toBe(source);
        expect(parts.map((part) => part.text).join("")).toBe(result.text);
        expect([delivered, isStopped, isPartlyLite]).toEqual([blocks.length, false, count > 3]);
        expect(progress).toEqual([...progress].sort((a, b) => a - b));
        expect(progress.at(-1)).toBe(blocks.length);
      },
    ),
    { numRuns: 60 },
  );
});

test("of several answers the best that passes is taken", async () => {
  const answers = ["Said otherwise.", "bad, though very long indeed", "Said in quite another way."];
  const { outcome, asked } = run(text(1), (_question, _signal, count) => answers[count - 1]!);
  const { result, engine, isPartlyLite } = await outcome;
  expect(result.text).toBe("Said in quite another way.");
  expect([engine, isPartlyLite, asked.length]).toEqual(["pro", false, 3]);
  expect(new Set(asked.map(({ seed }) => seed)).size).toBe(3);
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

describe("faults", () => {
  test.each(["closed", "ceiling"] as const)("%s: the rest is the local engine's at once", async (kind) => {
    const { outcome, asked } = run(text(30), (question) => (numberOf(question) < 3 ? "Said otherwise." : fault(kind)));
    const { engine, isPartlyLite, delivered } = await outcome;
    expect([engine, isPartlyLite, delivered]).toEqual(["pro", true, 30]);
    expect(asked.length).toBeLessThan(30);
  });

  test("whoever fails twice in a row is not asked again in this run, and nobody waits for what is on its way", async () => {
    const { outcome, asked } = run(text(30), (question, signal) =>
      numberOf(question) < 2 ? fault("timeout") : never(signal),
    );
    expect(await outcome).toMatchObject({ engine: "lite", delivered: 30 });
    expect(asked.length).toBeLessThanOrEqual(15);
  });

  test("one that fails now and then is", async () => {
    const { outcome } = run(
      text(12),
      (question) => (numberOf(question) % 3 === 1 ? fault("server") : "Said otherwise."),
      {
        concurrency: 1,
      },
    );
    const { result } = await outcome;
    expect(result.choices.filter((choice) => choice === "lite")).toHaveLength(4);
  });

  test("what a ceiling lets through still counts", async () => {
    let isFree = () => {};
    const slow = new Promise<string>((resolve) => {
      isFree = () => resolve("Said slowly.");
    });
    const { outcome } = run(text(6), (question) => {
      if (numberOf(question) === 1) setTimeout(isFree);
      return numberOf(question) === 0 ? slow : fault("ceiling");
    });
    expect((await outcome).result.text).toContain("Said slowly.");
  });

  test("an answer on which the check breaks down does no more harm than one that fails it", async () => {
    const { outcome, desk, lines } = run(text(2), () => "Said otherwise.");
    desk.judge = () => Promise.reject(new Error("took too long"));
    expect(await outcome).toMatchObject({ engine: "lite", delivered: 2 });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toContain("Passage");
  });
});

describe("stopped", () => {
  test.each([0, 1, 4])("after part %i: what was delivered stays, the rest is as it was", async (last) => {
    const stop = new AbortController();
    const onPart = ({ index }: Part) => void (index === last && stop.abort());
    const { outcome, parts } = run(text(9), (question) => `Said otherwise, ${numberOf(question)}.`, {
      stop: stop.signal,
      onPart,
    });
    const { result, delivered, isStopped, engine } = await outcome;
    expect([delivered, isStopped, engine, parts.length]).toEqual([last + 1, true, "pro", last + 1]);
    const rewritten = paragraphs(last + 1).map((_, i) => `Said otherwise, ${i}.`);
    expect(result.text).toBe([...rewritten, ...paragraphs(9).slice(last + 1)].join("\n\n"));
  });

  test("while the model is silent: nobody waits, and nothing counts as the local engine's", async () => {
    const stop = new AbortController();
    const { outcome, parts } = run(text(9), (_question, signal) => never(signal), { stop: stop.signal });
    setTimeout(() => stop.abort());
    expect(await outcome).toMatchObject({ delivered: 0, isStopped: true, engine: "pro", result: { text: text(9) } });
    expect(parts).toEqual([]);
  });

  test("before it began", async () => {
    const { outcome, asked } = run(text(2), () => "Said otherwise.", { stop: AbortSignal.abort() });
    expect(await outcome).toMatchObject({ delivered: 0, isStopped: true, result: { text: text(2) } });
    expect(asked).toEqual([]);
  });

  test("after its end it is not stopped", async () => {
    const stop = new AbortController();
    const onPart = ({ index }: Part) => void (index === 1 && stop.abort());
    const { outcome } = run(text(2), () => "Said otherwise.", { stop: stop.signal, onPart });
    expect(await outcome).toMatchObject({ delivered: 2, isStopped: false, engine: "pro" });
  });
});

test("aborted: everything ends with that reason, and nothing is asked or delivered after", async () => {
  const gone = new AbortController();
  const { outcome, asked, parts } = run(
    text(30),
    (question, signal) => (numberOf(question) > 2 ? never(signal) : "Said."),
    {
      signal: gone.signal,
    },
  );
  setTimeout(() => gone.abort(new Error("the page was closed")), 20);
  await expect(outcome).rejects.toThrow("the page was closed");
  const [requests, delivered] = [asked.length, parts.length];
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([asked.length, parts.length]).toEqual([requests, delivered]);
});

test("after its time the rest is the local engine's", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { outcome } = run(text(5), (question, signal) => (numberOf(question) > 1 ? never(signal) : "Said otherwise."));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await outcome).toMatchObject({ engine: "pro", isPartlyLite: true, delivered: 5, isStopped: false });
  expect(vi.getTimerCount()).toBe(0);
});

test("a text with nothing to rewrite is delivered as it is, without a question", async () => {
  const { outcome, asked, parts } = run("# A heading\n\n# Another", () => "Said otherwise.");
  expect(await outcome).toMatchObject({ engine: "pro", isPartlyLite: false, delivered: 2 });
  expect([asked, parts.map((part) => part.text)]).toEqual([[], ["# A heading\n\n", "# Another"]]);
});
