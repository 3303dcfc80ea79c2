import { useEffect } from "react";
import { LoadProblem } from "../shell/load-problem.tsx";
import { appStrings } from "../shell/strings.ts";
import { showKeyboardHelp, useKeyboardHelp } from "../shell/use-keyboard-help.ts";
import { useLazyComponent } from "../shell/use-lazy-component.ts";

const loadSheet = () => import("../shell/keyboard-help.tsx");

/** Shows the list of keyboard shortcuts. It is part of every page, but its code is loaded when it is opened. */
export function Help() {
  const open = useKeyboardHelp();
  const { Component: KeyboardHelp, failed, fetch } = useLazyComponent(loadSheet, false);
  const isMissing = open && !KeyboardHelp;

  useEffect(() => {
    if (isMissing) fetch();
  }, [isMissing, fetch]);

  if (!open) return null;
  const close = () => showKeyboardHelp(false);
  if (KeyboardHelp) return <KeyboardHelp onClose={close} />;
  return (
    failed && (
      <div className="sticky top-0 z-40">
        <LoadProblem what={appStrings.theListOfShortcuts} onRetry={fetch} onClose={close} />
      </div>
    )
  );
}
