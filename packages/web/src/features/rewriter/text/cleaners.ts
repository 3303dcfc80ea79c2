import { hasMarkdown, stripMarkdown } from "../state/markdown.ts";
import { hasInvisible, removeInvisible } from "./invisible.ts";

/** Holds the functions that find and remove one kind of unwanted characters. */
export const cleaners = {
  markdown: { isIn: hasMarkdown, clean: stripMarkdown },
  invisible: { isIn: hasInvisible, clean: removeInvisible },
} as const;
