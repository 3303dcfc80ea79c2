import { escaped } from "./page.ts";

/** A piece of a page. Texts become part of one by `html` only, which escapes them. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | Html | readonly Html[] | false | undefined;

/** A template whose values are escaped, unless they are pieces of a page themselves; false and undefined are nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((source, string, index) => source + sourceOf(parts[index - 1]) + string));
}

function sourceOf(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.source;
  return typeof part === "object" ? part.map(({ source }) => source).join("") : escaped(String(part));
}
