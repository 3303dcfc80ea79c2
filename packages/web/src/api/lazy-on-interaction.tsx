import { type ComponentType, lazy, memo, Suspense } from "react";
import { firstInteraction } from "./first-interaction.ts";
import { importWithRetry } from "./import-with-retry.ts";

const againMs = 5000;

/**
 * Returns a part of the page that works as prerendered HTML. Where that is there, its code is fetched when the reader
 * first does something. The part takes no properties, so that nothing around it makes it render before its code is there.
 */
export function lazyOnInteraction(
  name: string,
  load: () => Promise<{ readonly default: ComponentType }>,
): ComponentType {
  const Part = lazy(async () => {
    if (isPrerendered(name)) await firstInteraction();
    const { default: Content } = await untilThere(load);
    const Marked = () => (
      <div data-still={name} className="contents">
        <Content />
      </div>
    );
    return { default: Marked };
  });
  return memo(function Still() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  });
}

function isPrerendered(name: string): boolean {
  return typeof document !== "undefined" && document.querySelector(`[data-still="${name}"]`) !== null;
}

/** Asks again until the code has come: the page can do without it. */
async function untilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await importWithRetry(load);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}
