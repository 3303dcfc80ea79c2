import type { ReactNode } from "react";

const looks = {
  good: "bg-added-wash text-added",
  note: "bg-pencil-wash text-pencil",
  warning: "bg-warning-wash text-warning",
  danger: "bg-danger-wash text-danger",
  quiet: "bg-well text-soft",
} as const;

/** Shows a state as a coloured word. */
export function Badge({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  return (
    <span className={`rounded-small px-1.5 py-0.5 text-xs font-medium whitespace-nowrap ${looks[look]}`}>
      {children}
    </span>
  );
}
