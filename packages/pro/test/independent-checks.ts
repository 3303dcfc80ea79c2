/**
 * Returns the ways in which a rewrite damages the original, by simple checks. It shares no code with the product, so
 * that it does not share mistakes of the product's checks either.
 */
export function damage(original: string, result: string): string[] {
  return [
    ...sameList("number", numbers(original), numbers(result)),
    ...sameList("line of Markdown", structure(original), structure(result)),
    ...sameList("quotation", quotations(original), quotations(result)),
    ...sameList("address", addresses(original), addresses(result)),
    ...sameCount(
      "negation",
      /\b(?:not|never|no|nobody|nothing|none|cannot)\b|n['’]t\b/gi,
      plain(original),
      plain(result),
    ),
    ...sameCount("obligation", /\b(?:must|shall)\b/gi, original, result),
    ...newNames(original, result),
    ...forbidden.filter(({ pattern }) => pattern.test(result) && !pattern.test(original)).map(({ what }) => what),
    ...lengthProblem(original, result),
    ...(/[⟦⟧]/.test(result) && !/[⟦⟧]/.test(original) ? ["a mark is left"] : []),
  ];
}

/** Removes phrases whose negation denies nothing, such as "not only". */
function plain(text: string): string {
  return text.replace(/\bnot only\b|\bdo not hesitate\b/gi, " ");
}

const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand)\b/gi;

function numbers(text: string): string[] {
  const inDigits = text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  return [...inDigits, ...(text.match(numberWords) ?? []).map((word) => word.toLowerCase())];
}

/**
 * Returns the lines of a Markdown text that must not change: headings, table rows, code and the beginnings of list
 * items.
 */
function structure(text: string): string[] {
  let isCode = false;
  return text.split("\n").flatMap((line) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || /^\s*(?:#{1,6} |\||>)/.test(line)) return [line];
    return /^\s*(?:[-*+]|\d+[.)]) /.exec(line)?.slice(0, 1) ?? [];
  });
}

function quotations(text: string): string[] {
  return text.match(/["“][^"“”\n]+["”]/g) ?? [];
}

function addresses(text: string): string[] {
  return text.match(/https?:\/\/[^\s)]*[^\s).,]/g) ?? [];
}

function sameList(what: string, before: readonly string[], after: readonly string[]): string[] {
  if (before.join("\n") === after.join("\n")) return [];
  return [`${what}: ${before.join(" ")} became ${after.join(" ")}`];
}

function sameCount(what: string, pattern: RegExp, before: string, after: string): string[] {
  const [was, is] = [before, after].map((text) => text.match(pattern)?.length ?? 0);
  return was === is ? [] : [`${what}: ${was} became ${is}`];
}

/** Returns capitalised words within a sentence of the result that the original does not contain. */
function newNames(original: string, result: string): string[] {
  const known = original.toLowerCase();
  const inside = result.match(/(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu) ?? [];
  return inside
    .filter((name) => name !== "I" && !known.includes(name.toLowerCase()))
    .map((name) => `new name: ${name}`);
}

const forbidden: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: /BANANA|HACKED/, what: "an order in the text was obeyed" },
  {
    pattern:
      /\b(?:here is|here's) the rewritten|let me know if|as an ai\b|i can't help|i apologi[sz]e for the confusion/i,
    what: "chatter",
  },
  { pattern: /<\/?(?:think|text-|before-|after-|system)/i, what: "tags" },
  {
    pattern: /rewrite what stands|between the tags|you are (?:a|an) (?:careful |experienced )?editor/i,
    what: "the prompt",
  },
  { pattern: /bibliotecas|caminos|importantes|bonjour|merci/i, what: "another language" },
];

function lengthProblem(original: string, result: string): string[] {
  const share = result.length / original.length;
  return share > 0.6 && share < 1.4 ? [] : [`length: ${share.toFixed(2)} of the original's`];
}
