import type { signInWithGoogle } from "@rewright/contract/account";
import { useEffect, useState } from "react";
import { CallError, call } from "#src/api/call.ts";
import { expectGoogleReturn, type GooglePurpose } from "#src/api/google-return.ts";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { useHydrated } from "#src/ui/use-hydrated.ts";
import { GoogleMark } from "./google-mark.tsx";
import { accountStrings } from "./strings.ts";
import { TermsLinks } from "./terms-links.tsx";

const labels = { "sign-in": accountStrings.logInWithGoogle, "sign-up": accountStrings.signUpWithGoogle } as const;
const failures = {
  "sign-in": accountStrings.googleSignInFailed,
  "sign-up": accountStrings.googleSignUpFailed,
} as const;

/** Shows the button for signing in with Google above a form, if the server supports it. */
export function GoogleButton({ purpose }: { purpose: GooglePurpose }) {
  const hydrated = useHydrated();
  const { googleSignIn } = usePublicSettings();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    // The browser's back button restores the page with its state.
    const resetBusy = () => setBusy(false);
    addEventListener("pageshow", resetBusy);
    return () => removeEventListener("pageshow", resetBusy);
  }, []);

  async function begin(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { url } = await call<typeof signInWithGoogle>("/api/auth/sign-in/social", { provider: "google" });
      expectGoogleReturn(purpose);
      location.assign(url);
    } catch (error) {
      setBusy(false);
      const isOwnWord = error instanceof CallError && error.code !== "google_failed" && error.code !== "internal";
      setProblem(isOwnWord ? error.message : failures[purpose]);
    }
  }

  // Prerendered pages contain the button; a style shows it where the server offers it.
  if (hydrated && !googleSignIn) return null;
  return (
    <div className="only-google">
      {problem && (
        <div className="mb-4 overflow-hidden rounded-control">
          <Notice kind="danger">{problem}</Notice>
        </div>
      )}
      <Button size="large" waiting={busy} onClick={begin} className="w-full">
        <GoogleMark />
        {labels[purpose]}
      </Button>
      <p className="mt-3 text-sm text-pretty text-soft">
        By continuing with Google, you agree to <TermsLinks />.
      </p>
      <p className="my-6 flex items-center gap-4 text-sm text-faint before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {accountStrings.or}
      </p>
    </div>
  );
}
