import { type ComponentType, lazy, memo, Suspense } from "react";
import { firstInteraction } from "./first-interaction.ts";
import { importWithRetry } from "./import-with-retry.ts";

const againMs = 5000;

/**
 * Returns a component that is shown as prerendered HTML until its code is loaded. Loading begins at the user's first
 * interaction. The component takes no props, so that its parent does not render it again before.
 */
export function lazyOnInteraction(
  name: string,
  load: () => Promise<{ readonly default: ComponentType }>,
): ComponentType {
  const Part = lazy(async () => {
    if (isPrerendered(name)) await firstInteraction();
    const { default: Content } = await retryUntilLoaded(load);
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

/** Loads code, and tries again after failures until it succeeds. Meanwhile the page works without the code. */
async function retryUntilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await importWithRetry(load);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}
