// Validates settings that environment variables give as text.
import { z } from "zod";

export const optionalNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((value) => value >= min && value <= max, error)
    .optional();
};

export const wholeNumber = (min: number, max: number, byDefault: number) =>
  optionalNumber(min, max).unwrap().default(byDefault);

export const flag = z
  .enum(["1", "true", "0", "false"], "must be 1 or 0")
  .transform((value) => value === "1" || value === "true")
  .default(false);

export const urlOf = (protocols: readonly string[], error: string) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ""), error);

export const httpUrl = urlOf(["https:", "http:"], "must begin with https:// or http://");

/** Returns the environment variables that have a value; empty ones are left out. */
export function givenSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}

/** Returns one sentence for each invalid setting. */
export function settingProblems({ issues }: z.ZodError): string[] {
  return issues.map(({ path, message }) => `${String(path[0])} ${message}`);
}
