import { describe, expect, test } from "vitest";
import { first, second, setUp, useScriptedTime } from "../../test/ask-model.ts";
import { answer, body, endless, events, scriptFetch, status } from "../../test/scripted-fetch.ts";

useScriptedTime();

describe("an answer of the language model", () => {
  test.each([
    ["valid JSON of another shape", body('{"weather":"fine"}', "application/json")],
    ["events of another shape", events('data: {"weather":"fine"}\n\n', "data: [1,2]\n\n", "data: null\n\n")],
    ["choices that are none", events('data: {"choices":"many"}\n\n', "data: [DONE]\n\n")],
    ["no JSON", events("data: {oops\n\n")],
    ["no JSON at all", body("it works", "text/plain")],
    ["a page", body("<!doctype html><p>It works</p>", "text/html")],
    ["an empty body", body("", "text/event-stream")],
    ["an answer without end", answer("so on ".repeat(1000))],
  ])("(%s) that is no chat completion fails, and the request is not repeated", async (_, reply) => {
    const seen = scriptFetch(() => reply);
    expect((await setUp().ask()).kind).toBe("absurd");
    expect(seen).toHaveLength(1);
  });

  test.each([
    ["empty", answer("")],
    ["white space", answer("  \n ")],
    ["cut off at its limit", answer("The heron", undefined, "length")],
    ["withheld", answer("The heron", undefined, "content_filter")],
  ])("that is %s counts as unusable, and the request is not repeated", async (_, reply) => {
    const seen = scriptFetch(() => reply);
    expect((await setUp({ endpoints: [first, second] }).ask()).kind).toBe("unusable");
    expect(seen).toHaveLength(1);
  });

  test("with status 400 fails, and the request is not repeated", async () => {
    const seen = scriptFetch(() => status(400));
    expect((await setUp().ask()).kind).toBe("rejected");
    expect(seen).toHaveLength(1);
  });
});

test("a response of 32 megabytes is abandoned before 6 are read", async () => {
  let bytes = 0;
  const reply = endless(32, (taken) => {
    bytes = taken;
  });
  scriptFetch(() => reply);
  expect((await setUp().ask()).kind).toBe("absurd");
  expect(bytes).toBeLessThan(6 * 1024 * 1024);
});

test("a request parameter that an endpoint refuses is left out of this request and all later ones", async () => {
  const seen = scriptFetch(({ body }) => {
    if ("max_tokens" in body) return status(400, {}, { message: "Unsupported parameter", param: "max_tokens" });
    if ("seed" in body) return status(422, {}, { message: "unexpected field 'seed'" });
    return answer("Well.");
  });
  const { ask } = setUp();
  expect((await ask()).text).toBe("Well.");
  expect(seen).toHaveLength(3);
  expect(seen[2]!.body).toMatchObject({ max_completion_tokens: 100, temperature: 0.5 });
  await ask();
  expect(seen).toHaveLength(4);
});

test("concurrent requests that were refused for the same parameter are all repeated without it", async () => {
  const seen = scriptFetch(({ body }) =>
    "temperature" in body ? status(400, {}, { message: "temperature is not supported" }) : answer("Well."),
  );
  const { ask } = setUp();
  const texts = (await Promise.all([ask(), ask(), ask()])).map(({ text }) => text);
  expect([texts, seen.length]).toEqual([["Well.", "Well.", "Well."], 6]);
});

describe("the parameter for the answer format", () => {
  const form = { name: "faithfulness", schema: { type: "object", properties: {} } };

  test("is sent with a strict JSON schema", async () => {
    const seen = scriptFetch(() => answer("{}"));
    await setUp().ask({ task: "check", form });
    expect(seen[0]!.body.response_format).toEqual({ type: "json_schema", json_schema: { ...form, strict: true } });
  });

  test.each([
    ["by name", { message: "Invalid parameter", param: "response_format" }],
    ["by the name of a part", { message: "Invalid schema", param: "response_format.json_schema.strict" }],
    ["in words", { message: "'response_format' of type 'json_schema' is not supported with this model" }],
  ])("is left out of later requests if the endpoint refuses it %s", async (_, error) => {
    const seen = scriptFetch(({ body }) => ("response_format" in body ? status(400, {}, error) : answer("{}")));
    const { ask } = setUp();
    expect((await ask({ task: "check", form })).text).toBe("{}");
    expect((await ask({ task: "check", form })).text).toBe("{}");
    expect(seen.map(({ body }) => "response_format" in body)).toEqual([true, false, false]);
  });

  test.each([
    [400, { message: "json_schema is not supported by this model" }],
    [400, { message: "guided decoding is off", param: null, code: "invalid_request_error" }],
    [422, { message: "Unprocessable" }],
  ])(
    "is left out of later requests if a request with it is refused with %s %o and one without it succeeds",
    async (code, error) => {
      const seen = scriptFetch(({ body }) => ("response_format" in body ? status(code, {}, error) : answer("{}")));
      const { ask } = setUp();
      expect((await ask({ task: "check", form })).text).toBe("{}");
      expect((await ask({ task: "check", form })).text).toBe("{}");
      expect(seen.map(({ body }) => "response_format" in body)).toEqual([true, false, false]);
    },
  );

  test("is sent again in the next request if the repetition without it was refused too", async () => {
    const seen = scriptFetch((_seen, count) => (count <= 2 ? status(400) : answer("{}")));
    const { ask } = setUp();
    expect((await ask({ task: "check", form })).kind).toBe("rejected");
    expect((await ask({ task: "check", form })).text).toBe("{}");
    expect(seen.map(({ body }) => "response_format" in body)).toEqual([true, false, true]);
  });

  test("is left out together with another parameter that the endpoint refuses by name", async () => {
    const seen = scriptFetch(({ body }) => {
      if ("response_format" in body) return status(400, {}, { message: "Grammar error" });
      return "seed" in body ? status(400, {}, { message: "unknown field: seed" }) : answer("{}");
    });
    expect((await setUp().ask({ task: "check", form })).text).toBe("{}");
    expect(seen.at(-1)!.body).toMatchObject({ temperature: 0.5, max_tokens: 100 });
    expect(seen).toHaveLength(3);
  });

  test.each([
    [400, { message: "This model's maximum context length is 4096 tokens", code: "context_length_exceeded" }],
    [400, { message: "The prompt triggered the content management policy", code: "content_filter" }],
    [400, { message: "Invalid value", param: "messages" }],
    [403, { message: "no" }],
    [429, { message: "no" }],
  ])("stays in later requests after a refusal for another reason: %s %o", async (code, error) => {
    const seen = scriptFetch(() => status(code, {}, error));
    await setUp().ask({ task: "check", form });
    for (const { body } of seen) expect(body).toHaveProperty("response_format");
  });
});
