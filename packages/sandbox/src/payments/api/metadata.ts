import type { Stripe } from "stripe";

/**
 * Applies changes to an object's metadata. An empty value removes an entry; an empty text in place of all changes
 * removes all.
 */
export function changedMetadata(
  before: Stripe.Metadata,
  changes: Readonly<Record<string, string>> | "" | undefined,
): Stripe.Metadata {
  if (changes === "") return {};
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ""));
}
