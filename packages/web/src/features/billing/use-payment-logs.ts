import type { PaymentLog, sandboxPaymentLogs } from "@rewright/contract/billing";
import { useCallback, useEffect, useState } from "react";
import { CallError, read } from "#src/api/call.ts";
import { type Problem, problemOf } from "#src/api/problem.ts";
import { billingStrings } from "./strings.ts";

interface PaymentLogs {
  readonly known: { readonly logs: readonly PaymentLog[]; readonly waitingEvents: number } | undefined;
  readonly loading: boolean;
  readonly problem: Problem | undefined;
  /** True if the server refuses because payments are not simulated. */
  readonly refused: boolean;
  readonly refresh: () => void;
}

/** Loads the newest records of simulated payments. */
export function usePaymentLogs(): PaymentLogs {
  const [known, setKnown] = useState<PaymentLogs["known"]>();
  const [loading, setLoading] = useState(true);
  const [problem, setProblem] = useState<Problem>();
  const [refused, setRefused] = useState(false);

  const refresh = useCallback(() => {
    setLoading(true);
    setProblem(undefined);
    read<typeof sandboxPaymentLogs>("/api/sandbox/payment-logs")
      .then(setKnown, (error: unknown) => {
        if (error instanceof CallError && error.code === "not_found") setRefused(true);
        else setProblem(problemOf(error, billingStrings.anUnexpectedErrorOccurred));
      })
      .finally(() => setLoading(false));
  }, []);

  useEffect(refresh, [refresh]);

  return { known, loading, problem, refused, refresh };
}
