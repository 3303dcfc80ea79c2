import type { sendVerificationEmail } from "@rewright/contract/account";
import { complimentaryCredits } from "@rewright/contract/plans";
import { useState } from "react";
import { CallError, call } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";

type Answer = { readonly kind: "info" | "danger"; readonly message: string };

/** Asks to verify the account's address, and sends the verification mail again. */
export function UnverifiedNotice({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer>();

  async function resend(): Promise<void> {
    setBusy(true);
    setAnswer(undefined);
    try {
      const { message } = await call<typeof sendVerificationEmail>("/api/auth/send-verification-email", {});
      setAnswer({ kind: "info", message });
    } catch (cause) {
      const message = cause instanceof CallError ? cause.message : "An unexpected error occurred. Please try again.";
      setAnswer({ kind: "danger", message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-5 overflow-hidden rounded-surface border border-hairline">
      <Notice
        kind="warning"
        action={
          <Button size="small" className="-my-1" waiting={busy} onClick={resend}>
            {busy ? "Sending..." : "Resend"}
          </Button>
        }
      >
        <span className="wrap-break-word">{email}</span> isn't verified yet. Open the link in our email and get{" "}
        {complimentaryCredits} free Pro rewrites.
      </Notice>
      {answer && <Notice kind={answer.kind}>{answer.message}</Notice>}
    </div>
  );
}
