import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** What the button says while the form is on its way. */
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
}

/** Sends a form, once. It sends nothing before the page's scripts run, as only they can. */
export function SubmitButton({ children, busyLabel, busy, disabled = false }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type={hydrated ? "submit" : "button"}
      look="primary"
      size="large"
      disabled={disabled}
      waiting={busy}
      className="w-full"
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
