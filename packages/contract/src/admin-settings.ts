import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { smallBodyBytes } from "./fields.ts";
import { settingBounds } from "./setting-bounds.ts";

const count = (name: keyof typeof settingBounds) => {
  const { min, max } = settingBounds[name];
  const error = `${name} must be a whole number from ${min} to ${max}.`;
  return z.int(error).min(min, error).max(max, error);
};

const values = z.object({
  max_daily_requests: z.int().describe("Generations in a window on the free plan."),
  max_text_length: z.int().describe("Words in a request on the free plan."),
  api_rate_limit: z.int().describe("Requests per minute from one IP address."),
  maintenance_mode: z.boolean().describe("Rewriting is switched off."),
});
export type SystemSettings = z.infer<typeof values>;

const inForce = z.object({
  success: z.literal(true),
  data: z.object({
    settings: values.describe("In force now."),
    defaults: values.describe("In force where nothing was chosen."),
    chosen: z.array(z.string()).describe("Names of those that were chosen."),
    version: z.int().describe("Counts the changes; a change names the one that it was made on."),
    updated_at: z.iso.datetime().nullable(),
    updated_by: z.string().nullable().describe("Email address of the administrator, while the account exists."),
  }),
});

export const readSystemSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings",
  summary: "The system settings in force, and their defaults",
  policy: "admin",
  input: z.object({}),
  output: inForce,
  errors: [],
  maxBodyBytes: smallBodyBytes,
});

export const changeSystemSettings = endpoint({
  method: "POST",
  path: "/api/admin/settings",
  summary: "Change system settings; they take effect at once on every server process",
  description: "Settings that are not named stay; null brings back the default.",
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
