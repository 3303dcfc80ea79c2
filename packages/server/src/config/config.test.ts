import { runLimits } from "@rewright/contract/limits";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

test("[CONSTANTS-4, CONSTANTS-57] without any setting, all defaults apply", () => {
  expect(readConfig({}, 2)).toMatchObject({
    production: false,
    port: 3000,
    host: undefined,
    databaseUrl: undefined,
    anonymousDailyGenerations: 0,
    smtpUrl: undefined,
    google: undefined,
    adminEmails: [],
    contactEmail: undefined,
    maintenance: false,
    sandbox: false,
    apiRateLimit: 60,
    logLevel: "info",
    workers: 1,
    passwordCost: 12,
  });
  expect(readConfig({}, 16).workers).toBe(4);
  expect(readConfig({}, 1).workers).toBe(1);
});

test("after a signal to stop, a server accepts requests for five more seconds in production by default, and for none otherwise", () => {
  const production = { NODE_ENV: "production", SECRET: "s".repeat(32), ORIGIN: "https://example.org" };
  expect(readConfig({}, 2).drainSeconds).toBe(0);
  expect(readConfig(production, 2).drainSeconds).toBe(5);
  expect(readConfig({ ...production, DRAIN_SECONDS: "0" }, 2).drainSeconds).toBe(0);
  expect(readConfig({ DRAIN_SECONDS: "30" }, 2).drainSeconds).toBe(30);
  expect(problemsOf(() => readConfig({ DRAIN_SECONDS: "1h" }, 2))).toEqual([
    "DRAIN_SECONDS must be a whole number from 0 to 300",
  ]);
});

test("each setting is parsed to its type", () => {
  const config = readConfig(
    {
      PORT: "8080",
      ORIGIN: "https://example.org/",
      MAINTENANCE_MODE: "1",
      SANDBOX: "false",
      BLOG_URL: "",
      WORKERS: "3",
    },
    2,
  );
  expect(config).toMatchObject({
    port: 8080,
    origin: "https://example.org",
    maintenance: true,
    sandbox: false,
    blogUrl: undefined,
    workers: 3,
  });
});

test("[CONSTANTS-90] private mode is for premium accounts unless the operator sets another value", () => {
  expect(readConfig({}, 2).privateMode).toBe("premium");
  for (const value of ["off", "premium", "everyone"] as const)
    expect(readConfig({ PRIVATE_MODE: value }, 2).privateMode).toBe(value);
});

test("without a contact address, the first administrator gets the messages of the contact form", () => {
  const ADMIN_EMAILS = "First@example.org, second@example.org";
  expect(readConfig({ ADMIN_EMAILS }, 2).contactEmail).toBe("first@example.org");
  const CONTACT_EMAIL = "Help@example.org";
  expect(readConfig({ ADMIN_EMAILS, CONTACT_EMAIL }, 2).contactEmail).toBe("help@example.org");
  expect(problemsOf(() => readConfig({ CONTACT_EMAIL: "a@example.org, b@example.org" }, 2))).toEqual([
    "CONTACT_EMAIL must be an email address",
  ]);
});

test("[MESSAGES-124] in production, an email sender at localhost is refused", () => {
  const read = (settings: Record<string, string>) =>
    readConfig({ NODE_ENV: "production", SECRET: "x".repeat(32), SMTP_URL: "smtp://mail", ...settings }, 2);
  const refused = ["MAIL_FROM must be an address that people can read, such as Name <no-reply@example.org>"];
  expect(read({ ORIGIN: "https://example.org" }).mailFrom).toBeUndefined();
  expect(problemsOf(() => read({ ORIGIN: "http://localhost:3000" }))).toEqual(refused);
  expect(problemsOf(() => read({ ORIGIN: "https://example.org", MAIL_FROM: "A <a@localhost>" }))).toEqual(refused);
  expect(read({ ORIGIN: "http://localhost:3000", MAIL_FROM: "a@example.org" }).mailFrom).toBe("a@example.org");
  expect(read({ ORIGIN: "http://localhost:3000", SANDBOX: "1" }).mailFrom).toBeUndefined();
});

test("all invalid settings are reported together, each with what is expected", () => {
  const read = () =>
    readConfig(
      {
        NODE_ENV: "staging",
        PORT: "70000",
        DATABASE_URL: "mysql://db",
        ORIGIN: "example.org/path",
        SECRET: "short",
        ANONYMOUS_DAILY_GENERATIONS: "-1",
        BLOG_URL: "javascript:alert(1)",
        MAINTENANCE_MODE: "maybe",
        PRIVATE_MODE: "guests",
        SANDBOX: "yes",
        TRUSTED_PROXY: "10.0.0.0/64",
        API_RATE_LIMIT: "0",
        LOG_LEVEL: "loud",
        WORKERS: "many",
        PASSWORD_COST: "13",
      },
      2,
    );
  expect(read).toThrow(ConfigError);
  expect(problemsOf(read).map((problem) => problem.split(" ")[0])).toEqual([
    "NODE_ENV",
    "PORT",
    "DATABASE_URL",
    "ORIGIN",
    "SECRET",
    "ANONYMOUS_DAILY_GENERATIONS",
    "BLOG_URL",
    "MAINTENANCE_MODE",
    "PRIVATE_MODE",
    "SANDBOX",
    "TRUSTED_PROXY",
    "API_RATE_LIMIT",
    "LOG_LEVEL",
    "WORKERS",
    "PASSWORD_COST",
  ]);
  expect(problemsOf(read)).toContain("PORT must be a whole number from 0 to 65535");
});

test("a language model is used only if the operator configures one", () => {
  expect(readConfig({ LLM_TIMEOUT_SECONDS: "30" }, 2).languageModel).toBeUndefined();
  const first = { LLM_BASE_URL: "https://one.example/v1", LLM_MODEL: "large" };
  const second = { LLM_FALLBACK_BASE_URL: "http://localhost:11434/v1", LLM_FALLBACK_MODEL: "small" };
  const { languageModel } = readConfig({ ...first, LLM_API_KEY: "key", ...second, LLM_DAILY_TOKENS: "5000000" }, 2);
  expect(languageModel).toEqual({
    endpoints: [
      { baseUrl: "https://one.example/v1", model: "large", apiKey: "key" },
      { baseUrl: "http://localhost:11434/v1", model: "small", apiKey: undefined },
    ],
    concurrency: 8,
    timeoutMs: 60_000,
    dailyTokens: 5_000_000,
    dailyCost: undefined,
    prices: { input: 0, output: 0 },
    secondReading: true,
    cache: false,
  });
});

test("a request to the language model may take half of a background rewrite's time limit", () => {
  const read = (seconds: string) =>
    readConfig({ LLM_BASE_URL: "https://one.example/v1", LLM_MODEL: "large", LLM_TIMEOUT_SECONDS: seconds }, 2);
  expect(read("300").languageModel?.timeoutMs).toBe((runLimits.minutes * 60_000) / 2);
  expect(problemsOf(() => read("301"))).toEqual(["LLM_TIMEOUT_SECONDS must be a whole number from 1 to 300"]);
});

test("rewrites of a language model are checked by a model unless that is disabled; LLM_CHECK_MODEL names another model for it", () => {
  const first = { LLM_BASE_URL: "https://one.example/v1", LLM_MODEL: "large" };
  const read = (settings: object) => readConfig({ ...first, ...settings }, 2).languageModel;
  expect(read({ LLM_CHECK: "on", LLM_CHECK_MODEL: "careful" })).toMatchObject({
    endpoints: [{ model: "large", checkModel: "careful" }],
    secondReading: true,
  });
  expect(read({ LLM_CHECK: "off" })).toMatchObject({ secondReading: false });
  expect(problemsOf(() => read({ LLM_CHECK: "0" }))).toEqual(["LLM_CHECK must be on or off"]);
});

test.each([
  [{ LLM_BASE_URL: "https://one.example/v1" }, ["LLM_MODEL is required when LLM_BASE_URL is set"]],
  [{ LLM_MODEL: "large" }, ["LLM_BASE_URL is required when LLM_MODEL is set"]],
  [{ LLM_API_KEY: "key" }, ["LLM_BASE_URL is required when LLM_API_KEY is set"]],
  [{ LLM_CHECK_MODEL: "careful" }, ["LLM_BASE_URL is required when LLM_CHECK_MODEL is set"]],
  [{ LLM_FALLBACK_API_KEY: "key" }, ["LLM_FALLBACK_BASE_URL is required when LLM_FALLBACK_API_KEY is set"]],
  [{ LLM_DAILY_COST: "20", LLM_INPUT_PRICE: "0.4" }, ["LLM_OUTPUT_PRICE is required when LLM_DAILY_COST is set"]],
  [
    { LLM_BASE_URL: "localhost:11434/v1", LLM_MODEL: "m", LLM_INPUT_PRICE: "$1" },
    ["LLM_BASE_URL must begin with https:// or http://", "LLM_INPUT_PRICE must be an amount in dollars, such as 12.50"],
  ],
])("incomplete settings of a language model are refused: %o", (settings, problems) => {
  expect(problemsOf(() => readConfig(settings, 2))).toEqual(problems);
});

test("production requires a secret and an origin, and reports them together with other problems", () => {
  expect(problemsOf(() => readConfig({ NODE_ENV: "production", PORT: "x" }, 2))).toEqual([
    "PORT must be a whole number from 0 to 65535",
    "SECRET is required when NODE_ENV is production",
    "ORIGIN is required when NODE_ENV is production",
  ]);
});

test("a former secret is accepted together with the current one, and refused alone", () => {
  const [SECRET, SECRET_PREVIOUS] = ["n".repeat(32), "o".repeat(32)];
  expect(readConfig({ SECRET, SECRET_PREVIOUS }, 2)).toMatchObject({ secret: SECRET, otherSecrets: [SECRET_PREVIOUS] });
  expect(readConfig({ SECRET }, 2).otherSecrets).toEqual([]);
  expect(problemsOf(() => readConfig({ SECRET_PREVIOUS }, 2))).toEqual([
    "SECRET_PREVIOUS must not be set without SECRET",
  ]);
  const same = { SECRET, SECRET_PREVIOUS: SECRET };
  expect(problemsOf(() => readConfig(same, 2))).toEqual(["SECRET_PREVIOUS must differ from SECRET"]);
});

test("a password hashing cost below the default is accepted only in tests", () => {
  for (const NODE_ENV of ["production", "development", undefined]) {
    const settings = { NODE_ENV, PASSWORD_COST: "11", SECRET: "s".repeat(32), ORIGIN: "https://example.org" };
    expect(problemsOf(() => readConfig(settings, 2))).toEqual(["PASSWORD_COST must be 12 unless NODE_ENV is test"]);
  }
  expect(readConfig({ NODE_ENV: "test", PASSWORD_COST: "4" }, 2).passwordCost).toBe(4);
});

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
  }
  return [];
}

test("database connections have the default limits unless other limits are configured", () => {
  expect(readConfig({}, 2).databasePool).toEqual({
    size: 10,
    connectTimeoutSeconds: 3,
    statementTimeoutSeconds: 5,
    lockTimeoutSeconds: 4,
    idleTransactionTimeoutSeconds: 10,
    startTimeoutSeconds: 30,
  });
  const given = {
    DATABASE_POOL_SIZE: "40",
    DATABASE_CONNECT_TIMEOUT_SECONDS: "1",
    DATABASE_STATEMENT_TIMEOUT_SECONDS: "30",
    DATABASE_LOCK_TIMEOUT_SECONDS: "20",
    DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: "60",
    DATABASE_START_TIMEOUT_SECONDS: "120",
  };
  expect(readConfig(given, 2).databasePool).toEqual({
    size: 40,
    connectTimeoutSeconds: 1,
    statementTimeoutSeconds: 30,
    lockTimeoutSeconds: 20,
    idleTransactionTimeoutSeconds: 60,
    startTimeoutSeconds: 120,
  });
});
