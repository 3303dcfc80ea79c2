import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { smallBodyBytes } from "../fields.ts";
import { settingBounds } from "./choices.ts";

const count = (name: keyof typeof settingBounds) => {
  const { min, max } = settingBounds[name];
  const error = `${name} must be a whole number from ${min} to ${max}.`;
  return z.int(error).min(min, error).max(max, error);
};

const values = z.object({
  max_daily_requests: z.int().describe("Rewrites per 24 hours on the Free plan."),
  max_text_length: z.int().describe("Words per request on the Free plan."),
  api_rate_limit: z.int().describe("Requests per minute from one IP address or with one API key."),
  maintenance_mode: z.boolean().describe("True if rewriting is paused."),
});
export type SystemSettings = z.infer<typeof values>;

const inForce = z.object({
  success: z.literal(true),
  data: z.object({
    settings: values.describe("The current values."),
    defaults: values.describe("The default values."),
    chosen: z.array(z.string()).describe("Names of the settings that an administrator has set."),
    version: z
      .int()
      .describe(
        "The version of the settings, which goes up by one with each change. To change the settings, send the version you last received.",
      ),
    updated_at: z.iso.datetime().nullable(),
    updated_by: z.string().nullable().describe("The administrator's email address. Null if the account was deleted."),
  }),
});

export const readSystemSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings",
  summary: "Get the current system settings and their defaults",
  policy: "admin",
  input: z.object({}),
  output: inForce,
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const changeSystemSettings = endpoint({
  method: "POST",
  path: "/api/admin/settings",
  summary: "Change system settings, effective immediately on every server process",
  description: "Settings you leave out stay the same. To restore a default, send null.",
  policy: "admin",
  input: z.object({
    version: z.int("version must be a whole number."),
    settings: z.object({
      max_daily_requests: count("max_daily_requests").nullish(),
      max_text_length: count("max_text_length").nullish(),
      api_rate_limit: count("api_rate_limit").nullish(),
      maintenance_mode: z.boolean("maintenance_mode must be true or false.").nullish(),
    }),
  }),
  output: inForce,
  errors: ["changed_meanwhile"],
  maxBodyBytes: smallBodyBytes,
});
