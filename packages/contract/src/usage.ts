import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { smallBodyBytes } from "./fields.ts";

const usageReport = z.object({
  limited: z.boolean().describe("True when no rewrite is left, free Pro rewrites included."),
  remaining: z.int().min(-1).describe("Rewrites left in the current 24 hours. -1 means unlimited."),
  totalUsed: z.int().min(0).describe("Rewrites counted in the current 24 hours."),
  resetTime: z.iso.datetime().nullable().describe("When the current 24 hours end. Null if none are running."),
  limit: z.int().min(-1).describe("Rewrites per 24 hours. -1 means unlimited."),
  isLoggedIn: z.boolean(),
  credits: z.int().min(0).describe("Free Pro rewrites left. They are used before the daily rewrites."),
});
export type UsageReport = z.infer<typeof usageReport>;

const hints = z
  .object({
    sessionId: z.string().max(200).nullish(),
    userId: z.string().max(200).nullish(),
    userEmail: z.string().max(254).nullish(),
    ipAddress: z.string().max(200).nullish(),
    page: z.string().max(200).nullish(),
  })
  .describe(
    "Hints only: the server knows the caller by session, cookie and IP address. A logged-in caller can't name another account.",
  );

export const checkUsage = endpoint({
  method: "POST",
  path: "/api/rate-limit/check",
  summary: "Get the caller's rewrites left",
  policy: "public",
  input: hints,
  output: usageReport,
  errors: ["forbidden", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const usageStats = endpoint({
  method: "POST",
  path: "/api/rate-limit/stats",
  summary: "Get the caller's rewrites used and left",
  policy: "public",
  input: hints,
  output: usageReport,
  errors: ["forbidden", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const incrementUsage = endpoint({
  method: "POST",
  path: "/api/rate-limit/increment",
  summary: "Get the caller's rewrites left. Counts nothing",
  description:
    "Rewrites are counted when you rewrite a text. This address only reports, with status 429 if none are left, and exists for older clients.",
  policy: "public",
  input: hints,
  output: usageReport,
  errors: ["daily_limit_reached", "forbidden", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const resetUsage = endpoint({
  method: "POST",
  path: "/api/rate-limit/reset",
  summary: "Reset the count of an account, or of the caller. Administrators only",
  policy: "admin",
  input: hints,
  output: z.object({ success: z.literal(true) }),
  errors: ["USER_NOT_FOUND", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});
