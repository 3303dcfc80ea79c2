import { productName } from "@rewright/contract/product";
import { useEffect } from "react";
import { forgetResult } from "#src/api/tool-storage.ts";
import { Button } from "#src/ui/button.tsx";
import { appStrings } from "./strings.ts";

/** In the place of a page that broke. What was entered is in the session's storage, and comes back. */
export function Crash({ error }: { error?: unknown }) {
  const isMissing = isMissingFile(error);
  useEffect(() => {
    // A file that did not come says nothing against the result, which has cost a use.
    if (!isMissing) forgetResult();
  }, [isMissing]);
  const title = isMissing ? appStrings.partOfThisPage : appStrings.somethingWentWrong;
  return (
    <div className="mx-auto max-w-300 px-4 py-20 md:px-6 md:py-32">
      <title>{appStrings.pageTitle(title, productName)}</title>
      <h1 className="text-display">{title}</h1>
      <p role="alert" className="mt-4 max-w-prose text-pretty text-soft">
        {isMissing ? appStrings.yourConnectionMay : appStrings.yourTextIsSaved}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button look="primary" size="large" onClick={() => location.reload()}>
          {appStrings.reloadThePage}
        </Button>
        {/* Whole pages, so that nothing of what broke comes along. */}
        <a href="/" className={way}>
          {appStrings.goToTheTool}
        </a>
        <a href="/contact?about=support" className={way}>
          {appStrings.contactUs}
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
