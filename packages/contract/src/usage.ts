import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { smallBodyBytes } from "./fields.ts";

const usageReport = z.object({
  limited: z.boolean().describe("True when neither a use nor a complimentary generation is left."),
  remaining: z.int().min(-1).describe("Uses left in the window; -1 means unlimited."),
  totalUsed: z.int().min(0).describe("Uses counted in the running window."),
  resetTime: z.iso.datetime().nullable().describe("When the running window ends; null when none is running."),
  limit: z.int().min(-1).describe("Uses in a window; -1 means unlimited."),
  isLoggedIn: z.boolean(),
  credits: z
    .int()
    .min(0)
    .describe("Complimentary generations that can be spent; they are spent before the day's uses."),
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
    "Hints that the server does not rely on: the caller is known by session, cookie and address. Whoever is signed in may name nobody else.",
  );

export const checkUsage = endpoint({
  method: "POST",
  path: "/api/rate-limit/check",
  summary: "Uses left of the caller",
  policy: "public",
  input: hints,
  output: usageReport,
  errors: ["forbidden", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const usageStats = endpoint({
  method: "POST",
  path: "/api/rate-limit/stats",
  summary: "Uses counted and left of the caller",
  policy: "public",
  input: hints,
  output: usageReport,
  errors: ["forbidden", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const incrementUsage = endpoint({
  method: "POST",
  path: "/api/rate-limit/increment",
  summary: "Uses left of the caller; counts nothing",
  description:
    "Uses are counted where a text is rewritten. This address only reports, with status 429 where none is left, and is kept for older clients.",
  policy: "public",
  input: hints,
  output: usageReport,
  errors: ["daily_limit_reached", "forbidden", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const resetUsage = endpoint({
  method: "POST",
  path: "/api/rate-limit/reset",
  summary: "Start the count of the named account, or of the caller, anew; administrators only",
  policy: "admin",
  input: hints,
  output: z.object({ success: z.literal(true) }),
  errors: ["USER_NOT_FOUND", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});
