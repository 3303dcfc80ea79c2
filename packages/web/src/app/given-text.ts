import type { Mode } from "@rewright/contract/rewriting";

/** A text that another part of the page puts into the tool, with the mode to rewrite it in. */
interface GivenText {
  readonly text: string;
  readonly mode: Mode;
}

/** The navigation state that carries a text to the page with the tool. */
export function textState(given: GivenText): { readonly given: GivenText } {
  return { given };
}

/** The text that a navigation carries, where it carries one. */
export function givenText(state: unknown): GivenText | undefined {
  return (state as Partial<ReturnType<typeof textState>> | null)?.given;
}
