import { escaped } from "./page.ts";

/** A piece of HTML. Only the template function `html` creates one, and it escapes all texts. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | Html | readonly Html[] | false | undefined;

/** Creates HTML from a template. Values are escaped unless they are HTML already; false and undefined are left out. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((source, string, index) => source + sourceOf(parts[index - 1]) + string));
}

function sourceOf(part: Part): string {
  if (part === undefined || part === false) return "";
  if (part instanceof Html) return part.source;
  return typeof part === "object" ? part.map(({ source }) => source).join("") : escaped(String(part));
}
