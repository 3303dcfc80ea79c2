import { resolve } from "node:path";
import { emailPattern } from "@rewright/contract/field-rules";
import { defaultAnonymousDailyGenerations } from "@rewright/contract/plans";
import type { ModelSettings } from "@rewright/pro";
import { modelFields, requireWholeModel, toModelSettings } from "@rewright/pro/environment";
import { flag, givenSettings, httpUrl, settingProblems, urlOf, wholeNumber } from "@rewright/pro/setting-fields";
import { z } from "zod";
import { defaultPasswordCost } from "../accounts/password/password-hash.ts";
import type { GoogleSettings } from "../accounts/sign-in/google.ts";
import type { StripeSettings } from "../billing/provider/stripe-client.ts";
import { defaultPool, type PoolSettings } from "../db/postgres.ts";
import { parseTrustedProxy, type TrustedProxy } from "../http/client-address.ts";
import { publicDomain } from "../mail/default-sender.ts";

/** Holds the operator's settings, which are read once at start. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** Absent: every address of the machine. */
  readonly host: string | undefined;
  /** The port of the metrics. Absent: they are not served. */
  readonly metricsPort: number | undefined;
  /** Folder of the embedded database and the generated secret. */
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Limits of the connections to a PostgreSQL server. */
  readonly databasePool: PoolSettings;
  /** The product's own address in browsers. */
  readonly origin: string | undefined;
  /** Signs cookies and hashes addresses. Absent: generated into `dataDir`. */
  readonly secret: string | undefined;
  readonly anonymousDailyGenerations: number;
  readonly blogUrl: string | undefined;
  readonly maintenance: boolean;
  readonly sandbox: boolean;
  /** The address of the sandbox's own pages. */
  readonly sandboxUrl: string | undefined;
  readonly trustedProxy: TrustedProxy;
  /** Requests per minute from one IP address. */
  readonly apiRateLimit: number;
  /** Mail server as smtp:// or smtps://, with user and password. Absent: no email is sent. */
  readonly smtpUrl: string | undefined;
  /** Sender of every email. Absent: one at the domain of the product's own address. */
  readonly mailFrom: string | undefined;
  /** Recipient of the contact form's messages. Absent: they are only shown to administrators. */
  readonly contactEmail: string | undefined;
  /** Absent: there is no sign-in with Google. */
  readonly google: GoogleSettings | undefined;
  /** Absent: nothing can be bought. */
  readonly stripe: StripeSettings | undefined;
  /** Absent: Humanize Pro is the local engine's Ultra run. */
  readonly languageModel: ModelSettings | undefined;
  /** Addresses, in lower case, whose accounts become administrators once they are verified. */
  readonly adminEmails: readonly string[];
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  readonly workers: number;
  /** Rounds of bcrypt, as a power of two; fewer than the default only in tests. */
  readonly passwordCost: number;
}

/** Thrown for invalid settings; `problems` has one sentence for each of them. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`These settings are invalid:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

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

const stripeApi = "https://api.stripe.com";
const ofStripe = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_MONTHLY", "STRIPE_PRICE_YEARLY"] as const;

const schema = (cores: number) =>
  z
    .object({
      NODE_ENV: z
        .enum(["production", "development", "test"], "must be production, development, test or unset")
        .optional(),
      PORT: wholeNumber(0, 65_535, 3000),
      HOST: z.string().optional(),
      METRICS_PORT: wholeNumber(0, 65_535, 0),
      DATA_DIR: z.string().default("data"),
      DATABASE_URL: urlOf(["postgres:", "postgresql:"], "must begin with postgres:// or postgresql://").optional(),
      DATABASE_POOL_SIZE: wholeNumber(1, 1000, defaultPool.size),
      DATABASE_CONNECT_TIMEOUT_SECONDS: wholeNumber(1, 60, defaultPool.connectTimeoutSeconds),
      DATABASE_STATEMENT_TIMEOUT_SECONDS: wholeNumber(1, 600, defaultPool.statementTimeoutSeconds),
      DATABASE_LOCK_TIMEOUT_SECONDS: wholeNumber(1, 600, defaultPool.lockTimeoutSeconds),
      DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS: wholeNumber(1, 600, defaultPool.idleTransactionTimeoutSeconds),
      ORIGIN: origin.transform((value) => value.replace(/\/$/, "")).optional(),
      SECRET: z.string().min(32, "must have at least 32 characters").optional(),
      ANONYMOUS_DAILY_GENERATIONS: wholeNumber(0, 1_000_000, defaultAnonymousDailyGenerations),
      BLOG_URL: httpUrl.optional(),
      MAINTENANCE_MODE: flag,
      SANDBOX: flag,
      SANDBOX_URL: httpUrl.optional(),
      TRUSTED_PROXY: trustedProxy,
      SMTP_URL: urlOf(["smtp:", "smtps:"], "must begin with smtp:// or smtps://").optional(),
      MAIL_FROM: z.string().optional(),
      CONTACT_EMAIL: z.string().trim().toLowerCase().regex(emailPattern, "must be an email address").optional(),
      GOOGLE_CLIENT_ID: z.string().optional(),
      GOOGLE_CLIENT_SECRET: z.string().optional(),
      GOOGLE_ISSUER: httpUrl.default("https://accounts.google.com"),
      GOOGLE_AUTHORIZATION_URL: httpUrl.default("https://accounts.google.com/o/oauth2/v2/auth"),
      GOOGLE_TOKEN_URL: httpUrl.default("https://oauth2.googleapis.com/token"),
      GOOGLE_JWKS_URL: httpUrl.default("https://www.googleapis.com/oauth2/v3/certs"),
      STRIPE_SECRET_KEY: z.string().optional(),
      STRIPE_WEBHOOK_SECRET: z
        .string()
        .transform((value) => value.split(",").map((one) => one.trim()))
        .refine((list) => list.length <= 2 && list.every(Boolean), "must be one secret, or two separated by a comma")
        .optional(),
      STRIPE_PRICE_MONTHLY: z.string().optional(),
      STRIPE_PRICE_YEARLY: z.string().optional(),
      STRIPE_API_URL: origin.default(stripeApi),
      ...modelFields,
      ADMIN_EMAILS: z
        .string()
        .transform((value) => value.split(",").map((one) => one.trim().toLowerCase()))
        .refine((list) => list.every((one) => emailPattern.test(one)), "must be email addresses separated by commas")
        .default([]),
      API_RATE_LIMIT: wholeNumber(1, 1_000_000, 60),
      LOG_LEVEL: z
        .enum(
          ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
          "must be fatal, error, warn, info, debug, trace or silent",
        )
        .default("info"),
      WORKERS: wholeNumber(1, 64, Math.max(1, Math.min(cores - 1, 4))),
      PASSWORD_COST: wholeNumber(4, defaultPasswordCost, defaultPasswordCost),
    })
    .superRefine(({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }, context) => {
      if ((GOOGLE_CLIENT_ID === undefined) === (GOOGLE_CLIENT_SECRET === undefined)) return;
      const path = [GOOGLE_CLIENT_ID === undefined ? "GOOGLE_CLIENT_ID" : "GOOGLE_CLIENT_SECRET"];
      context.addIssue({ code: "custom", path, message: "is required when the other of the two is set" });
    })
    .superRefine((settings, context) => {
      const missing = ofStripe.filter((name) => settings[name] === undefined);
      if (missing.length === ofStripe.length) return;
      const message = `is required when another of ${ofStripe.join(", ")} is set`;
      for (const name of missing) context.addIssue({ code: "custom", path: [name], message });
    })
    .superRefine(requireWholeModel)
    .superRefine(({ NODE_ENV, SECRET, ORIGIN }, context) => {
      if (NODE_ENV !== "production") return;
      const required = "is required when NODE_ENV is production";
      if (SECRET === undefined) context.addIssue({ code: "custom", path: ["SECRET"], message: required });
      if (ORIGIN === undefined) context.addIssue({ code: "custom", path: ["ORIGIN"], message: required });
    })
    .superRefine(({ NODE_ENV, SANDBOX, SMTP_URL, ORIGIN, MAIL_FROM }, context) => {
      if (NODE_ENV !== "production" || SANDBOX || SMTP_URL === undefined || ORIGIN === undefined) return;
      if (MAIL_FROM === undefined ? publicDomain(ORIGIN) !== undefined : !/@localhost\b/i.test(MAIL_FROM)) return;
      const message = "must be an address that people can read, such as Name <no-reply@example.org>";
      context.addIssue({ code: "custom", path: ["MAIL_FROM"], message });
    })
    .superRefine(({ NODE_ENV, PASSWORD_COST }, context) => {
      if (NODE_ENV === "test" || PASSWORD_COST === defaultPasswordCost) return;
      const message = `must be ${defaultPasswordCost} unless NODE_ENV is test`;
      context.addIssue({ code: "custom", path: ["PASSWORD_COST"], message });
    });

/** Names of all settings in the environment. */
export const settingNames: readonly string[] = Object.keys(schema(1).shape);

/**
 * Reads the settings from the environment; an empty value counts as absent.
 * @throws ConfigError with every invalid setting
 */
export function readConfig(environment: NodeJS.ProcessEnv, cores: number): Config {
  const parsed = schema(cores).safeParse(givenSettings(environment));
  if (!parsed.success) throw new ConfigError(settingProblems(parsed.error));
  const settings = parsed.data;
  return {
    production: settings.NODE_ENV === "production",
    port: settings.PORT,
    host: settings.HOST,
    metricsPort: settings.METRICS_PORT || undefined,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databasePool: {
      size: settings.DATABASE_POOL_SIZE,
      connectTimeoutSeconds: settings.DATABASE_CONNECT_TIMEOUT_SECONDS,
      statementTimeoutSeconds: settings.DATABASE_STATEMENT_TIMEOUT_SECONDS,
      lockTimeoutSeconds: settings.DATABASE_LOCK_TIMEOUT_SECONDS,
      idleTransactionTimeoutSeconds: settings.DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS,
    },
    origin: settings.ORIGIN,
    secret: settings.SECRET,
    anonymousDailyGenerations: settings.ANONYMOUS_DAILY_GENERATIONS,
    blogUrl: settings.BLOG_URL,
    maintenance: settings.MAINTENANCE_MODE,
    sandbox: settings.SANDBOX,
    sandboxUrl: settings.SANDBOX_URL,
    trustedProxy: settings.TRUSTED_PROXY,
    apiRateLimit: settings.API_RATE_LIMIT,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    contactEmail: settings.CONTACT_EMAIL ?? settings.ADMIN_EMAILS[0],
    google: googleSettings(settings),
    stripe: stripeSettings(settings),
    languageModel: toModelSettings(settings),
    adminEmails: settings.ADMIN_EMAILS,
    logLevel: settings.LOG_LEVEL,
    workers: settings.WORKERS,
    passwordCost: settings.PASSWORD_COST,
  };
}

function googleSettings(settings: z.output<ReturnType<typeof schema>>): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId || !clientSecret) return undefined;
  return {
    clientId,
    clientSecret,
    issuer: settings.GOOGLE_ISSUER,
    authorizationUrl: settings.GOOGLE_AUTHORIZATION_URL,
    tokenUrl: settings.GOOGLE_TOKEN_URL,
    jwksUrl: settings.GOOGLE_JWKS_URL,
  };
}

function stripeSettings(settings: z.output<ReturnType<typeof schema>>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = settings;
  const { STRIPE_PRICE_MONTHLY: monthly, STRIPE_PRICE_YEARLY: yearly } = settings;
  if (!secretKey || !webhookSecrets || !monthly || !yearly) return undefined;
  const apiUrl = settings.STRIPE_API_URL.replace(/\/$/, "");
  return { secretKey, webhookSecrets, prices: { monthly, yearly }, apiUrl, isMock: apiUrl !== stripeApi };
}
