import type { sendVerificationEmail } from "@rewright/contract/account";
import { useState } from "react";
import { call } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { Button } from "#src/ui/button.tsx";
import { Done } from "#src/ui/done.tsx";
import { accountStrings } from "./strings.ts";

/** Shows a button that sends the verification email again. */
export function SendLinkAgain() {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<string>();
  const [problem, setProblem] = useState<Problem>();

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const { message } = await call<typeof sendVerificationEmail>("/api/auth/send-verification-email", {});
      setSent(message);
    } catch (error) {
      setProblem(problemOf(error, accountStrings.anUnexpectedErrorOccurred));
    }
    setBusy(false);
  }

  if (sent) return <Done>{sent}</Done>;
  return (
    <>
      <Button look="primary" size="large" waiting={busy} onClick={send}>
        {busy ? accountStrings.sending : accountStrings.sendANewLink}
      </Button>
      <p role="alert" className="mt-3 text-sm text-danger empty:hidden">
        {problem?.message}
      </p>
    </>
  );
}
