import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { email, newPassword, personName, reason, smallBodyBytes } from "./fields.ts";
import { id } from "./id.ts";
import { pageOf, pageQuery, sortOrder } from "./paging.ts";
import { longestGrantDays } from "./plans.ts";
import { user } from "./user.ts";

/** By what the list of people can be sorted. */
export const userSorts = ["created_at", "last_login", "email", "name", "total_generations"] as const;
/** States of an account that the list can be filtered by. */
export const userStates = ["active", "banned", "unverified", "admin"] as const;

const searchError = "search must be a text of at most 254 characters.";

/** An account as administrators see it. */
const adminUser = user.extend({ ban_reason: z.string().nullable() });
export type AdminUser = z.infer<typeof adminUser>;

const session = z.object({
  id: z.uuid(),
  device: z.string(),
  place: z.string(),
  created_at: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});

const grant = z.object({
  id: z.uuid(),
  reason: z.string(),
  granted_at: z.iso.datetime(),
  ends_at: z.iso.datetime().nullable(),
  granted_by: z.string().nullable().describe("Email address of the administrator, while the account exists."),
});

const one = z.object({ success: z.literal(true), data: adminUser });
const done = z.object({ success: z.literal(true), message: z.string() });

export const listUsers = endpoint({
  method: "GET",
  path: "/api/users",
  summary: "People with an account: searched by email, name or id, filtered, sorted, in pages",
  policy: "admin",
  input: z.object({
    ...pageQuery,
    search: z
      .string()
      .trim()
      .max(254, searchError)
      .regex(/^[^\0]*$/, searchError)
      .optional()
      .describe("Any part of the email address, of first and last name, or of the id."),
    plan: z.enum(["normal", "premium"], "plan must be normal or premium.").optional(),
    state: z.enum(userStates, `state must be one of ${userStates.join(", ")}.`).optional(),
    sort_by: z.enum(userSorts, `sort_by must be one of ${userSorts.join(", ")}.`).default("created_at"),
    sort_order: sortOrder,
  }),
  output: pageOf(adminUser),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const userStats = endpoint({
  method: "GET",
  path: "/api/users/stats",
  summary: "How many people there are, and of which kind",
  policy: "admin",
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    data: z.object({
      total_users: z.int(),
      total_is_estimate: z.boolean(),
      active_today: z.int().describe("Signed in within 24 hours."),
      new_today: z.int().describe("Accounts opened within 24 hours."),
      new_this_month: z.int().describe("Accounts opened within 30 days."),
      premium_users: z.int().describe("With a subscription or a grant in force."),
      granted_users: z.int().describe("Of them, by a grant alone."),
      unverified_users: z.int(),
      banned_users: z.int(),
      admins: z.int(),
      total_generations: z.int(),
    }),
  }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const getUser = endpoint({
  method: "GET",
  path: "/api/users/{id}",
  summary: "One account with its sessions, its use of the running window, and premium that was given by hand",
  policy: "admin",
  input: z.object({ id: id() }),
  output: z.object({
    success: z.literal(true),
    data: adminUser.extend({
      sessions: z.array(session),
      grants: z.array(grant),
      usage: z.object({
        used: z.int(),
        limit: z.int().describe("-1 means unlimited."),
        reset_time: z.iso.datetime().nullable(),
      }),
    }),
  }),
  errors: ["USER_NOT_FOUND"],
  maxBodyBytes: smallBodyBytes,
});

export const findUserByEmail = endpoint({
  method: "GET",
  path: "/api/user/auth/{email}",
  summary: "Whether an address has an account, and how it signs in",
  policy: "admin",
  input: z.object({ email }),
  output: z.object({ success: z.literal(true), exists: z.boolean(), user: adminUser.nullable() }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const createUser = endpoint({
  method: "POST",
  path: "/api/user/create",
  summary: "Open an account for somebody",
  description:
    "A mail to the address lets them verify it. Without a password, it lets them choose one. Plans are not chosen here: premium is subscribed to, or granted.",
  policy: "admin",
  input: z.object({
    input: z.object(
      { email, first_name: personName, last_name: personName, password: newPassword.optional() },
      "input must have email, first_name and last_name.",
    ),
  }),
  output: one,
  errors: ["USER_EXISTS", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const updateUser = endpoint({
  method: "POST",
  path: "/api/user/update",
  summary: "Change names or role of an account",
  policy: "admin",
  input: z.object({
    id: id("id must be the id of an account."),
    input: z.object(
      {
        first_name: personName.optional(),
        last_name: personName.optional(),
        role: z.enum(["user", "admin"], "role must be user or admin.").optional(),
      },
      "input must have the fields to change.",
    ),
  }),
  output: one,
  errors: ["USER_NOT_FOUND", "forbidden"],
  maxBodyBytes: smallBodyBytes,
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/api/users/{id}",
  summary: "Delete an account: its subscription ends, its sessions end, its payments are kept under a pseudonym",
  description: "Refused for oneself and for the last administrator.",
  policy: "admin",
  input: z.object({ id: id() }),
  output: done,
  errors: ["USER_NOT_FOUND", "forbidden", "payments_unavailable", "busy"],
  maxBodyBytes: smallBodyBytes,
});

export const banUser = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/ban",
  summary: "Ban an account: its sessions end, and it can no longer sign in",
  policy: "admin",
  input: z.object({ id: id(), reason }),
  output: one,
  errors: ["USER_NOT_FOUND", "forbidden"],
  maxBodyBytes: smallBodyBytes,
});

export const unbanUser = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/unban",
  summary: "Let a banned account sign in again",
  policy: "admin",
  input: z.object({ id: id(), reason }),
  output: one,
  errors: ["USER_NOT_FOUND"],
  maxBodyBytes: smallBodyBytes,
});

export const endUserSessions = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/end-sessions",
  summary: "End one session of an account, or all of them",
  policy: "admin",
  input: z.object({ id: id(), session_id: id("session_id must be the id of a session.").optional() }),
  output: z.object({ success: z.literal(true), ended: z.int() }),
  errors: ["USER_NOT_FOUND", "not_found"],
  maxBodyBytes: smallBodyBytes,
});

const daysError = `days must be a whole number from 1 to ${longestGrantDays}.`;

export const grantPremium = endpoint({
  method: "POST",
  path: "/api/admin/grant-premium",
  summary: "Give an account premium by hand",
  description: "Without days the grant has no end. Grants stand beside a subscription; billing never touches them.",
  policy: "admin",
  input: z.object({
    email,
    days: z.int(daysError).min(1, daysError).max(longestGrantDays, daysError).optional(),
    reason,
  }),
  output: z.object({
    success: z.literal(true),
    ends_at: z.iso.datetime().nullable().describe("Null: without end."),
  }),
  errors: ["USER_NOT_FOUND"],
  maxBodyBytes: smallBodyBytes,
});

export const endGrants = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/end-grants",
  summary: "End premium that was given by hand; a subscription is not touched",
  policy: "admin",
  input: z.object({ id: id(), reason }),
  output: one.extend({ ended: z.int() }),
  errors: ["USER_NOT_FOUND"],
  maxBodyBytes: smallBodyBytes,
});

export const cancelUserSubscription = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/cancel-subscription",
  summary: "Cancel an account's subscription at the end of its period, or at once",
  policy: "admin",
  input: z.object({
    id: id(),
    when: z.enum(["period_end", "now"], "when must be period_end or now."),
    reason,
  }),
  output: one.extend({ message: z.string() }),
  errors: ["USER_NOT_FOUND", "no_subscription", "payments_unavailable", "payment_failed", "busy"],
  maxBodyBytes: smallBodyBytes,
});
