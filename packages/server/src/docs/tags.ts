import type { Endpoint } from "@rewright/contract/endpoint";

/** The groups of endpoints in the documentation, with what each is for. */
export const tags = {
  Rewriting: "Rewrite text, and measure and improve it without using up a rewrite.",
  Runs: "Rewrite long texts in the background, and follow the results as they're written.",
  Limits: "See how many rewrites are left.",
  History: "Keep a history of rewrites. Requires Premium.",
  Batches: "Rewrite batches of files. Requires yearly Premium.",
  Account: "Sign up, log in and manage your account, as this website does.",
  Subscription: "Buy and manage Premium, as this website does.",
  Other: "Other endpoints that this website uses.",
} as const;

type Tag = keyof typeof tags;

/** Maps path prefixes to groups. The first matching prefix is used. */
const starts: readonly (readonly [string, Tag])[] = [
  ["/hum/runs", "Runs"],
  ["/hum", "Rewriting"],
  ["/api/rate-limit", "Limits"],
  ["/api/history", "History"],
  ["/api/batches", "Batches"],
  ["/api/auth", "Account"],
  ["/api/user", "Account"],
  ["/api/account", "Account"],
  ["/api/stripe", "Subscription"],
];

/** Returns the group of an endpoint. */
export function tagOf({ path }: Pick<Endpoint, "path">): Tag {
  return starts.find(([start]) => path.startsWith(start))?.[1] ?? "Other";
}
