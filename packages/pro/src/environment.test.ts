import { expect, test } from "vitest";
import { ModelSettingsError, readModelSettings } from "./environment.ts";

const local = { LLM_BASE_URL: "http://localhost:11434/v1", LLM_MODEL: "small" };

test("no model is named where the settings are absent or empty", () => {
  expect(readModelSettings({ HOME: "/root", LLM_TIMEOUT_SECONDS: "30" })).toBeUndefined();
  expect(readModelSettings({ LLM_BASE_URL: "", LLM_MODEL: "", LLM_CHECK: "" })).toBeUndefined();
});

test("a model is read twice at eight requests at once, unless the settings say otherwise", () => {
  expect(readModelSettings(local)).toMatchObject({ concurrency: 8, timeoutMs: 60_000, secondReading: true });
  const given = { LLM_CONCURRENCY: "2", LLM_TIMEOUT_SECONDS: "120", LLM_CHECK: "off", LLM_API_KEY: "key" };
  expect(readModelSettings({ ...local, ...given })).toMatchObject({
    endpoints: [{ baseUrl: "http://localhost:11434/v1", model: "small", apiKey: "key", checkModel: undefined }],
    concurrency: 2,
    timeoutMs: 120_000,
    secondReading: false,
  });
});

test("every wrong setting is named, and no value", () => {
  const read = () =>
    readModelSettings({ LLM_API_KEY: "secret", LLM_FALLBACK_BASE_URL: "secret", LLM_CONCURRENCY: "secret" });
  expect(read).toThrow(ModelSettingsError);
  for (const problem of [
    "LLM_FALLBACK_BASE_URL must begin with https:// or http://",
    "LLM_CONCURRENCY must be a whole number from 1 to 256",
    "LLM_BASE_URL is required when LLM_API_KEY is set",
  ]) {
    expect(read).toThrow(problem);
  }
  expect(read).not.toThrow("secret");
});
