import clsx from "clsx";
import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** For what cannot be undone. */
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** One subject of the account page: what it is about, and beside it what can be done. */
export function Section({ title, intro, danger = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-t border-hairline py-8 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10"
    >
      <div>
        <h2 id={id} className={clsx("text-title", danger && "text-danger")}>
          {title}
        </h2>
        {intro && <div className="mt-1.5 text-sm text-pretty text-soft">{intro}</div>}
      </div>
      <div className="min-w-0 max-w-140">{children}</div>
    </section>
  );
}
