import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { email, id, newPassword, personName, reason, smallBodyBytes } from "../fields.ts";
import { pageOf, pageQuery, sortOrder } from "../paging.ts";
import { longestGrantDays } from "../plans.ts";
import { user } from "../user.ts";

/** Lists the fields by which users can be sorted. */
export const userSorts = ["created_at", "last_login", "email", "name", "total_generations"] as const;
/** Lists the account states by which users can be filtered. */
export const userStates = ["active", "banned", "unverified", "admin"] as const;

const searchError = "search must be a string of at most 254 characters.";

/** Describes an account as administrators see it. */
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
  granted_by: z.string().nullable().describe("The administrator's email address. Null if the account was deleted."),
});

const one = z.object({ success: z.literal(true), data: adminUser });
const done = z.object({ success: z.literal(true), message: z.string() });

export const listUsers = endpoint({
  method: "GET",
  path: "/api/users",
  summary: "List users, with search, filters, sorting and paging",
  policy: "admin",
  input: z.object({
    ...pageQuery,
    search: z
      .string()
      .trim()
      .max(254, searchError)
      .regex(/^[^\0]*$/, searchError)
      .optional()
      .describe("Any part of the email address, the name or the ID."),
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
  summary: "Get the number of users, in total and by group",
  policy: "admin",
  input: z.object({}),
  output: z.object({
    success: z.literal(true),
    data: z.object({
      total_users: z.int(),
      total_is_estimate: z.boolean(),
      active_today: z.int().describe("Users who logged in within the last 24 hours."),
      new_today: z.int().describe("Accounts created in the last 24 hours."),
      new_this_month: z.int().describe("Accounts created in the last 30 days."),
      premium_users: z.int().describe("Users with an active subscription or Premium grant."),
      granted_users: z.int().describe("Premium users with a grant and no subscription."),
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
  summary: "Get one account with its sessions, current usage and Premium grants",
  policy: "admin",
  input: z.object({ id: id() }),
  output: z.object({
    success: z.literal(true),
    data: adminUser.extend({
      sessions: z.array(session),
      grants: z.array(grant),
      usage: z.object({
        used: z.int(),
        limit: z.int().describe("Rewrites per 24 hours. -1 means unlimited."),
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
  summary: "Check whether an email address has an account and how its user logs in",
  policy: "admin",
  input: z.object({ email }),
  output: z.object({ success: z.literal(true), exists: z.boolean(), user: adminUser.nullable() }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const createUser = endpoint({
  method: "POST",
  path: "/api/user/create",
  summary: "Create an account for a new user",
  description:
    "We'll email a link to verify the address. If you don't set a password, the link also lets the user choose one. New accounts are on the Free plan, and you can grant Premium later.",
  policy: "admin",
  input: z.object({
    input: z.object(
      { email, first_name: personName, last_name: personName, password: newPassword.optional() },
      "input must contain email, first_name and last_name.",
    ),
  }),
  output: one,
  errors: ["USER_EXISTS", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const updateUser = endpoint({
  method: "POST",
  path: "/api/user/update",
  summary: "Change an account's name or role",
  policy: "admin",
  input: z.object({
    id: id("id must be the ID of an account."),
    input: z.object(
      {
        first_name: personName.optional(),
        last_name: personName.optional(),
        role: z.enum(["user", "admin"], "role must be user or admin.").optional(),
      },
      "input must contain the fields to change.",
    ),
  }),
  output: one,
  errors: ["USER_NOT_FOUND", "forbidden"],
  maxBodyBytes: smallBodyBytes,
});

export const deleteUser = endpoint({
  method: "DELETE",
  path: "/api/users/{id}",
  summary: "Delete an account, end its subscription and sessions, and keep its payments under a pseudonym",
  description: "You can't delete your own account or the last administrator's account.",
  policy: "admin",
  input: z.object({ id: id() }),
  output: done,
  errors: ["USER_NOT_FOUND", "forbidden", "payments_unavailable", "busy"],
  maxBodyBytes: smallBodyBytes,
});

export const banUser = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/ban",
  summary: "Ban an account, which ends its sessions and prevents new logins",
  policy: "admin",
  input: z.object({ id: id(), reason }),
  output: one,
  errors: ["USER_NOT_FOUND", "forbidden"],
  maxBodyBytes: smallBodyBytes,
});

export const unbanUser = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/unban",
  summary: "Lift the ban on an account",
  policy: "admin",
  input: z.object({ id: id(), reason }),
  output: one,
  errors: ["USER_NOT_FOUND"],
  maxBodyBytes: smallBodyBytes,
});

export const endUserSessions = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/end-sessions",
  summary: "End one or all of an account's sessions",
  policy: "admin",
  input: z.object({ id: id(), session_id: id("session_id must be the ID of a session.").optional() }),
  output: z.object({ success: z.literal(true), ended: z.int() }),
  errors: ["USER_NOT_FOUND", "not_found"],
  maxBodyBytes: smallBodyBytes,
});

const daysError = `days must be a whole number from 1 to ${longestGrantDays}.`;

export const grantPremium = endpoint({
  method: "POST",
  path: "/api/admin/grant-premium",
  summary: "Grant Premium to an account",
  description:
    "If you leave out the days field, the grant has no end date. Grants are separate from subscriptions, and billing never changes them.",
  policy: "admin",
  input: z.object({
    email,
    days: z.int(daysError).min(1, daysError).max(longestGrantDays, daysError).optional(),
    reason,
  }),
  output: z.object({
    success: z.literal(true),
    ends_at: z.iso.datetime().nullable().describe("When the grant ends. Null if there's no end date."),
  }),
  errors: ["USER_NOT_FOUND"],
  maxBodyBytes: smallBodyBytes,
});

export const endGrants = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/end-grants",
  summary: "End an account's Premium grants without changing its subscription",
  policy: "admin",
  input: z.object({ id: id(), reason }),
  output: one.extend({ ended: z.int() }),
  errors: ["USER_NOT_FOUND"],
  maxBodyBytes: smallBodyBytes,
});

export const cancelUserSubscription = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/cancel-subscription",
  summary: "Cancel an account's subscription, at the end of the period or immediately",
  policy: "admin",
  input: z.object({
    id: id(),
    when: z.enum(["period_end", "now"], '"when" must be "period_end" or "now".'),
    reason,
  }),
  output: one.extend({ message: z.string() }),
  errors: ["USER_NOT_FOUND", "no_subscription", "payments_unavailable", "payment_failed", "busy"],
  maxBodyBytes: smallBodyBytes,
});
