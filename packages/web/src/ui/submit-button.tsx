import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** The button's label while the form is being sent. */
  readonly busyLabel: string;
  readonly busy: boolean;
  readonly disabled?: boolean;
}

/**
 * Shows the button that submits a form. It is disabled while the form is being sent, and until the page's scripts run.
 */
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
