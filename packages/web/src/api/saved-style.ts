import { levels } from "@rewright/contract/limits";
import type { Spelling } from "@rewright/contract/rewrite-values";
import type { SavedStyle } from "@rewright/contract/saved-words";

/** A style, strength and spelling in the form in which the tool has them. */
export interface ToolStyle {
  readonly mode: SavedStyle["style"];
  readonly level: number;
  /** The spelling; "" keeps the spelling of the text. */
  readonly spelling: Spelling | "";
}

/** The style of the tool if none is saved. */
export const defaultStyle: ToolStyle = { mode: "standard", level: levels.recommended, spelling: "" };

/** The name of the window's event after a change of the saved style, which may also have changed the draft. */
export const styleEvent = "saved-style";

/** Registers a function that is called when the saved style has changed. @returns a function that removes it */
export function onStyleChange(listener: () => void): () => void {
  addEventListener(styleEvent, listener);
  return () => removeEventListener(styleEvent, listener);
}
