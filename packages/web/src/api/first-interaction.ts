const actions = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll"] as const;

let first: Promise<void> | undefined;

/** Resolves at the reader's first interaction with the page. */
export function firstInteraction(): Promise<void> {
  first ??= new Promise((resolve) => {
    const done = () => {
      for (const action of actions) removeEventListener(action, done);
      resolve();
    };
    for (const action of actions) addEventListener(action, done, { passive: true });
  });
  return first;
}
