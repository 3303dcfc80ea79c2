import { resolve } from "node:path";
import type { PrivateMode } from "@rewright/contract/private-mode";
import type { ModelSettings } from "@rewright/pro";
import { toModelSettings } from "@rewright/pro/environment";
import { givenSettings, settingProblems } from "@rewright/pro/setting-fields";
import type { z } from "zod";
import type { GoogleSettings } from "../accounts/sign-in/google.ts";
import type { StripeSettings } from "../billing/provider/stripe-client.ts";
import type { PoolSettings } from "../db/postgres.ts";
import type { TrustedProxy } from "../http/client-address.ts";
import type { TracingSettings } from "../operations/tracing/open-telemetry.ts";
import { settingsSchema, stripeApi } from "./settings-schema.ts";

/** Holds the operator's settings, which are read once when the server starts. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** The address on which the server listens. If undefined, it listens on every address of the machine. */
  readonly host: string | undefined;
  /** The port on which metrics are served. If undefined, metrics are not served. */
  readonly metricsPort: number | undefined;
  /** The time in seconds for which the server still accepts requests after it was asked to stop. */
  readonly drainSeconds: number;
  /** The settings for sending traces. If undefined, nothing is traced. */
  readonly tracing: TracingSettings | undefined;
  /** Folder that contains the embedded database and the generated secret. */
  readonly dataDir: string;
  /** URL of a PostgreSQL database. If undefined, the embedded database in `dataDir` is used. */
  readonly databaseUrl: string | undefined;
  /** Limits of the connections to a PostgreSQL server. */
  readonly databasePool: PoolSettings;
  /** The public URL of this site. */
  readonly origin: string | undefined;
  /** Secret for signing cookies and hashing addresses. If undefined, one is generated in `dataDir`. */
  readonly secret: string | undefined;
  /** Former secrets that are still accepted together with `secret`, while a secret is being replaced. */
  readonly otherSecrets: readonly string[];
  readonly anonymousDailyGenerations: number;
  readonly blogUrl: string | undefined;
  readonly maintenance: boolean;
  /** Lists who may use private mode, in which Humanize Lite runs in the browser. */
  readonly privateMode: PrivateMode;
  readonly sandbox: boolean;
  /** The URL of the development sandbox's own pages. */
  readonly sandboxUrl: string | undefined;
  readonly trustedProxy: TrustedProxy;
  /** The hashes of networks and accounts whose requests are refused. Operators find these hashes in the log. */
  readonly blockedCallers: readonly string[];
  /** Number of requests per minute that one IP address may send. */
  readonly apiRateLimit: number;
  /** URL of the mail server (smtp:// or smtps://) with user and password. If undefined, no email is sent. */
  readonly smtpUrl: string | undefined;
  /** Sender of every email. If undefined, an address at the domain of this site's URL. */
  readonly mailFrom: string | undefined;
  /**
   * Address that receives the messages of the contact form. If undefined, only administrators can see them on the site.
   */
  readonly contactEmail: string | undefined;
  /** Settings of sign-in with Google. If undefined, users cannot sign in with Google. */
  readonly google: GoogleSettings | undefined;
  /** Settings of the payment provider. If undefined, nothing can be bought. */
  readonly stripe: StripeSettings | undefined;
  /** Settings of the language model. If undefined, Humanize Pro uses only the local engine. */
  readonly languageModel: ModelSettings | undefined;
  /** Email addresses, in lower case, whose accounts become administrators once the addresses are verified. */
  readonly adminEmails: readonly string[];
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  readonly workers: number;
  /** Cost of the password hash bcrypt, as a power of two. May be lower than the default only in tests. */
  readonly passwordCost: number;
}

/** Thrown for invalid settings. `problems` contains one message for each. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`These settings are invalid:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

/**
 * The default of `drainSeconds` in production. A load balancer that requests `/ready` every two seconds, and stops
 * sending requests after two failures, notices the stop within this time.
 */
const productionDrainSeconds = 5;

/** Names of all environment variables that are settings. */
export const settingNames: readonly string[] = Object.keys(settingsSchema(1).shape);

/**
 * Reads the settings from environment variables. An empty value counts as absent.
 * @throws ConfigError with every invalid setting
 */
export function readConfig(environment: NodeJS.ProcessEnv, cores: number): Config {
  const parsed = settingsSchema(cores).safeParse(givenSettings(environment));
  if (!parsed.success) throw new ConfigError(settingProblems(parsed.error));
  const settings = parsed.data;
  return {
    production: settings.NODE_ENV === "production",
    port: settings.PORT,
    host: settings.HOST,
    metricsPort: settings.METRICS_PORT || undefined,
    drainSeconds: settings.DRAIN_SECONDS ?? (settings.NODE_ENV === "production" ? productionDrainSeconds : 0),
    tracing: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
          sampleRatio: settings.OTEL_TRACES_SAMPLER_ARG,
          serviceName: settings.OTEL_SERVICE_NAME,
        }
      : undefined,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databasePool: {
      size: settings.DATABASE_POOL_SIZE,
      connectTimeoutSeconds: settings.DATABASE_CONNECT_TIMEOUT_SECONDS,
      statementTimeoutSeconds: settings.DATABASE_STATEMENT_TIMEOUT_SECONDS,
      lockTimeoutSeconds: settings.DATABASE_LOCK_TIMEOUT_SECONDS,
      idleTransactionTimeoutSeconds: settings.DATABASE_IDLE_TRANSACTION_TIMEOUT_SECONDS,
      startTimeoutSeconds: settings.DATABASE_START_TIMEOUT_SECONDS,
    },
    origin: settings.ORIGIN,
    secret: settings.SECRET,
    otherSecrets: settings.SECRET_PREVIOUS === undefined ? [] : [settings.SECRET_PREVIOUS],
    anonymousDailyGenerations: settings.ANONYMOUS_DAILY_GENERATIONS,
    blogUrl: settings.BLOG_URL,
    maintenance: settings.MAINTENANCE_MODE,
    privateMode: settings.PRIVATE_MODE,
    sandbox: settings.SANDBOX,
    sandboxUrl: settings.SANDBOX_URL,
    trustedProxy: settings.TRUSTED_PROXY,
    blockedCallers: settings.BLOCKED_CALLERS,
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

function googleSettings(settings: z.output<ReturnType<typeof settingsSchema>>): GoogleSettings | undefined {
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

function stripeSettings(settings: z.output<ReturnType<typeof settingsSchema>>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = settings;
  const { STRIPE_PRICE_MONTHLY: monthly, STRIPE_PRICE_YEARLY: yearly } = settings;
  if (!secretKey || !webhookSecrets || !monthly || !yearly) return undefined;
  const apiUrl = settings.STRIPE_API_URL.replace(/\/$/, "");
  return { secretKey, webhookSecrets, prices: { monthly, yearly }, apiUrl, isMock: apiUrl !== stripeApi };
}
