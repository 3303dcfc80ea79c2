import type { FreeMode, Mode } from "@rewright/contract/rewriting";

/** A text that another part of the page puts into the tool, with the mode to rewrite it in. */
interface GivenText {
  readonly text: string;
  readonly mode: Mode;
}

/** The navigation state that carries a text to the page with the tool. */
export function textState(given: GivenText): { readonly given: GivenText } {
  return { given };
}

/** The text that a navigation carries, where it carries one, with the settings to rewrite it by. */
export function givenText(state: unknown): { text: string; mode?: FreeMode; ultra: boolean } | undefined {
  const given = (state as Partial<ReturnType<typeof textState>> | null)?.given;
  if (!given) return undefined;
  const { text, mode } = given;
  // A history does not have the style of an Ultra run: the one that is chosen stays.
  return mode === "premium" ? { text, ultra: true } : { text, mode, ultra: false };
}
