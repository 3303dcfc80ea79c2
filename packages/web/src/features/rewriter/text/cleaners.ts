import { hasMarkdown, stripMarkdown } from "../state/markdown.ts";
import { hasInvisible, removeInvisible } from "./invisible.ts";

/** What can be cleaned in a text: how it is found, and how it is taken out. */
export const cleaners = {
  markdown: { isIn: hasMarkdown, clean: stripMarkdown },
  invisible: { isIn: hasInvisible, clean: removeInvisible },
} as const;
