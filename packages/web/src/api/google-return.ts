import { attempt } from "./attempt.ts";

/** Set once a return from Google has been taken in, until the next sign-in with Google begins or the session ends. */
const processedKey = "auth_callback_processed";

/** Where the trip to Google began: the words for its failure differ. */
const purposeKey = "google_purpose";

export type GooglePurpose = "sign-in" | "sign-up";

/** Notes that somebody is sent to Google. */
export function expectGoogleReturn(purpose: GooglePurpose): void {
  forgetGoogleReturn();
  attempt(() => sessionStorage.setItem(purposeKey, purpose));
}

export function googlePurpose(): GooglePurpose {
  return attempt(() => sessionStorage.getItem(purposeKey)) === "sign-up" ? "sign-up" : "sign-in";
}

/** Where storage is refused, every return from Google is taken in anew, which does no harm. */
export function isGoogleReturnProcessed(): boolean {
  return attempt(() => sessionStorage.getItem(processedKey)) === "true";
}

export function markGoogleReturnProcessed(): void {
  attempt(() => sessionStorage.setItem(processedKey, "true"));
}

export function forgetGoogleReturn(): void {
  attempt(() => sessionStorage.removeItem(processedKey));
}
