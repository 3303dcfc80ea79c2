import { historyLimits } from "@rewright/contract/limits";
import type { Capacity } from "./measure-capacity.ts";

/** Assumptions about users. Replace them by the values that your own metrics show. */
export const assumptions = {
  activeShare: 0.2,
  rewritesPerActive: 5,
  busiestHourShare: 0.15,
  peakFactor: 3,
  /** The number of other requests for each rewrite, such as for pages, the session, usage, history and alternatives. */
  otherRequests: 6,
  premiumShare: 0.05,
  /** The share of a processor that may be used at the peak. */
  utilisation: 0.6,
  coresPerServer: 4,
  /** The factor by which a table's rows are multiplied to include indexes, free space and outdated row versions. */
  diskFactor: 3,
} as const;

/** Example prices in dollars. They are not those of a real provider. */
export const priceList = {
  serverMonth: 48,
  databaseMonth: 120,
  balancerMonth: 12,
  gigabyteMonth: 0.12,
  inputMillion: 0.4,
  outputMillion: 1.6,
} as const;

/**
 * The language model's tokens for a text of 200 words in two paragraphs: twice the numbers for a paragraph that
 * docs/operations.md states.
 */
export const modelTokens = { input: 4800, output: 600 } as const;

const hoursPerMonth = 730;
const secondsPerHour = 3600;
const gigabyte = 1e9;

/** Holds the resources that a number of users needs. */
export interface Size {
  readonly users: number;
  readonly rewritesPerDay: number;
  readonly peakRewrites: number;
  readonly peakRequests: number;
  readonly servers: number;
  readonly databaseCores: number;
  readonly connections: number;
  readonly databaseGb: number;
  readonly dollarsPerMonth: number;
}

/**
 * The most database connections that a server process opens: those of its pool, one for event streams, and one for jobs
 * or migrations.
 */
const connectionsPerProcess = 12;

/** The number of server processes on a machine. Each has one worker, and uses up to two cores. */
export const processesPerServer = assumptions.coresPerServer / 2;

/** Calculates the resources for a number of users from the measured cost of requests. */
export function sizeFor(users: number, capacity: Capacity): Size {
  const rewritesPerDay = users * assumptions.activeShare * assumptions.rewritesPerActive;
  const perSecond = (rewritesPerDay * assumptions.busiestHourShare) / secondsPerHour;
  const peakRewrites = perSecond * assumptions.peakFactor;
  const cores = (peakRewrites * secondsWithOthers(capacity, "servers")) / assumptions.utilisation;
  const databaseCores = (peakRewrites * secondsWithOthers(capacity, "database")) / assumptions.utilisation;
  // Two at least, and one more, so that one can fail or be restarted at the peak.
  const servers = Math.max(2, Math.ceil(cores / assumptions.coresPerServer)) + 1;
  const databaseGb = databaseBytes(users, rewritesPerDay, capacity.bytes) / gigabyte;
  const { serverMonth, databaseMonth, balancerMonth, gigabyteMonth } = priceList;
  return {
    ...{ users, rewritesPerDay, peakRewrites, servers, databaseGb },
    peakRequests: peakRewrites * (1 + assumptions.otherRequests),
    databaseCores: Math.max(2, Math.ceil(databaseCores)),
    connections: servers * processesPerServer * connectionsPerProcess,
    dollarsPerMonth:
      servers * serverMonth + 2 * databaseMonth + 2 * balancerMonth + 2 * Math.ceil(databaseGb) * gigabyteMonth,
  };
}

/**
 * Returns the size of the database in bytes, with two years of daily statistics, and full histories of Premium
 * accounts.
 */
function databaseBytes(users: number, rewritesPerDay: number, bytes: Capacity["bytes"]): number {
  const of = (table: string) => bytes.find((one) => one.table === table)?.bytesPerRow ?? 0;
  const perUser = of("users") + of("sessions") + of("usage_windows");
  const days = users * assumptions.activeShare * 2 * 365 * of("activity_days");
  const history = users * assumptions.premiumShare * historyLimits.items * of("history_items");
  return (users * perUser + rewritesPerDay * of("counted_requests") + days + history) * assumptions.diskFactor;
}

/** Returns the processor seconds of a rewrite together with the other requests that belong to it. */
function secondsWithOthers({ perRewrite, perOther }: Capacity, program: "servers" | "database"): number {
  return perRewrite[program] + assumptions.otherRequests * perOther[program];
}

/**
 * Returns the rewrites per second that one core can serve at the assumed utilisation, together with the other requests
 * that belong to them.
 */
export const rewritesPerCore = (capacity: Capacity) => assumptions.utilisation / secondsWithOthers(capacity, "servers");

/** Returns the number of users for whom one core is enough at the peak. */
export function usersPerCore(capacity: Capacity): number {
  const perUser = assumptions.activeShare * assumptions.rewritesPerActive * assumptions.busiestHourShare;
  return (rewritesPerCore(capacity) * secondsPerHour) / (perUser * assumptions.peakFactor);
}

/**
 * Returns the cost of 1,000 rewrites in dollars: by Lite on a server at the assumed utilisation, and by a hosted model.
 */
export function costOfThousand(capacity: Capacity): { readonly lite: number; readonly model: number } {
  const coreSecond = priceList.serverMonth / assumptions.coresPerServer / hoursPerMonth / secondsPerHour;
  const { inputMillion, outputMillion } = priceList;
  const tokens = (modelTokens.input * inputMillion + modelTokens.output * outputMillion) / 1e6;
  return { lite: (1000 * coreSecond) / rewritesPerCore(capacity), model: 1000 * tokens };
}
