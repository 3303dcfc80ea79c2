import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { id, personName, smallBodyBytes } from "./fields.ts";
import { apiKeyLimits } from "./limits.ts";

const daysError = `expires_in_days must be a whole number from 1 to ${apiKeyLimits.days}, or null.`;

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string().describe("The first characters of the key, so that you can recognize it."),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable().describe("Null if the key doesn't expire."),
  expired: z.boolean(),
  last_used_at: z.iso
    .datetime()
    .nullable()
    .describe("When the key was last used, to the minute. Null if the key was never used."),
});
export type ApiKey = z.infer<typeof apiKey>;

export const listKeys = endpoint({
  method: "GET",
  path: "/api/account/keys",
  summary: "List the account's API keys, newest first",
  policy: "signed-in",
  input: z.object({}),
  output: z.object({ keys: z.array(apiKey) }),
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const createKey = endpoint({
  method: "POST",
  path: "/api/account/keys",
  summary: "Create an API key",
  description: `For accounts whose email address is verified. Only this response contains the key. An account can have up to ${apiKeyLimits.keys} keys.`,
  policy: "signed-in",
  input: z.object({
    // The rules for people's names suit the names of keys.
    name: personName,
    expires_in_days: z
      .int(daysError)
      .min(1, daysError)
      .max(apiKeyLimits.days, daysError)
      .nullable()
      .default(null)
      .describe("Null for a key that doesn't expire."),
  }),
  output: z.object({
    key: apiKey,
    secret: z.string().describe("The key itself. Send it in the Authorization: Bearer header."),
  }),
  errors: ["unverified", "too_many_api_keys", "too_many_requests", "unavailable"],
  maxBodyBytes: smallBodyBytes,
});

export const revokeKey = endpoint({
  method: "DELETE",
  path: "/api/account/keys/{id}",
  summary: "Revoke an API key, so that it stops working immediately",
  policy: "owner",
  input: z.object({ id: id() }),
  output: z.object({ success: z.literal(true) }),
  errors: ["not_found"],
  maxBodyBytes: smallBodyBytes,
});
