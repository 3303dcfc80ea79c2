import { countWords } from "@rewright/contract/count-words";
import { overLimitStrings } from "./strings.ts";

/** Shows the rest of a text of which only the first words within the limit were rewritten. */
export function NotRewritten({ text }: { text: string }) {
  const rest = text.trim();
  return (
    <section aria-labelledby="not-rewritten" className="border-t border-hairline bg-well px-4 py-3 md:px-5">
      <h3 id="not-rewritten" className="text-sm font-medium">
        {overLimitStrings.notRewritten}
      </h3>
      <p className="mt-0.5 text-sm text-soft">{overLimitStrings.rest(countWords(rest))}</p>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-2 max-h-40 overflow-y-auto"
      >
        <p className="prose-text max-w-prose text-soft">{rest}</p>
      </div>
    </section>
  );
}
