import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../api/session.ts";
import { textState } from "./given-text.ts";

const HistorySheet = lazy(() => import("../features/history/history-sheet.tsx"));

const toolPages: readonly string[] = ["/", "/dashboard"];

/** Opens what a premium account keeps. The sheet's code is loaded when it is first asked for. */
export function HistoryButton() {
  const [open, setOpen] = useState(false);
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  return (
    <>
      <button
        type="button"
        title="View Generation History"
        aria-label="View Generation History"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-ml-2.5 grid size-10 place-items-center rounded-control text-soft hover:bg-well hover:text-ink"
      >
        <Menu size={20} aria-hidden />
      </button>
      {open && user?.plan === "premium" && (
        <Suspense>
          <HistorySheet
            user={user}
            onClose={() => setOpen(false)}
            onUse={({ originalText, mode }) => {
              setOpen(false);
              const page = toolPages.includes(pathname) ? pathname : "/dashboard";
              navigate(page, { state: textState({ text: originalText, mode }), replace: page === pathname });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
