import type { ReactNode } from "react";
import { Link, type To } from "react-router";

/** A link in the dress of the primary button: where to go on from here. */
export function LinkButton({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex h-11 items-center justify-center rounded-control bg-pencil px-5 font-medium whitespace-nowrap text-on-pencil hover:bg-pencil-strong"
    >
      {children}
    </Link>
  );
}
