import type { SavedStyle } from "@rewright/contract/saved-words";
import { attempt } from "./attempt.ts";
import { defaultStyle, styleEvent, type ToolStyle } from "./saved-style.ts";
import { draftKey, savedStyleKey } from "./tool-storage.ts";

interface StoredStyle extends ToolStyle {
  /** The id of the account that has saved the style; undefined for a visitor. */
  readonly account?: string | undefined;
}

/**
 * Returns the style with which this browser opens the tool, and the account that saved the style; null if none is
 * saved.
 */
export function storedStyle(): { readonly style: SavedStyle; readonly account: string | undefined } | null {
  const stored = readStored();
  if (!stored) return null;
  const { mode, level, spelling, account } = stored;
  return { style: { style: mode, level, spelling: spelling || null }, account };
}

/**
 * Stores the style in this browser, because the tool opens with it before the server has answered. This tab's draft
 * gets the style too, unless another style was chosen for the draft. With `always`, the draft gets it in any case.
 */
export function storeStyle(style: SavedStyle | null, { account, always }: { account?: string; always: boolean }): void {
  attempt(() => {
    const before = readStored() ?? defaultStyle;
    const now = style ? toToolStyle(style) : defaultStyle;
    if (style) localStorage.setItem(savedStyleKey, JSON.stringify({ ...now, account } satisfies StoredStyle));
    else localStorage.removeItem(savedStyleKey);
    const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? "null") as Partial<ToolStyle> | null;
    if (draft && (always || isSame({ ...defaultStyle, ...draft }, before)))
      sessionStorage.setItem(draftKey, JSON.stringify({ ...draft, ...now }));
    if (!isSame(before, now) || always) dispatchEvent(new Event(styleEvent));
  });
}

function readStored(): StoredStyle | null {
  const stored = attempt(() => JSON.parse(localStorage.getItem(savedStyleKey) ?? "null")) as StoredStyle | null;
  return stored?.mode ? stored : null;
}

const toToolStyle = ({ style, level, spelling }: SavedStyle): ToolStyle => ({
  mode: style,
  level,
  spelling: spelling ?? "",
});

function isSame(one: ToolStyle, other: ToolStyle): boolean {
  return one.mode === other.mode && one.level === other.level && one.spelling === other.spelling;
}
