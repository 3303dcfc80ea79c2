import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

interface Link {
  readonly opening: string;
  readonly inside: string | undefined;
  readonly level: number;
}

const so = (level: number): Link => ({ opening: "So", inside: "so", level });
const still: Link = { opening: "Still,", inside: undefined, level: 5 };
const links = new Map<string, Link>([
  ["consequently", so(5)],
  ["accordingly", so(6)],
  ["hence", so(6)],
  ["therefore", so(6)],
  ["thus", so(7)],
  ["nevertheless", still],
  ["nonetheless", still],
  ["however", { opening: "But", inside: "but", level: 7 }],
]);

const proof = new Set("theorem lemma proof let suppose assume denote given".split(" "));

function isReasoning({ words, previous }: Context): boolean {
  return [...words, ...(previous?.words ?? [])].some((word) => proof.has(word.lower) || /[=<>≤≥∈→]/.test(word.text));
}

const turns = new Set(["but", "however", "yet", "still", "though", "so"]);

/** "However" becomes "but" in casual text, elsewhere only now and then, and never twice in a row. */
function sparesHowever({ words, previous, casual, pick }: Context): boolean {
  if (turns.has(previous?.words[0]?.lower ?? "") || turns.has(words[2]?.lower ?? "")) return true;
  return !casual && pick([true, true, false], words[0]!.start);
}

/** "Despite this," says "Still,"; "Yet," needs no comma. */
function phraseAtStart({ words }: Context): Proposal[] {
  const [first, second, third] = words;
  if (first!.lower === "yet" && second?.text === "," && third)
    return [{ parts: [{ start: first!.end, end: second.end, after: "" }], reason: "“Yet” needs no comma." }];
  if (first!.lower !== "despite" || second?.lower !== "this" || third?.text !== ",") return [];
  return [{ parts: [{ start: first!.start, end: third.end, after: "Still," }], level: 6 }];
}

function atStart(context: Context): Proposal[] {
  const { words, previous } = context;
  const link = links.get(words[0]!.lower);
  if (!link || words[1]?.text !== "," || !words[2] || /^\p{Lu}{2}/u.test(words[0]!.text)) return [];
  if (link.opening === "But" && sparesHowever(context)) return [];
  if (link.opening === "So" && (previous?.words[0]?.lower === "so" || ["so", "this"].includes(words[2].lower)))
    return [];
  return [{ parts: [{ start: words[0]!.start, end: words[1].end, after: link.opening }], level: link.level }];
}

/** "X; however, Y" becomes "X, but Y". */
function afterSemicolon({ words }: Context, i: number): Proposal[] {
  const link = links.get(words[i + 1]?.lower ?? "");
  if (words[i]!.text !== ";" || !link?.inside || words[i + 2]?.text !== ",") return [];
  if (words.length > 34 || words.some((word, k) => k !== i && word.text === ";")) return [];
  if (words.slice(0, i).some((word) => turns.has(word.lower))) return [];
  const part: Part = { start: words[i]!.start, end: words[i + 2]!.end, after: `, ${link.inside}` };
  return [{ parts: [part], level: link.level }];
}

/** Learned texts keep their links; there they mark the steps of an argument. */
export const heavyLinks: Rule = {
  id: "heavy-links",
  summary: "A short link does the same.",
  stage: "frame",
  level: 5,
  propose: (context) => {
    const { words, mode } = context;
    if (mode === "academic" || mode === "formal" || words.length < 4) return [];
    if (!hasLink(words) || isReasoning(context)) return phraseAtStart(context);
    return [...atStart(context), ...words.flatMap((_, i) => afterSemicolon(context, i))];
  },
};

function hasLink(words: readonly Word[]): boolean {
  return words.some((word) => links.has(word.lower));
}
