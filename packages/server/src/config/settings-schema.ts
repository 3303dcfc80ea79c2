import { emailPattern } from "@rewright/contract/field-rules";
import { runLimits } from "@rewright/contract/limits";
import { defaultAnonymousDailyGenerations } from "@rewright/contract/plans";
import { privateModes } from "@rewright/contract/private-mode";
import { modelFields, requireWholeModel } from "@rewright/pro/environment";
import { flag, httpUrl, optionalNumber, urlOf, wholeNumber } from "@rewright/pro/setting-fields";
import { z } from "zod";
import { defaultPasswordCost } from "../accounts/password/password-hash.ts";
import { defaultPool } from "../db/postgres.ts";
import { parseTrustedProxy } from "../http/client-address.ts";
import { publicDomain } from "../mail/default-sender.ts";

const origin = z.string().refine((value) => {
  const url = URL.parse(value);
  return (url?.protocol === "https:" || url?.protocol === "http:") && url.origin === value.replace(/\/$/, "");
}, "must be an address without a path, such as https://example.org");

const trustedProxy = z
  .string()
  .transform((value, context) => {
    const trusted = parseTrustedProxy(value);
    if (trusted) return trusted;
    context.addIssue({ code: "custom", message: "must be a number of proxies, or addresses separated by commas" });
    return z.NEVER;
  })
  .default({ hops: 0 });

/** The URL of Stripe's own API. Any other URL is that of a mock server. */
export const stripeApi = "https://api.stripe.com";
const ofStripe = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_MONTHLY", "STRIPE_PRICE_YEARLY"] as const;

const defaultServiceName = "rewright";

const processFields = {
  NODE_ENV: z.enum(["production", "development", "test"], "must be production, development, test or unset").optional(),
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().optional(),
  METRICS_PORT: wholeNumber(0, 65_535, 0),
  DRAIN_SECONDS: optionalNumber(0, 300),
  DATA_DIR: z.string().default("data"),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default(defaultServiceName),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, "must be a share between 0 and 1, such as 0.1")
    .transform(Number)
    .default(1),
};

const databaseFields = {
  DATABASE_URL: urlOf(["postgres:", "postgresql:"], "must begin with postgres:// or postgresql://").optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 1000, defaultPool.size),
  DATABASE_CONNECT_TIMEOUT_SECONDS: wholeNumber(1, 60, defaultPool.connectTimeoutSeconds),
  DATABASE_STATEMENT_TIMEOUT_SECONDS: wholeNumber(1, 600, defaultPool.statementTimeoutSeconds),
  DATABASE_LOCK_TIMEOUT_SECONDS: wholeNumber(1, 600, defaultPool.lockTimeoutSeconds),
  DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: wholeNumber(1, 600, defaultPool.idleTransactionTimeoutSeconds),
  DATABASE_START_TIMEOUT_SECONDS: wholeNumber(0, 600, defaultPool.startTimeoutSeconds),
};

const siteFields = {
  ORIGIN: origin.transform((value) => value.replace(/\/$/, "")).optional(),
  SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional(),
  ANONYMOUS_DAILY_GENERATIONS: wholeNumber(0, 1_000_000, defaultAnonymousDailyGenerations),
  BLOG_URL: httpUrl.optional(),
  MAINTENANCE_MODE: flag,
  PRIVATE_MODE: z.enum(privateModes, "must be off, premium or everyone").default("premium"),
  SANDBOX: flag,
  SANDBOX_URL: httpUrl.optional(),
  TRUSTED_PROXY: trustedProxy,
};

const mailFields = {
  SMTP_URL: urlOf(["smtp:", "smtps:"], "must begin with smtp:// or smtps://").optional(),
  MAIL_FROM: z.string().optional(),
  CONTACT_EMAIL: z.string().trim().toLowerCase().regex(emailPattern, "must be an email address").optional(),
};

const googleFields = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpUrl.default("https://accounts.google.com"),
  GOOGLE_AUTHORIZATION_URL: httpUrl.default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: httpUrl.default("https://oauth2.googleapis.com/token"),
  GOOGLE_JWKS_URL: httpUrl.default("https://www.googleapis.com/oauth2/v3/certs"),
};

const stripeFields = {
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform((value) => value.split(",").map((one) => one.trim()))
    .refine((list) => list.length <= 2 && list.every(Boolean), "must be one secret, or two separated by a comma")
    .optional(),
  STRIPE_PRICE_MONTHLY: z.string().optional(),
  STRIPE_PRICE_YEARLY: z.string().optional(),
  STRIPE_API_URL: origin.default(stripeApi),
};

/**
 * The longest permitted timeout of a request to the model. It is half of a run's time, so that a second request is
 * possible after the first timed out.
 */
const longestModelTimeoutSeconds = (runLimits.minutes * 60) / 2;

const operationFields = {
  ADMIN_EMAILS: z
    .string()
    .transform((value) => value.split(",").map((one) => one.trim().toLowerCase()))
    .refine((list) => list.every((one) => emailPattern.test(one)), "must be email addresses separated by commas")
    .default([]),
  BLOCKED_CALLERS: z
    .string()
    .transform((value) => value.split(",").map((one) => one.trim()))
    .refine(
      (list) => list.every((one) => /^[\w-]{16}$/.test(one)),
      "must be hashes from the log, of 16 characters each, separated by commas",
    )
    .default([]),
  API_RATE_LIMIT: wholeNumber(1, 1_000_000, 60),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    )
    .default("info"),
};

const fields = (cores: number) =>
  z.object({
    ...processFields,
    ...databaseFields,
    ...siteFields,
    ...mailFields,
    ...googleFields,
    ...stripeFields,
    ...modelFields(longestModelTimeoutSeconds),
    ...operationFields,
    WORKERS: wholeNumber(1, 64, Math.max(1, Math.min(cores - 1, 4))),
    PASSWORD_COST: wholeNumber(4, defaultPasswordCost, defaultPasswordCost),
  });

type Settings = z.output<ReturnType<typeof fields>>;

function requireBothOfGoogle({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Settings, context: z.RefinementCtx): void {
  if ((GOOGLE_CLIENT_ID === undefined) === (GOOGLE_CLIENT_SECRET === undefined)) return;
  const path = [GOOGLE_CLIENT_ID === undefined ? "GOOGLE_CLIENT_ID" : "GOOGLE_CLIENT_SECRET"];
  context.addIssue({ code: "custom", path, message: "is required when the other of the two is set" });
}

function requireAllOfStripe(settings: Settings, context: z.RefinementCtx): void {
  const missing = ofStripe.filter((name) => settings[name] === undefined);
  if (missing.length === ofStripe.length) return;
  const message = `is required when another of ${ofStripe.join(", ")} is set`;
  for (const name of missing) context.addIssue({ code: "custom", path: [name], message });
}

function requireForProduction({ NODE_ENV, SECRET, ORIGIN }: Settings, context: z.RefinementCtx): void {
  if (NODE_ENV !== "production") return;
  const required = "is required when NODE_ENV is production";
  if (SECRET === undefined) context.addIssue({ code: "custom", path: ["SECRET"], message: required });
  if (ORIGIN === undefined) context.addIssue({ code: "custom", path: ["ORIGIN"], message: required });
}

function requireCurrentSecret({ SECRET, SECRET_PREVIOUS }: Settings, context: z.RefinementCtx): void {
  if (SECRET_PREVIOUS === undefined) return;
  const path = ["SECRET_PREVIOUS"];
  if (SECRET === undefined) context.addIssue({ code: "custom", path, message: "must not be set without SECRET" });
  if (SECRET === SECRET_PREVIOUS) context.addIssue({ code: "custom", path, message: "must differ from SECRET" });
}

function requirePublicSender(settings: Settings, context: z.RefinementCtx): void {
  const { NODE_ENV, SANDBOX, SMTP_URL, ORIGIN, MAIL_FROM } = settings;
  if (NODE_ENV !== "production" || SANDBOX || SMTP_URL === undefined || ORIGIN === undefined) return;
  if (MAIL_FROM === undefined ? publicDomain(ORIGIN) !== undefined : !/@localhost\b/i.test(MAIL_FROM)) return;
  const message = "must be an address that people can read, such as Name <no-reply@example.org>";
  context.addIssue({ code: "custom", path: ["MAIL_FROM"], message });
}

function requireDefaultCost({ NODE_ENV, PASSWORD_COST }: Settings, context: z.RefinementCtx): void {
  if (NODE_ENV === "test" || PASSWORD_COST === defaultPasswordCost) return;
  const message = `must be ${defaultPasswordCost} unless NODE_ENV is test`;
  context.addIssue({ code: "custom", path: ["PASSWORD_COST"], message });
}

/** Returns the schema of the settings, for a machine with this number of processor cores. */
export const settingsSchema = (cores: number) =>
  fields(cores)
    .superRefine(requireBothOfGoogle)
    .superRefine(requireAllOfStripe)
    .superRefine(requireWholeModel)
    .superRefine(requireForProduction)
    .superRefine(requireCurrentSecret)
    .superRefine(requirePublicSender)
    .superRefine(requireDefaultCost);
