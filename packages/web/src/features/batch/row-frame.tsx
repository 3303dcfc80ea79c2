import clsx from "clsx";
import type { ReactNode, Ref } from "react";

interface RowFrameProps {
  readonly icon: ReactNode;
  readonly name: string;
  /** The id of the element with the file's name, for `aria-labelledby`. */
  readonly nameId: string;
  readonly nameRef?: Ref<HTMLParagraphElement>;
  readonly line: string;
  readonly problem?: string | undefined;
  readonly isFailure?: boolean;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Shows a file in a list. Space for the progress and the button is reserved, so that nothing moves when they appear.
 */
export function RowFrame({ icon, name, nameId, nameRef, line, problem, isFailure, action, children }: RowFrameProps) {
  return (
    <li className="grid min-h-20 grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-3 border-t border-hairline px-4 py-3 md:px-5">
      <span className="mt-0.5">{icon}</span>
      <div>
        <p
          ref={nameRef}
          id={nameId}
          tabIndex={-1}
          className="line-clamp-2 font-medium wrap-anywhere outline-none"
          title={name}
        >
          {name}
        </p>
        <p className="text-sm text-soft tabular-nums">{line}</p>
      </div>
      <div className="flex min-h-9 min-w-28 flex-col items-end justify-start">{action}</div>
      <div className="col-span-2 col-start-2">
        {problem && (
          <p className={clsx("mt-0.5 text-sm text-pretty", isFailure ? "text-danger" : "text-warning")}>{problem}</p>
        )}
        {children}
      </div>
    </li>
  );
}
