import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

/** Shows a success message in place of a form, and takes over the focus. */
export function Done({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} role="status" className="appear flex items-start gap-3 outline-none">
      <span className="grid size-6 shrink-0 place-items-center rounded-full bg-added-wash text-added" aria-hidden>
        <Check size={16} strokeWidth={2.5} />
      </span>
      <span>{children}</span>
    </p>
  );
}
