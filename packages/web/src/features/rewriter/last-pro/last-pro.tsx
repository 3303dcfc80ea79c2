import { engineNames } from "@rewright/contract/engines";
import { Link } from "react-router";
import { lastProStrings } from "./strings.ts";

interface LastProProps {
  readonly pro: string;
  readonly lite: string;
}

/** Shows, after the last free Pro rewrite, how Pro and Lite have each rewritten the text. */
export function LastPro({ pro, lite }: LastProProps) {
  return (
    <section className="compared appear mt-6" aria-labelledby="last-pro">
      <h2 id="last-pro" className="border-b border-hairline pb-2 text-title">
        {lastProStrings.title}
      </h2>
      <p className="mt-2 text-sm text-soft">
        {lastProStrings.next}{" "}
        <Link to="/pricing" className="font-medium text-pencil underline underline-offset-4">
          {lastProStrings.upgrade}
        </Link>
      </p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Version name={engineNames.pro} text={pro} />
        <Version name={engineNames.lite} text={lite} />
      </div>
    </section>
  );
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <section aria-label={name} className="rounded-surface border border-hairline bg-sheet">
      <h3 className="border-b border-hairline px-4 py-2 text-sm font-medium md:px-5">{name}</h3>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-96 overflow-y-auto px-4 py-3 md:px-5"
      >
        <p className="prose-text max-w-prose">{text}</p>
      </div>
    </section>
  );
}
