import { Link } from "react-router";
import type { CallError } from "#src/api/call.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorId } from "#src/ui/error-id.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { Writer } from "../state/writer.ts";

/** The codes of errors that the same text would get again. */
const final: ReadonlySet<CallError["code"]> = new Set([
  "daily_limit_reached",
  "sign_in_required",
  "premium_required",
  "too_many_words",
  "too_large",
  "empty_text",
  "invalid_input",
  "invalid_encoding",
]);

/** The codes of errors that occur because the user is not signed in. */
const signedOutCodes: ReadonlySet<CallError["code"]> = new Set(["sign_in_required", "signed_out"]);

const endedMessage = "You're logged out. Your text is still here. Log in to continue.";

interface RunNoticesProps {
  readonly error: CallError | undefined;
  readonly writer: Pick<Writer, "signedOut" | "onLogIn">;
  readonly mayRetry: boolean;
  readonly onRetry: () => void;
}

/** Shows the first problem that prevents a rewrite, and what to do about it. */
export function RunNotices({ error, writer, mayRetry, onRetry }: RunNoticesProps) {
  const { signedOut, onLogIn } = writer;
  const logIn = (
    <Button size="small" className="-my-1" onClick={onLogIn}>
      Log in
    </Button>
  );
  if (!error && signedOut) {
    return (
      <Notice kind="warning" action={logIn}>
        {endedMessage}
      </Notice>
    );
  }
  if (!error) return null;

  const retry = !final.has(error.code) && (
    <Button size="small" className="-my-1" disabled={!mayRetry} onClick={onRetry}>
      Try Again{" "}
    </Button>
  );
  return (
    <Notice kind="danger" action={signedOutCodes.has(error.code) ? logIn : retry}>
      {signedOutCodes.has(error.code) && signedOut ? endedMessage : error.message}
      {error.code === "premium_required" && (
        <Link to="/pricing" className="ml-2 font-medium underline underline-offset-4">
          Upgrade to Premium
        </Link>
      )}
      <ErrorId id={error.errorId} />
    </Notice>
  );
}
