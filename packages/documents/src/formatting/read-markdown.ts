import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

export type Markdown = ReturnType<typeof fromMarkdown>;
export type Node = Markdown["children"][number];

/** Parses Markdown as people type it: an indented line is not code, and a single "~" means "about". */
export function readMarkdown(text: string): Markdown {
  return fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false }), { disable: { null: ["codeIndented"] } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
}
