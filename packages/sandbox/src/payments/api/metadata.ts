import type { Stripe } from "stripe";

/** Metadata with changes: an empty text takes an entry away, and in place of all of them every one. */
export function changedMetadata(
  before: Stripe.Metadata,
  changes: Readonly<Record<string, string>> | "" | undefined,
): Stripe.Metadata {
  if (changes === "") return {};
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ""));
}
