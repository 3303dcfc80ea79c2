const deeds = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll"] as const;

let first: Promise<void> | undefined;

/** Resolves when the reader first does anything on the page. */
export function firstDeed(): Promise<void> {
  first ??= new Promise((resolve) => {
    const done = () => {
      for (const deed of deeds) removeEventListener(deed, done);
      resolve();
    };
    for (const deed of deeds) addEventListener(deed, done, { passive: true });
  });
  return first;
}
