import type { ReactNode } from "react";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { accountStrings } from "./strings.ts";

interface AccountPageProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** A line below the form with links to other pages. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Shows the narrow layout of the sign-up, login and password pages. */
export function AccountPage({ title, intro, foot, children }: AccountPageProps) {
  return (
    <div className="mx-auto w-full max-w-120 px-4 py-10 md:py-16">
      <h1 className="text-display">{title}</h1>
      {intro && <p className="mt-2 text-pretty text-soft">{intro}</p>}
      <NeedsScript what={accountStrings.thisPage} />
      <div className="mt-7 rounded-surface border border-hairline bg-sheet p-5 md:p-8">{children}</div>
      {foot && <p className="mt-6 text-center text-sm text-soft">{foot}</p>}
    </div>
  );
}
