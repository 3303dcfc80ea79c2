import type { Invoice, listInvoices } from "@rewright/contract/billing";
import { invoicePageSize } from "@rewright/contract/plans";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallError, read } from "#src/api/call.ts";
import type { Problem } from "#src/api/problem.ts";
import { noteRefusal } from "#src/api/session.ts";
import { billingStrings } from "./strings.ts";

const most = 100;

interface Invoices {
  /** The invoices. Undefined until the server has responded. */
  readonly invoices: readonly Invoice[] | undefined;
  readonly loading: boolean;
  readonly problem: Problem | undefined;
  /** True if there may be more invoices than are loaded. */
  readonly hasMore: boolean;
  readonly retry: () => void;
  readonly showMore: () => void;
}

/** Loads the account's invoices page by page. */
export function useInvoices(userId: string): Invoices {
  const [invoices, setInvoices] = useState<readonly Invoice[]>();
  const [limit, setLimit] = useState(invoicePageSize);
  const [loading, setLoading] = useState(true);
  const [problem, setProblem] = useState<Problem>();
  const asked = useRef(0);

  const load = useCallback(() => {
    const mine = ++asked.current;
    setLoading(true);
    setProblem(undefined);
    read<typeof listInvoices>(`/api/stripe/invoices/${userId}?limit=${limit}`)
      .then(
        (answer) => mine === asked.current && setInvoices(answer.invoices),
        (error: unknown) => {
          const errorId = error instanceof CallError ? error.errorId : undefined;
          if (mine !== asked.current) return;
          setProblem({ message: billingStrings.failedToFetchInvoices, errorId });
          noteRefusal(error);
        },
      )
      .finally(() => mine === asked.current && setLoading(false));
  }, [userId, limit]);

  useEffect(load, [load]);

  return {
    invoices,
    loading,
    problem,
    hasMore: invoices !== undefined && limit < most && (invoices.length >= limit || loading || problem !== undefined),
    retry: load,
    showMore: () => setLimit((before) => Math.min(most, before + invoicePageSize)),
  };
}
