import { expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { publicSettingsFor } from "./public-settings.ts";

const system = { freeDailyGenerations: 10, freeWordsPerRequest: 200, apiRateLimit: 60, maintenance: false };
const shownFor = (environment: NodeJS.ProcessEnv) => publicSettingsFor(readConfig(environment, 2))(system);
const model = { LLM_BASE_URL: "https://one.example/v1", LLM_MODEL: "large" };

test("[WORDS-34] pages show the hosts to which texts are sent, and whether a language model checks rewrites", () => {
  expect(shownFor({})).toMatchObject({ languageModelHost: null, secondReading: false });
  expect(shownFor(model)).toMatchObject({ languageModelHost: "one.example", secondReading: true });
  expect(shownFor({ ...model, LLM_CHECK: "off" })).toMatchObject({ secondReading: false });
  const second = { LLM_FALLBACK_BASE_URL: "http://localhost:11434/v1", LLM_FALLBACK_MODEL: "small" };
  expect(shownFor({ ...model, ...second })).toMatchObject({ languageModelHost: "one.example, our own server" });
});
