import type { ReactNode } from "react";

interface ResultShellProps {
  readonly options?: ReactNode;
  /** Notices between the title and the text. */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
  readonly foot: ReactNode;
  readonly busy?: boolean;
}

/** Shows the frame of the result panel and its footer, which are the same with and without a result. */
export function ResultShell({ options, notices, children, foot, busy = false }: ResultShellProps) {
  return (
    <>
      <section className="sheet result-sheet" aria-labelledby="result-title" aria-busy={busy}>
        <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 border-b border-hairline px-4 py-2 md:px-5">
          <h2 id="result-title" className="mr-auto text-base">
            Humanized Text
          </h2>
          {options}
        </div>
        {notices}
        {children}
      </section>
      <div className="result-foot flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 md:px-5">
        {foot}
      </div>
    </>
  );
}
