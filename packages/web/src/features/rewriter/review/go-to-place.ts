/** Identifies a position in the result: a change, or a part of a sentence as it is shown. */
export type Place =
  | { readonly change: string }
  | { readonly sentence: number; readonly start: number; readonly end: number };

/** The name of the highlight in the style sheet. */
const highlight = "place";

/** Moves the focus to a position in the result, scrolls to it and highlights it until the next click or key press. */
export function goToPlace(place: Place): void {
  const text = document.querySelector<HTMLElement>(".result-sheet .prose-text");
  const target = text && findTarget(text, place);
  if (!target) return;
  const stop = target.matches("[data-sentence]") ? target.querySelector<HTMLElement>(".sentence-handle") : target;
  for (const other of text.querySelectorAll<HTMLElement>("[role=button][tabindex='0']")) other.tabIndex = -1;
  if (stop) stop.tabIndex = 0;
  stop?.focus({ preventScroll: true });
  const range = rangeOf(target, place);
  pointOut(range);
  const anchor = range.startContainer.parentElement;
  (anchor && target.contains(anchor) ? anchor : target).scrollIntoView({ block: "center" });
}

function findTarget(text: HTMLElement, place: Place): HTMLElement | null {
  if ("sentence" in place) return text.querySelector(`[data-sentence="${place.sentence}"]`);
  return text.querySelector(`[data-change="${CSS.escape(place.change)}"]`);
}

/** Returns the words to highlight. If words were removed, returns the whole sentence. */
function rangeOf(target: HTMLElement, place: Place): Range {
  const range = document.createRange();
  range.selectNodeContents(target.textContent ? target : (target.closest("[data-sentence]") ?? target));
  if (!("sentence" in place)) return range;
  let position = 0;
  const nodes = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { length } = node.textContent!;
    if (place.start >= position && place.start < position + length) range.setStart(node, place.start - position);
    if (place.end > position && place.end <= position + length) range.setEnd(node, place.end - position);
    position += length;
  }
  return range;
}

/** Highlights a range of the text. In browsers that do not support this, only the focus shows the position. */
function pointOut(range: Range): void {
  if (!("highlights" in CSS)) return;
  CSS.highlights.set(highlight, new Highlight(range));
  const end = new AbortController();
  const remove = () => {
    CSS.highlights.delete(highlight);
    end.abort();
  };
  // The press that called this function ends later.
  setTimeout(() => {
    for (const type of ["pointerdown", "keydown"] as const) addEventListener(type, remove, { signal: end.signal });
  });
}
