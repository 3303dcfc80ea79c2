import { useState } from "react";
import { loadStyleExample } from "../load-parts.ts";

/** Returns what shows the example of a style, once it was asked for and its code has come; the page can do without it. */
export function useStyleExample() {
  const [StyleExample, setStyleExample] = useState<Awaited<ReturnType<typeof loadStyleExample>>>();
  const ask = () => {
    loadStyleExample().then(
      (part) => setStyleExample(() => part),
      () => {},
    );
  };
  return { StyleExample, ask };
}
