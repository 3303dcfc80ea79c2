import type { FreeMode, Mode } from "@rewright/contract/rewriting";

/** Holds a text that another part of the page puts into the tool, with the mode to rewrite it in. */
interface GivenText {
  readonly text: string;
  readonly mode: Mode;
}

/** Returns the navigation state that passes a text to the page with the tool. */
export function textState(given: GivenText): { readonly given: GivenText } {
  return { given };
}

/** Returns the text in a navigation state, with the settings to rewrite it by; undefined where there is none. */
export function givenText(state: unknown): { text: string; mode?: FreeMode; ultra: boolean } | undefined {
  const given = (state as Partial<ReturnType<typeof textState>> | null)?.given;
  if (!given) return undefined;
  const { text, mode } = given;
  // The history does not store the style of an Ultra run: the chosen style is kept.
  return mode === "premium" ? { text, ultra: true } : { text, mode, ultra: false };
}
