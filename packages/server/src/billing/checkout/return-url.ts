import { AppError } from "#src/app-error.ts";

/** Placeholder in a return URL that the payment provider replaces with the id of the checkout session. */
const sessionId = "{CHECKOUT_SESSION_ID}";

/**
 * Returns the normalized URL to which the payment provider redirects the browser. If `given` is absent, returns the URL
 * of the path `byDefault` on this site.
 * @throws AppError `forbidden` if the URL is on another site
 */
export function checkedReturnUrl(origin: string, given: string | null | undefined, byDefault: string): string {
  const url = URL.parse(given ?? `${origin}${byDefault}`);
  // Comparing origins is not enough. A `blob:` URL has the same origin as its page, and a user name before the host, as
  // in "https://site@evil.example", can mislead.
  if (!url?.href.startsWith(`${new URL(origin).origin}/`)) {
    throw new AppError("forbidden", "Return URLs must be on this site.");
  }
  return url.href.replaceAll(encodeURIComponent(sessionId), sessionId);
}
