import { attempt } from "./attempt.ts";

/** Set once a return from Google was handled, until the next sign-in with Google begins or the session ends. */
const processedKey = "auth_callback_processed";

/** Holds the page on which the sign-in with Google began: its failure messages depend on it. */
const purposeKey = "google_purpose";

export type GooglePurpose = "sign-in" | "sign-up";

/** Records that the browser is sent to Google. */
export function expectGoogleReturn(purpose: GooglePurpose): void {
  forgetGoogleReturn();
  attempt(() => sessionStorage.setItem(purposeKey, purpose));
}

export function googlePurpose(): GooglePurpose {
  return attempt(() => sessionStorage.getItem(purposeKey)) === "sign-up" ? "sign-up" : "sign-in";
}

/**
 * Returns true when the return from Google was handled. Where storage is refused, every return is handled again, which
 * is harmless.
 */
export function isGoogleReturnProcessed(): boolean {
  return attempt(() => sessionStorage.getItem(processedKey)) === "true";
}

export function markGoogleReturnProcessed(): void {
  attempt(() => sessionStorage.setItem(processedKey, "true"));
}

export function forgetGoogleReturn(): void {
  attempt(() => sessionStorage.removeItem(processedKey));
}
