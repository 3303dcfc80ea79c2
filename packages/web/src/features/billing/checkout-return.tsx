import type { User } from "@rewright/contract/user";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { ErrorId } from "#src/ui/error-id.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { billingStrings } from "./strings.ts";
import { type ReturnState, useCheckoutReturn } from "./use-checkout-return.ts";

/** Shows the state of a payment after the browser has returned from the payment page. */
export function CheckoutReturn({ onPremium }: { onPremium: (user: User) => void }) {
  const { state, retry, dismiss } = useCheckoutReturn(onPremium);
  if (!state) return null;
  const { kind, text } = words(state);
  const isWaiting = state.step === "confirming" || state.step === "processing";
  return (
    <div className="mt-5 overflow-hidden rounded-surface border border-hairline">
      <Notice
        kind={kind}
        action={
          state.step !== "confirming" && (
            <span className="-my-1 flex flex-wrap justify-end gap-2">
              {state.step !== "processing" && (
                <Button size="small" onClick={retry}>
                  {billingStrings.tryAgain}
                </Button>
              )}
              <Button size="small" onClick={dismiss}>
                {billingStrings.dismiss}
              </Button>
            </span>
          )
        }
      >
        {text}
      </Notice>
      {isWaiting && <div className="progress-line" aria-hidden />}
    </div>
  );
}

function words(state: ReturnState): { kind: "info" | "warning" | "danger"; text: ReactNode } {
  if (state.step === "confirming") return { kind: "info", text: billingStrings.confirmingYourPayment };
  if (state.step === "processing") {
    return {
      kind: "info",
      text: billingStrings.paymentProcessing,
    };
  }
  if (state.step === "failed") {
    const { message, errorId } = state.problem;
    return {
      kind: "danger",
      text: (
        <>
          <strong className="font-semibold">{billingStrings.confirmFailed}</strong> {message}
          <ErrorId id={errorId} />
        </>
      ),
    };
  }
  const seePlans = (
    <Link to="/pricing" className="font-medium underline underline-offset-4">
      {billingStrings.seePlans}
    </Link>
  );
  if (state.step === "over") {
    return {
      kind: "warning",
      text: (
        <>
          {billingStrings.checkoutIsOver} {seePlans}
        </>
      ),
    };
  }
  return {
    kind: "warning",
    text: (
      <>
        {state.step === "expired" ? billingStrings.checkoutExpired : billingStrings.checkoutUnpaid} {seePlans}
      </>
    ),
  };
}
