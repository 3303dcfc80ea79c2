import { Menu } from "lucide-react";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "#src/api/session.ts";
import { textState } from "./given-text.ts";
import { LoadProblem } from "./load-problem.tsx";
import { appStrings } from "./strings.ts";
import { useLazyComponent } from "./use-lazy-component.ts";

const loadSheet = () => import("#src/features/history/history-sheet.tsx");

const toolPages: readonly string[] = ["/", "/dashboard"];

/** Shows the button that opens the history of a Premium account. The history's code is loaded after the page. */
export function HistoryButton() {
  const [open, setOpen] = useState(false);
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isPremium = user?.plan === "premium";
  const { Component: HistorySheet, failed, fetch } = useLazyComponent(loadSheet, isPremium);

  function ask(): void {
    setOpen(true);
    if (!HistorySheet) fetch();
  }

  return (
    <>
      <button
        type="button"
        title="View Generation History"
        aria-label="View Generation History"
        aria-haspopup="dialog"
        onClick={ask}
        className="-ml-2 flex h-10 items-center gap-1.5 rounded-control px-2 text-sm font-medium text-soft hover:bg-well hover:text-ink"
      >
        <Menu size={20} aria-hidden />
        {appStrings.history}
      </button>
      {open && isPremium && HistorySheet && (
        <HistorySheet
          user={user}
          onClose={() => setOpen(false)}
          onUse={({ originalText, mode }) => {
            setOpen(false);
            const page = toolPages.includes(pathname) ? pathname : "/dashboard";
            navigate(page, { state: textState({ text: originalText, mode }), replace: page === pathname });
          }}
        />
      )}
      {open && failed && <LoadProblem what="your history" onRetry={fetch} onClose={() => setOpen(false)} />}
    </>
  );
}
