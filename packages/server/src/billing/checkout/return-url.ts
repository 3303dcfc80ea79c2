import { AppError } from "#src/app-error.ts";

/** Placeholder that the provider replaces with the id of the checkout session. */
const sessionId = "{CHECKOUT_SESSION_ID}";

/**
 * Returns the normalized URL to which the provider redirects; `byDefault` is a path on this site.
 * @throws AppError `forbidden` if the URL is on another site
 */
export function checkedReturnUrl(origin: string, given: string | null | undefined, byDefault: string): string {
  const url = URL.parse(given ?? `${origin}${byDefault}`);
  // Comparing origins is not enough: a `blob:` URL has the origin of its page, and user info before the host can
  // mislead.
  if (!url?.href.startsWith(`${new URL(origin).origin}/`)) {
    throw new AppError("forbidden", "Return URLs must be on this site.");
  }
  return url.href.replaceAll(encodeURIComponent(sessionId), sessionId);
}
