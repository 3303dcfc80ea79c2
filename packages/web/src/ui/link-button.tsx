import clsx from "clsx";
import type { ReactNode } from "react";
import { Link, type To } from "react-router";

const looks = {
  primary: "bg-pencil text-on-pencil hover:bg-pencil-strong",
  quiet: "border border-control text-ink hover:bg-well",
} as const;

interface LinkButtonProps {
  readonly to: To;
  readonly look?: keyof typeof looks;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Shows a link that looks like a large button. */
export function LinkButton({ to, look = "primary", className, children }: LinkButtonProps) {
  return (
    <Link
      to={to}
      className={clsx(
        "inline-flex h-11 items-center justify-center rounded-control px-5 font-medium whitespace-nowrap",
        looks[look],
        className,
      )}
    >
      {children}
    </Link>
  );
}
