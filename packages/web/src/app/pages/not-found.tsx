import { LinkButton } from "#src/ui/link-button.tsx";
import { privateMeta } from "../shell/page-meta.ts";
import { pageStrings } from "./strings.ts";

export const meta = () => privateMeta(pageStrings.pageNotFound);

export default function NotFound() {
  return (
    <div className="mx-auto max-w-300 px-4 py-20 md:px-6 md:py-32">
      <h1 className="text-display">{pageStrings.pageNotFound}</h1>
      <p className="mt-4 max-w-prose text-pretty text-soft">{pageStrings.pageNotFoundHelp}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/">{pageStrings.goHome}</LinkButton>
        <LinkButton to="/contact" look="quiet">
          {pageStrings.contactUs}
        </LinkButton>
      </div>
    </div>
  );
}
