import type { FormEventHandler, ReactNode } from "react";
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
  return (
    <form
      aria-label={label}
      method="post"
      noValidate
      onSubmit={onSubmit}
      data-ready={hydrated ? "" : undefined}
      className="grid gap-5"
    >
      {problem && (
        <div className="overflow-hidden rounded-control">
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
