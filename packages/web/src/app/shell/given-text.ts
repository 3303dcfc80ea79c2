import type { FreeMode, Mode } from "@rewright/contract/rewriting";

/** Holds a text that another part of the page passes to the tool, and the mode in which to rewrite it. */
interface GivenText {
  readonly text: string;
  readonly mode: Mode;
}

/** Returns the navigation state with which a text is passed to the page with the tool. */
export function textState(given: GivenText): { readonly given: GivenText } {
  return { given };
}

/** Returns the text in a navigation state and the settings for its rewrite, or undefined if there is none. */
export function givenText(state: unknown): { text: string; mode?: FreeMode; ultra: boolean } | undefined {
  const given = (state as Partial<ReturnType<typeof textState>> | null)?.given;
  if (!given) return undefined;
  const { text, mode } = given;
  // The history does not store the style of an Ultra run: the chosen style is kept.
  return mode === "premium" ? { text, ultra: true } : { text, mode, ultra: false };
}
