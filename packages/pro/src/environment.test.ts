import { expect, test } from "vitest";
import { ModelSettingsError, readModelSettings } from "./environment.ts";

const local = { LLM_BASE_URL: "http://localhost:11434/v1", LLM_MODEL: "small" };

test("missing or empty environment settings configure no language model", () => {
  expect(readModelSettings({ HOME: "/root", LLM_TIMEOUT_SECONDS: "30" })).toBeUndefined();
  expect(readModelSettings({ LLM_BASE_URL: "", LLM_MODEL: "", LLM_CHECK: "" })).toBeUndefined();
});

test("by default a language model also checks the rewrites and gets at most eight requests at once", () => {
  expect(readModelSettings(local)).toMatchObject({ concurrency: 8, timeoutMs: 60_000, secondReading: true });
  const given = { LLM_CONCURRENCY: "2", LLM_TIMEOUT_SECONDS: "120", LLM_CHECK: "off", LLM_API_KEY: "key" };
  expect(readModelSettings({ ...local, ...given })).toMatchObject({
    endpoints: [{ baseUrl: "http://localhost:11434/v1", model: "small", apiKey: "key", checkModel: undefined }],
    concurrency: 2,
    timeoutMs: 120_000,
    secondReading: false,
  });
});

test("the timeout of a request may be as long as a day", () => {
  const read = (seconds: string) => readModelSettings({ ...local, LLM_TIMEOUT_SECONDS: seconds });
  expect(read("86400")).toMatchObject({ timeoutMs: 86_400_000 });
  for (const seconds of ["86401", "0", "1.5", "-1"])
    expect(() => read(seconds)).toThrow("LLM_TIMEOUT_SECONDS must be a whole number from 1 to 86400");
});

test("the error message names every invalid setting but not its value", () => {
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
