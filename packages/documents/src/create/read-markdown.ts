import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

export type Markdown = ReturnType<typeof fromMarkdown>;
export type Node = Markdown["children"][number];

/** Text as people write it: a line that is moved in is no code, and one tilde says "about". */
export function readMarkdown(text: string): Markdown {
  return fromMarkdown(text, {
    extensions: [gfm({ singleTilde: false }), { disable: { null: ["codeIndented"] } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
}
