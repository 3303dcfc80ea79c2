import type { checkUsage, UsageReport } from "@rewright/contract/usage";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";

interface Usage {
  /** Undefined until the server has answered, and where it could not. */
  readonly report: UsageReport | undefined;
  readonly refresh: () => void;
}

/** Uses left of whoever uses the page. Asked again for another account, when the window's end comes, and on `refresh`. */
export function useUsage(accountId: string | undefined, page: "home" | "dashboard"): Usage {
  const [report, setReport] = useState<UsageReport>();
  const asked = useRef(0);

  const refresh = useCallback(() => {
    const mine = ++asked.current;
    call<typeof checkUsage>("/api/rate-limit/check", { page }).then(
      (answer) => mine === asked.current && setReport(answer),
      // What is shown may be old; the server decides at each use.
      () => {},
    );
  }, [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account has other uses
  useEffect(refresh, [refresh, accountId]);

  useEffect(() => {
    if (!report?.resetTime) return;
    const longest = 2 ** 31 - 1;
    const timer = setTimeout(
      refresh,
      Math.min(longest, Math.max(1000, Date.parse(report.resetTime) - Date.now() + 500)),
    );
    return () => clearTimeout(timer);
  }, [report, refresh]);

  return { report, refresh };
}
