import type { checkUsage, UsageReport } from "@rewright/contract/usage";
import type { User } from "@rewright/contract/user";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "#src/api/call.ts";
import { failOpenReport } from "./fail-open.ts";

interface Usage {
  /** The used and remaining rewrites. Undefined until the server has responded. */
  readonly report: UsageReport | undefined;
  readonly refresh: () => void;
}

const longestTimerMs = 2 ** 31 - 1;

/**
 * Loads the used and remaining rewrites. Loads them again for another account or plan, when the user returns to the
 * page, when the limit is reset, and on `refresh`.
 */
export function useUsage(user: Pick<User, "id" | "plan"> | undefined, page: "home" | "dashboard"): Usage {
  const [report, setReport] = useState<UsageReport>();
  const lastRequest = useRef(0);
  const isLoggedIn = user !== undefined;

  const refresh = useCallback(() => {
    const request = ++lastRequest.current;
    call<typeof checkUsage>("/api/rate-limit/check", { page }).then(
      (answer) => request === lastRequest.current && setReport(answer),
      // Keeps the earlier numbers, which are closer to the real ones than the placeholder.
      () => request === lastRequest.current && setReport((known) => known ?? failOpenReport(isLoggedIn, new Date())),
    );
  }, [page, isLoggedIn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account or plan has other limits
  useEffect(() => {
    refresh();
    addEventListener("focus", refresh);
    return () => removeEventListener("focus", refresh);
  }, [refresh, user?.id, user?.plan]);

  useEffect(() => {
    if (!report?.resetTime) return;
    const untilResetMs = Date.parse(report.resetTime) - Date.now() + 500;
    const timer = setTimeout(refresh, Math.min(longestTimerMs, Math.max(1000, untilResetMs)));
    return () => clearTimeout(timer);
  }, [report, refresh]);

  return { report, refresh };
}
