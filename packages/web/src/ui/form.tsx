import { type FormEventHandler, type ReactNode, useEffect, useRef } from "react";
import { ErrorId } from "./error-id.tsx";
import { Notice } from "./notice.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface FormProps {
  readonly label: string;
  /** What went wrong with the whole, rather than with one field. */
  readonly problem?: { readonly message: string; readonly errorId?: string | undefined } | undefined;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** A form whose checks are its own. POST, so that nothing typed could ever get into an address. */
export function Form({ label, problem, onSubmit, children }: FormProps) {
  const hydrated = useHydrated();
  const said = useRef<HTMLDivElement>(null);

  // The button that was pressed may be far below what is said about it.
  useEffect(() => {
    if (problem) said.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);

  return (
    <form
      aria-label={label}
      method="post"
      noValidate
      onSubmit={onSubmit}
      data-ready={hydrated ? "" : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {problem && (
        <div ref={said} className="scroll-mt-24 overflow-hidden rounded-control">
          <Notice kind="danger">
            {problem.message}
            <ErrorId id={problem.errorId} />
          </Notice>
        </div>
      )}
      {children}
    </form>
  );
}
