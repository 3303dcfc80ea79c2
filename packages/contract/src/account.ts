import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { messages } from "./errors.ts";
import { maxEmailLength } from "./field-rules.ts";
import { email, id, newPassword, personName, smallBodyBytes } from "./fields.ts";
import { user } from "./user.ts";

/**
 * Accepts any text as a password at sign-in. Rules for new passwords do not apply, because older passwords may not meet
 * them.
 */
const givenPassword = z.string("password must be a string.").min(1, "Enter your password.").max(1000);

/** Validates the token of a link in an email. A malformed token gets the same error message as an expired one. */
const linkToken = (max: number) =>
  z.string(messages.link_expired).min(1, messages.link_expired).max(max, messages.link_expired);

const confirmationError = "Type the account's email address to confirm.";

const done = z.object({ success: z.literal(true), message: z.string() });
const limited = ["too_many_requests", "unavailable"] as const;
const nothing = z.object({});

export const signUp = endpoint({
  method: "POST",
  path: "/api/auth/sign-up/email",
  summary: "Create an account with an email address and password",
  description: "Send either first_name and last_name, or name. We'll email a link to verify the address.",
  policy: "public",
  input: z
    .object({
      email,
      password: newPassword,
      name: personName.optional(),
      first_name: personName.optional(),
      last_name: personName.optional(),
    })
    .refine(
      ({ name, first_name, last_name }) => name !== undefined || (first_name !== undefined && last_name !== undefined),
      {
        error: "First and last name are required.",
      },
    ),
  output: done.extend({ user }),
  errors: ["USER_EXISTS", "REGISTRATION_FAILED", ...limited, "busy"],
  maxBodyBytes: smallBodyBytes,
});

export const signIn = endpoint({
  method: "POST",
  path: "/api/auth/sign-in/email",
  summary: "Log in with an email address and password",
  policy: "public",
  input: z.object({
    email,
    password: givenPassword,
    rememberMe: z.boolean("rememberMe must be true or false.").default(false),
  }),
  output: z.object({ success: z.literal(true), user }),
  errors: ["invalid_credentials", "account_inactive", ...limited, "busy"],
  maxBodyBytes: smallBodyBytes,
});

export const signInWithGoogle = endpoint({
  method: "POST",
  path: "/api/auth/sign-in/social",
  summary: "Start a Google login and get the URL to open",
  policy: "public",
  input: z.object({ provider: z.literal("google", "provider must be google.") }),
  output: z.object({ url: z.url(), redirect: z.literal(true) }),
  errors: ["google_failed", ...limited],
  maxBodyBytes: smallBodyBytes,
});

export const signOut = endpoint({
  method: "POST",
  path: "/api/auth/sign-out",
  summary: "Log out of the current session",
  policy: "public",
  input: nothing,
  output: z.object({ success: z.literal(true) }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const getSession = endpoint({
  method: "GET",
  path: "/api/auth/get-session",
  summary: "Get the logged-in user, or null for a guest",
  policy: "public",
  input: nothing,
  output: z.object({ user: user.nullable() }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const refreshUser = endpoint({
  method: "POST",
  path: "/api/user/refresh",
  summary: "Get the account's current data, and check whether its plan differs from the one in your request",
  policy: "signed-in",
  input: z.object({ plan: z.enum(["normal", "premium"], "plan must be normal or premium.").optional() }),
  output: z.object({ success: z.literal(true), planChanged: z.boolean(), user }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/api/auth/request-password-reset",
  summary: "Email a link to set a new password (the response is the same for unknown addresses)",
  policy: "public",
  input: z.object({ email }),
  output: done,
  errors: limited,
  maxBodyBytes: smallBodyBytes,
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  summary: "Set a new password with the two tokens from the emailed link, and end all other sessions",
  policy: "public",
  input: z.object({
    access_token: linkToken(200),
    refresh_token: linkToken(200),
    newPassword,
  }),
  output: done,
  errors: ["link_expired", ...limited, "busy"],
  maxBodyBytes: smallBodyBytes,
});

export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/auth/verify-email",
  summary: "Use the token from an emailed link to verify an email address or to confirm a change of address",
  policy: "public",
  input: z.object({ token: linkToken(2000) }),
  output: z.object({
    success: z.literal(true),
    step: z.enum(["verified", "confirmed", "changed"]),
    signed_in: z
      .boolean()
      .describe("True if the link also logged the user in, because the account was created in this browser."),
  }),
  errors: ["link_expired", "USER_EXISTS", ...limited],
  maxBodyBytes: smallBodyBytes,
});

export const sendVerificationEmail = endpoint({
  method: "POST",
  path: "/api/auth/send-verification-email",
  summary: "Resend the email with the link that verifies the account's address",
  policy: "signed-in",
  input: nothing,
  output: done,
  errors: limited,
  maxBodyBytes: smallBodyBytes,
});

export const changePassword = endpoint({
  method: "POST",
  path: "/api/auth/change-password",
  summary: "Change the password and end all other sessions",
  description:
    "An account created with Google has no password until its user sets one with the link from a password reset email.",
  policy: "signed-in",
  input: z.object({ currentPassword: givenPassword, newPassword }),
  output: done,
  errors: ["wrong_password", ...limited, "busy"],
  maxBodyBytes: smallBodyBytes,
});

export const changeEmail = endpoint({
  method: "POST",
  path: "/api/auth/change-email",
  summary: "Change the email address (we email a link to the current address first, then one to the new address)",
  policy: "signed-in",
  input: z.object({ newEmail: email, password: givenPassword.optional() }),
  output: done,
  errors: ["wrong_password", ...limited, "busy"],
  maxBodyBytes: smallBodyBytes,
});

export const updateProfile = endpoint({
  method: "POST",
  path: "/api/account/profile",
  summary: "Change the account's name, or turn history on or off",
  policy: "signed-in",
  input: z.object({
    first_name: personName.optional(),
    last_name: personName.optional(),
    history_enabled: z.boolean("history_enabled must be true or false.").optional(),
  }),
  output: z.object({ success: z.literal(true), user }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

const session = z.object({
  id: z.uuid(),
  device: z.string().describe("Browser and operating system, if known."),
  place: z.string().describe("IP address that started the session, if known."),
  created_at: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  current: z.boolean().describe("True for the current session."),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/account/sessions",
  summary: "List the account's active sessions",
  policy: "signed-in",
  input: nothing,
  output: z.object({ sessions: z.array(session) }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const endSession = endpoint({
  method: "DELETE",
  path: "/api/account/sessions/{id}",
  summary: "End one of the account's sessions",
  policy: "owner",
  input: z.object({ id: id() }),
  output: z.object({ success: z.literal(true) }),
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});

export const exportAccount = endpoint({
  method: "GET",
  path: "/api/account/export",
  summary: "Download everything stored about the account as JSON",
  policy: "signed-in",
  input: nothing,
  output: z.record(z.string(), z.unknown()),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const deleteAccount = endpoint({
  method: "POST",
  path: "/api/account/delete",
  summary: "Permanently delete the account",
  description:
    "confirmation must be the account's email address. Also send the password or, if the account has none, make sure you logged in within the last 15 minutes.",
  policy: "signed-in",
  input: z.object({
    confirmation: z.string(confirmationError).max(maxEmailLength, confirmationError),
    password: givenPassword.optional(),
  }),
  output: z.object({ success: z.literal(true) }),
  errors: ["wrong_password", "forbidden", ...limited, "busy", "payments_unavailable"],
  maxBodyBytes: smallBodyBytes,
});
