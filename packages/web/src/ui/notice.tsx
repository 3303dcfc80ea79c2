import clsx from "clsx";
import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface NoticeProps {
  readonly kind: "danger" | "warning" | "info";
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const dress = {
  danger: "bg-danger-wash text-danger",
  warning: "bg-warning-wash text-warning",
  info: "bg-pencil-wash text-pencil",
} as const;

/** Shows a message with its actions. Screen readers announce problems at once. */
export function Notice({ kind, children, action }: NoticeProps) {
  const Icon = kind === "info" ? Info : TriangleAlert;
  return (
    <div
      role={kind === "danger" ? "alert" : "status"}
      className={clsx("appear flex items-start gap-3 px-4 py-2.5 text-sm md:px-5", dress[kind])}
    >
      <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
      {/* The actions are below the text where there is no room beside it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2.5">
        <div className="min-w-0 grow basis-56">{children}</div>
        {action}
      </div>
    </div>
  );
}
