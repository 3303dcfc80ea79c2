import { reasons } from "../../change-reasons.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** The replacements of a link at the start of a sentence and behind a comma, and the level of the change. */
type Link = readonly [opening: string, inside: string | undefined, level: number];

const links = new Map<string, Link>([
  ["consequently", ["So", "so", 4]],
  ["accordingly", ["So", "so", 4]],
  ["hence", ["So", "so", 4]],
  ["therefore", ["So", "so", 4]],
  ["thus", ["So", "so", 7]],
  ["nevertheless", ["Still,", undefined, 4]],
  ["nonetheless", ["Still,", undefined, 4]],
  ["however", ["But", "but", 7]],
]);

const proof = new Set("theorem lemma proof let suppose assume denote given".split(" "));
const turns = new Set(["but", "however", "yet", "still", "though", "so", "thus", "therefore"]);

/** Replaces formal links such as "therefore". Academic, formal and expanded texts keep them. */
export const heavyLinks: Rule = {
  id: "heavy-links",
  notIn: ["academic", "formal", "expand"],
  summary: reasons.simplerTransition,
  stage: "frame",
  level: 4,
  propose: (context) => [...atStart(context), ...context.words.flatMap((_, i) => afterSemicolon(context, i) ?? [])],
};

function isReasoning({ words, previous }: Context): boolean {
  return [...words, ...(previous?.words ?? [])].some(({ lower, text }) => proof.has(lower) || /[=<>≤≥∈→]/.test(text));
}

/** Replaces a link at the start of a sentence: "Therefore, we" by "So we", "Despite this," by "Still,". */
function atStart(context: Context): Proposal[] {
  const { words, previous } = context;
  if (words.length < 4) return [];
  const [first, second, third] = words as [Context["words"][0], Context["words"][0], Context["words"][0]];
  if (first.lower === "yet" && second.text === ",")
    return [{ parts: [{ start: first.end, end: second.end, after: "" }], reason: reasons.yetNeedsNoComma }];
  if (first.lower === "despite" && second.lower === "this" && third.text === ",")
    return [{ parts: [{ start: first.start, end: third.end, after: "Still," }], level: 6 }];
  const link = links.get(first.lower);
  if (!link || second.text !== "," || /^\p{Lu}{2}/u.test(first.text) || isReasoning(context)) return [];
  if (turns.has(previous?.words[0]?.lower ?? "") || turns.has(third.lower) || /^(?:this|for)$/.test(third.lower))
    return [];
  const [word, , level] = link;
  const near = word === "But" ? [...(previous?.words ?? []), ...words.slice(2)] : [];
  if (near.some(({ lower }) => /^(?:but|though|although)$/.test(lower))) return [];
  // "So, many people leave": without the comma "so many" would belong together.
  const opening = word === "So" && /^(?:JJ|RB|VBG)/.test(third.tag) ? "So," : word;
  return [{ parts: [{ start: first.start, end: second.end, after: opening }], level }];
}

/** Turns "X; however, Y" into "X, but Y". */
function afterSemicolon(context: Context, i: number): Proposal | undefined {
  const { words } = context;
  const [, inside, level] = links.get(words[i + 1]?.lower ?? "") ?? [];
  if (words[i]!.text !== ";" || !inside || words[i + 2]?.text !== "," || words.length > 34) return undefined;
  if (words.some(({ text, lower }, k) => k !== i && (text === ";" || (k < i && turns.has(lower))))) return undefined;
  if (isReasoning(context)) return undefined;
  return { parts: [{ start: words[i]!.start, end: words[i + 2]!.end, after: `, ${inside}` }], level };
}
