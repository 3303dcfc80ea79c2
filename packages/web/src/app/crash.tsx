import { useEffect } from "react";
import { forgetResult } from "../features/rewriter/draft.ts";

/** In the place of a page that broke. What was entered is in the session's storage, and comes back. */
export function Crash({ error }: { error?: unknown }) {
  useEffect(() => {
    // A file that did not come says nothing against the result, which has cost a use.
    if (!isMissingFile(error)) forgetResult();
  }, [error]);
  return (
    <main className="mx-auto max-w-300 px-4 py-20 md:px-6 md:py-32">
      <h1 className="text-display">Something went wrong on this page</h1>
      <p role="alert" className="mt-4 max-w-prose text-pretty text-soft">
        Your text is kept in this tab. Loading the page again usually helps.
      </p>
      <a
        href="/"
        className="mt-8 inline-flex h-11 items-center rounded-control bg-pencil px-5 font-medium text-on-pencil hover:bg-pencil-strong"
      >
        Load the tool again
      </a>
    </main>
  );
}

/** What browsers say, each in its own words, when a file of the page's code cannot be fetched. */
function isMissingFile(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);
}
