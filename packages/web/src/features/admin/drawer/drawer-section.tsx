import { type ReactNode, useId } from "react";

interface DrawerSectionProps {
  readonly title: string;
  /** Adds buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Shows one titled section of a drawer. */
export function DrawerSection({ title, actions, children }: DrawerSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-b border-hairline py-5 last:border-b-0">
      <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="font-sans text-base">
          {title}
        </h3>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
