const fence = /^ {0,3}(`{3,}|~{3,})[^\n`]*\n([\s\S]*?)(?:^ {0,3}\1[`~]*[ \t]*$\n?|(?![\s\S]))/gm;
const rule = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/gm;
const setext = /^(?=.*\S)(.*)\n {0,3}(?:=+|-{2,})[ \t]*$/gm;
const heading = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/gm;
const quote = /^ {0,3}(?:>[ \t]?)+/gm;
const listItem = /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(?=\S)/gm;
const image = /!\[([^\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))+(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?\)/g;
const link = /\[([^\]\n]+)\]\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?\)/g;
const code = /(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;
const strong = /(\*\*|(?<![\p{L}\p{N}])__)(?=\S)([^\n]*?\S)\1(?!\*)/gu;
const emphasis = /(?<![\p{L}\p{N}\\*_])([*_])(?=[^\s*_])([^\n]*?[^\s\\*_])\1(?![\p{L}\p{N}*_])/gu;
const strike = /~~(?=\S)([^\n]*?\S)~~/g;

const all = [fence, rule, setext, heading, quote, listItem, image, link, code, strong, emphasis, strike];

/** Returns whether the text has Markdown signs that `stripMarkdown` would remove. */
export function hasMarkdown(text: string): boolean {
  return all.some((pattern) => text.search(pattern) >= 0);
}

/**
 * Returns a Markdown text without its signs. Code keeps every character, so that stars in it do not count as emphasis.
 */
export function stripMarkdown(text: string): string {
  const codeTexts: string[] = [];
  function setAside(content: string): string {
    codeTexts.push(content);
    return `\ue000${codeTexts.length - 1}\ue001`;
  }

  let plain = text
    .replaceAll(/[\ue000\ue001]/g, "")
    .replace(fence, (_, __, body: string) => setAside(body))
    .replace(code, (_, __, body: string) => setAside(body.replace(/^ (.*\S.*) $/, "$1")))
    .replace(rule, "")
    .replace(quote, "")
    .replace(setext, "$1")
    .replace(heading, "$1");
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(listItem, "").replace(image, "$1").replace(link, "$1");
    plain = plain.replace(strong, "$2").replace(emphasis, "$2").replace(strike, "$1");
  }
  return plain
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+/, "")
    .replace(/\ue000(\d+)\ue001/g, (_, index: string) => codeTexts[Number(index)] ?? "");
}
