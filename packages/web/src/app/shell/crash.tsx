import { productName } from "@rewright/contract/product";
import { useEffect } from "react";
import { forgetResult } from "#src/api/tool-storage.ts";
import { Button } from "#src/ui/button.tsx";
import { appStrings } from "./strings.ts";

/**
 * Shows an error message in place of a page that crashed. The text that was entered is restored from the browser's
 * storage later.
 */
export function Crash({ error }: { error?: unknown }) {
  const isMissing = isMissingFile(error);
  useEffect(() => {
    // A missing file is not the fault of the result, which counted toward the daily limit.
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
        {/* Full page loads, so that no state of the crashed page is kept. */}
        <a href="/" className={way}>
          {appStrings.goHome}
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

/** Returns whether an error of the browser says that a file of the page could not be loaded. */
function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script|preload CSS|Failed to fetch|NetworkError|Load failed/i.test(
      error.message,
    )
  );
}
