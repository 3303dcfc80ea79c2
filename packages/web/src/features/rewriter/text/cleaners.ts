import { hasMarkdown, stripMarkdown } from "../state/markdown.ts";
import { hasInvisible, removeInvisible } from "./invisible.ts";

/** The functions that find and remove Markdown signs, and those for invisible characters. */
export const cleaners = {
  markdown: { isIn: hasMarkdown, clean: stripMarkdown },
  invisible: { isIn: hasInvisible, clean: removeInvisible },
} as const;
