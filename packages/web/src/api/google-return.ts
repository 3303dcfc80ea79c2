import { attempt } from "./attempt.ts";

/**
 * The storage key of a mark that the browser's return from Google was handled. The next sign-in with Google, or the end
 * of the session, removes it.
 */
const processedKey = "auth_callback_processed";

/** The storage key of the page on which the sign-in with Google began. Error messages depend on it. */
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
 * Returns whether the browser's return from Google was handled already. If storage is blocked, every return is handled
 * again, which is harmless.
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
