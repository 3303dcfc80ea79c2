import clsx from "clsx";
import type { ReactNode } from "react";

interface OneOfProps<Name extends string> {
  readonly shown: NoInfer<Name>;
  readonly options: Readonly<Record<Name, ReactNode>>;
}

/**
 * Shows one of several contents. The space is always as large as the largest of them, so that nothing around it moves.
 */
export function OneOf<Name extends string>({ shown, options }: OneOfProps<Name>) {
  return (
    <div className="grid">
      {Object.entries<ReactNode>(options).map(([name, content]) => (
        <div key={name} className={clsx("col-start-1 row-start-1 min-w-0", name !== shown && "invisible")}>
          {content}
        </div>
      ))}
    </div>
  );
}
