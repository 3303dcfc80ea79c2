import { articleFor } from "../grammar/article.ts";

interface Lint {
  readonly pattern: RegExp;
  readonly problem: string;
}

const lints: readonly Lint[] = [
  { pattern: /\b(\p{L}+) \1\b/giu, problem: "A word is doubled." },
  { pattern: /[^\S\n][,.;:!?](?=\s|$)/gu, problem: "A space stands before a mark." },
  { pattern: /,\s*[,.;:!?]|[;:]\s*[,.;:]/gu, problem: "Two marks collide." },
  { pattern: /(?<=\S) {2,}(?=\S)/gu, problem: "A space is doubled." },
  { pattern: /\b(?:a|an|the) (?:a|an|the)\b/giu, problem: "An article is doubled." },
  { pattern: /\b(?:is|are|was|were) (?:is|are|was|were|has|have)\b/giu, problem: "A verb is doubled." },
  {
    pattern: /\bto (?:to|of)\b|\bof (?:of|to|for)\b|\bin in\b|\bfor (?:for|to)\b/giu,
    problem: "A preposition is doubled.",
  },
  { pattern: /(?:^|[.!?]["”’)]* )\p{Ll}/gu, problem: "A sentence begins with a small letter." },
  {
    pattern:
      /\b(?:can|could|may|might|must|shall|should|will|would) (?:can|could|may|might|must|shall|should|will|would)\b/giu,
    problem: "A modal verb is doubled.",
  },
  {
    pattern: /\b(?:can|could|may|might|must|shall|should|will|would) (?:is|are|was|were|has|had|does|did)\b/giu,
    problem: "A modal verb is followed by a finite verb.",
  },
  {
    pattern: /\b(?:more|most) (?:better|worse|easier|harder|bigger|smaller|best|worst)\b/giu,
    problem: "A comparison is doubled.",
  },
];

/** Returns mistakes of form that the new text has and the old text lacks. Takes linear time. */
export function grammarProblems(before: string, after: string): string[] {
  const problems = lints
    .filter(({ pattern }) => count(after, pattern) > count(before, pattern))
    .map(({ problem }) => problem);
  if (wrongArticles(after) > wrongArticles(before)) problems.push("“A” and “an” do not fit.");
  for (const pair of ["()", "[]", "“”", "{}"])
    if (balance(after, pair) !== balance(before, pair)) problems.push(`${pair} no longer balance.`);
  return problems;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function wrongArticles(text: string): number {
  let wrong = 0;
  for (const [, article = "", word = ""] of text.matchAll(
    /(?<![\p{L}\p{N}'’.-])(an?) ([\p{L}\p{N}][\p{L}\p{N}'’-]*)/giu,
  ))
    if (article !== "A" && articleFor(word) !== article.toLowerCase()) wrong++;
  return wrong;
}

function balance(text: string, [open, close]: string): number {
  let depth = 0;
  for (const character of text) depth += character === open ? 1 : character === close ? -1 : 0;
  return depth;
}
