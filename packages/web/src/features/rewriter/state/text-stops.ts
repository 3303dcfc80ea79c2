const stops = ".sentence-handle, .change";

/** Returns whether an element of the result can be reached by the arrow keys. */
export function isStop(element: Element): boolean {
  return element.matches(stops);
}

/** Moves the focus between the sentences and changed words of the result. @returns whether the key does this */
export function moveStop(key: string, from: HTMLElement, text: HTMLElement): boolean {
  const all = [...text.querySelectorAll<HTMLElement>(stops)];
  const sentences = all.filter((stop) => stop.matches(".sentence-handle"));
  const here = from.closest("[data-sentence]")?.querySelector<HTMLElement>(".sentence-handle") ?? from;
  const at = all.indexOf(from);
  const sentence = sentences.indexOf(here);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowRight: all[at + 1],
    ArrowLeft: all[at - 1],
    ArrowDown: sentences[sentence + 1],
    ArrowUp: from === here ? sentences[sentence - 1] : here,
    Home: all[0],
    End: all.at(-1),
  };
  if (!(key in targets)) return false;
  const target = targets[key];
  target?.focus();
  return true;
}
