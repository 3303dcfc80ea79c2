import { z } from "zod";
import { flag, givenSettings, httpUrl, settingProblems, wholeNumber } from "./setting-fields.ts";
import type { ModelSettings } from "./settings.ts";

/** Parses a price or limit in dollars. */
const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, "must be an amount in dollars, such as 12.50")
  .transform(Number);

/** The longest timeout of a request in a command, in seconds. A slow machine may take up to a day. */
const longestInCommand = 86_400;

/** Defines the environment settings of a language model. */
export const modelFields = (longestTimeoutSeconds: number) => ({
  LLM_BASE_URL: httpUrl.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_CHECK: z.enum(["on", "off"], "must be on or off").default("on"),
  LLM_CHECK_MODEL: z.string().optional(),
  LLM_FALLBACK_BASE_URL: httpUrl.optional(),
  LLM_FALLBACK_API_KEY: z.string().optional(),
  LLM_FALLBACK_MODEL: z.string().optional(),
  LLM_CONCURRENCY: wholeNumber(1, 256, 8),
  LLM_TIMEOUT_SECONDS: wholeNumber(1, longestTimeoutSeconds, 60),
  LLM_DAILY_TOKENS: z
    .string()
    .regex(/^[1-9]\d{0,11}$/, "must be a whole number of at least 1")
    .transform(Number)
    .optional(),
  LLM_DAILY_COST: dollars.optional(),
  LLM_INPUT_PRICE: dollars.optional(),
  LLM_OUTPUT_PRICE: dollars.optional(),
  LLM_CACHE: flag,
});

const schema = z.object(modelFields(longestInCommand));
type GivenModel = z.output<typeof schema>;

/** Pairs of settings where the first is valid only if the second is set too. */
const requirements: readonly (readonly [name: keyof GivenModel, other: keyof GivenModel])[] = [
  ["LLM_BASE_URL", "LLM_MODEL"],
  ["LLM_MODEL", "LLM_BASE_URL"],
  ["LLM_API_KEY", "LLM_BASE_URL"],
  ["LLM_CHECK_MODEL", "LLM_BASE_URL"],
  ["LLM_FALLBACK_BASE_URL", "LLM_FALLBACK_MODEL"],
  ["LLM_FALLBACK_MODEL", "LLM_FALLBACK_BASE_URL"],
  ["LLM_FALLBACK_API_KEY", "LLM_FALLBACK_BASE_URL"],
  ["LLM_FALLBACK_BASE_URL", "LLM_BASE_URL"],
  ["LLM_DAILY_COST", "LLM_INPUT_PRICE"],
  ["LLM_DAILY_COST", "LLM_OUTPUT_PRICE"],
];

/** Reports each setting that is given without another one that it requires. */
export function requireWholeModel(given: GivenModel, context: z.RefinementCtx): void {
  for (const [name, other] of requirements) {
    if (given[name] === undefined || given[other] !== undefined) continue;
    context.addIssue({ code: "custom", path: [other], message: `is required when ${name} is set` });
  }
}

/** Returns the settings of the language model, or undefined if the environment configures none. */
export function toModelSettings(given: GivenModel): ModelSettings | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = given;
  if (!baseUrl || !model) return undefined;
  const { LLM_FALLBACK_BASE_URL, LLM_FALLBACK_MODEL, LLM_FALLBACK_API_KEY } = given;
  const second =
    LLM_FALLBACK_BASE_URL && LLM_FALLBACK_MODEL
      ? [{ baseUrl: LLM_FALLBACK_BASE_URL, model: LLM_FALLBACK_MODEL, apiKey: LLM_FALLBACK_API_KEY }]
      : [];
  return {
    endpoints: [{ baseUrl, model, apiKey, checkModel: given.LLM_CHECK_MODEL }, ...second],
    concurrency: given.LLM_CONCURRENCY,
    timeoutMs: given.LLM_TIMEOUT_SECONDS * 1000,
    dailyTokens: given.LLM_DAILY_TOKENS,
    dailyCost: given.LLM_DAILY_COST,
    prices: { input: given.LLM_INPUT_PRICE ?? 0, output: given.LLM_OUTPUT_PRICE ?? 0 },
    secondReading: given.LLM_CHECK === "on",
    cache: given.LLM_CACHE,
  };
}

/** Thrown if settings of the language model are invalid. The message names each of them, without its value. */
export class ModelSettingsError extends Error {
  override name = "ModelSettingsError";
}

/**
 * Reads the language model's settings for a command from environment variables; undefined if none is configured. The
 * rules are those of the server, except that a request may take up to a day.
 *
 * @throws ModelSettingsError
 */
export function readModelSettings(environment: NodeJS.ProcessEnv): ModelSettings | undefined {
  const parsed = schema.superRefine(requireWholeModel).safeParse(givenSettings(environment));
  if (!parsed.success) throw new ModelSettingsError(settingProblems(parsed.error).join("; "));
  return toModelSettings(parsed.data);
}
