import { AppError } from "#src/app-error.ts";

/** The provider puts a checkout's id in its place. */
const sessionId = "{CHECKOUT_SESSION_ID}";

/**
 * An address that the provider sends people back to, as the browser will understand it; `byDefault` is a path of ours.
 * @throws AppError `forbidden` where it is not the product's own
 */
export function checkedReturnUrl(origin: string, given: string | null | undefined, byDefault: string): string {
  const url = URL.parse(given ?? `${origin}${byDefault}`);
  // The origin alone is not enough: a blob has that of its page, and a name before the host is there to mislead.
  if (!url?.href.startsWith(`${new URL(origin).origin}/`)) {
    throw new AppError("forbidden", "Return URLs must be on this site.");
  }
  return url.href.replaceAll(encodeURIComponent(sessionId), sessionId);
}
