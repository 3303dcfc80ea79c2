import { type FormEventHandler, type ReactNode, useEffect, useRef } from "react";
import { ErrorId } from "./error-id.tsx";
import { Notice } from "./notice.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface FormProps {
  readonly label: string;
  /** The error message about the whole form and not only one field. */
  readonly problem?: { readonly message: string; readonly errorId?: string | undefined } | undefined;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
}

/** Shows a form that validates its values itself. Its method is POST, so that values never get into a URL. */
export function Form({ label, problem, onSubmit, children }: FormProps) {
  const hydrated = useHydrated();
  const said = useRef<HTMLDivElement>(null);

  // The pressed button may be far below the message.
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
