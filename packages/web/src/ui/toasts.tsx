import { X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Button } from "./button.tsx";
import { uiStrings } from "./strings.ts";
import { dismissToast, openToastRegion, type Toast, useToasts } from "./toast.ts";

const shownMs = 8000;
/** The milliseconds for which a message with an Undo button is shown. */
const shownWithUndoMs = 15_000;

/**
 * Shows the short messages about finished actions, and lets screen readers announce them. The page and each dialog
 * contain it.
 */
export function Toasts() {
  const region = useId();
  useEffect(() => openToastRegion(region), [region]);
  const toasts = useToasts(region);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-50 flex flex-col items-center gap-2 px-4 md:bottom-6"
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** Shows a message that disappears after a while, unless the pointer is on it or it has the focus. */
function ToastLine({ toast: { id, message, undo } }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), undo ? shownWithUndoMs : shownMs);
    return () => clearTimeout(timer);
  }, [held, id, undo]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no action here; pointing at it only keeps it visible
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="appear float pointer-events-auto flex max-w-full items-center gap-3 py-1.5 pr-1.5 pl-4 text-sm md:max-w-120"
    >
      <span className="min-w-0 py-1.5 wrap-anywhere">{message}</span>
      {undo && (
        <Button
          size="small"
          look="plain"
          onClick={() => {
            dismissToast(id);
            undo();
          }}
        >
          {uiStrings.undo}
        </Button>
      )}
      <button
        type="button"
        aria-label={uiStrings.dismiss}
        onClick={() => dismissToast(id)}
        className="grid size-9 shrink-0 region-items-center rounded-control text-soft hover:bg-well hover:text-ink"
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
