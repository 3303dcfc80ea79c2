import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { smallBodyBytes } from "./fields.ts";

const usageReport = z.object({
  limited: z.boolean().describe("True if no daily rewrites and no free Pro rewrites are left."),
  remaining: z.int().min(-1).describe("Rewrites left in the current 24-hour period. -1 means unlimited."),
  totalUsed: z.int().min(0).describe("Rewrites counted in the current 24-hour period."),
  resetTime: z.iso.datetime().nullable().describe("When the current 24-hour period ends. Null if none has started."),
  limit: z.int().min(-1).describe("Rewrites per 24 hours. -1 means unlimited."),
  isLoggedIn: z.boolean(),
  credits: z.int().min(0).describe("Free Pro rewrites left. They're used before the daily rewrites."),
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
    "The server doesn't rely on these values: it identifies the caller by session, cookie and IP address. A logged-in caller can't ask about another account.",
  );

export const checkUsage = endpoint({
  method: "POST",
  path: "/api/rate-limit/check",
  summary: "Get the number of rewrites the caller has left",
  policy: "public",
  allowsKeys: true,
  input: hints,
  output: usageReport,
  errors: ["forbidden", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const usageStats = endpoint({
  method: "POST",
  path: "/api/rate-limit/stats",
  summary: "Get the number of rewrites the caller has used, and the number left",
  policy: "public",
  allowsKeys: true,
  input: hints,
  output: usageReport,
  errors: ["forbidden", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const incrementUsage = endpoint({
  method: "POST",
  path: "/api/rate-limit/increment",
  summary: "Get the number of rewrites the caller has left (for older clients)",
  description:
    "Rewrites are counted when you rewrite text. This endpoint exists for older clients. It only reports the number left, with status 429 if it's zero.",
  policy: "public",
  input: hints,
  output: usageReport,
  errors: ["daily_limit_reached", "forbidden", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const resetUsage = endpoint({
  method: "POST",
  path: "/api/rate-limit/reset",
  summary: "Reset the rewrite count of an account or of the caller",
  policy: "admin",
  input: hints,
  output: z.object({ success: z.literal(true) }),
  errors: ["USER_NOT_FOUND", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});
