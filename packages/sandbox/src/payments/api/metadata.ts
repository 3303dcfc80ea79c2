import type { Stripe } from "stripe";

/** Applies changes to metadata: an empty text removes an entry, or all of them in place of the object. */
export function changedMetadata(
  before: Stripe.Metadata,
  changes: Readonly<Record<string, string>> | "" | undefined,
): Stripe.Metadata {
  if (changes === "") return {};
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ""));
}
