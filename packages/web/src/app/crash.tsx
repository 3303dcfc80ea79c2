import { productName } from "@rewright/contract/product";
import { useEffect } from "react";
import { forgetResult } from "../api/tool-storage.ts";
import { Button } from "../ui/button.tsx";

/** In the place of a page that broke. What was entered is in the session's storage, and comes back. */
export function Crash({ error }: { error?: unknown }) {
  const isMissing = isMissingFile(error);
  useEffect(() => {
    // A file that did not come says nothing against the result, which has cost a use.
    if (!isMissing) forgetResult();
  }, [isMissing]);
  const title = isMissing ? "A part of this page could not be loaded" : "Something went wrong on this page";
  return (
    <div className="mx-auto max-w-300 px-4 py-20 md:px-6 md:py-32">
      <title>{`${title} · ${productName}`}</title>
      <h1 className="text-display">{title}</h1>
      <p role="alert" className="mt-4 max-w-prose text-pretty text-soft">
        {isMissing
          ? "The connection may have failed, or the site was renewed while this page was open. What you typed into the tool is kept in this tab."
          : "What you typed into the tool is kept in this tab. Loading the page again usually helps; if it does not, please tell us what you did."}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button look="primary" size="large" onClick={() => location.reload()}>
          Load the page again
        </Button>
        {/* Whole pages, so that nothing of what broke comes along. */}
        <a href="/" className={way}>
          Go to the tool
        </a>
        <a href="/contact?about=support" className={way}>
          Write to us
        </a>
      </div>
    </div>
  );
}

const way =
  "inline-flex h-11 items-center rounded-control border border-control px-5 font-medium text-ink hover:bg-well";

/** What browsers say, each in its own words, when a file of the page cannot be fetched. */
function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script|preload CSS|Failed to fetch|NetworkError|Load failed/i.test(
      error.message,
    )
  );
}
