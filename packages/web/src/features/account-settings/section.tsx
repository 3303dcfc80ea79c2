import clsx from "clsx";
import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** True for a section with actions that cannot be undone. */
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** Shows a section of the account page: a heading, with the section's content beside it. */
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
