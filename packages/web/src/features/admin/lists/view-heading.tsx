import type { ReactNode } from "react";

interface ViewHeadingProps {
  readonly title: string;
  /** Buttons and links at the end of the heading's line. */
  readonly actions?: ReactNode;
  /** A description of the view in one or two sentences. */
  readonly children?: ReactNode;
}

/** Shows the heading of a database view. */
export function ViewHeading({ title, actions, children }: ViewHeadingProps) {
  return (
    <div className="mb-5">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-title">{title}</h2>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children && <div className="mt-2 max-w-prose sm:mt-1 text-sm text-pretty text-soft">{children}</div>}
    </div>
  );
}
