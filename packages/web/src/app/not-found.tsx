import { LinkButton } from "../ui/link-button.tsx";
import { privateMeta } from "./page-meta.ts";

export const meta = () => privateMeta("Page not found");

export default function NotFound() {
  return (
    <div className="mx-auto max-w-300 px-4 py-20 md:px-6 md:py-32">
      <h1 className="text-display">
        This page is <span className="edit-before">here</span> <span className="edit-after">not here</span>
      </h1>
      <p className="mt-4 max-w-prose text-pretty text-soft">
        The address may be mistyped, or the page may have moved. Nothing of yours was lost.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/">Go to the tool</LinkButton>
        <LinkButton to="/contact" look="quiet">
          Write to us
        </LinkButton>
      </div>
    </div>
  );
}
