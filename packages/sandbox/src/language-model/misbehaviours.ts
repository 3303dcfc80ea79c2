import { mark, type Prompt } from "./prompt.ts";

/** Turns a correct answer into a wrong one. */
type Misbehaviour = (good: string, prompt: Prompt) => string;

const inventedFact = "This was first shown by Dr. Elena Marsh in 1987.";

const otherLanguage =
  "Las bibliotecas públicas son importantes para la vida de un barrio. Muchas personas las visitan cada semana, y casi todas " +
  "vuelven porque allí encuentran libros, silencio y compañía.";

/**
 * The misbehaviours by name. If a text offers no occasion for one, such as no mark to lose, the answer stays correct.
 */
export const misbehaviours = {
  "lost-mark": (good) => good.replace(mark, once("it")),
  "doubled-mark": (good) => `${good} ${good.match(mark)?.[0] ?? ""}`.trim(),
  "swapped-marks": (good) => swapFirstTwo(good),
  "changed-mark-content": (good) => good.replace(mark, (_, number) => `⟦${number}:something else⟧`),
  "changed-number": (good) => replaceContent(good, /^\D{0,2}\d/, "77"),
  "spelled-number": (good) => replaceContent(good, /^\D{0,2}\d/, "forty-two"),
  "changed-name": (good) => replaceContent(good, /^\p{Lu}\p{Ll}/u, "Elena Marsh"),
  "dropped-negation": (good) => good.replace(/\b(?:not|never) |n't\b/, ""),
  "added-negation": (good) => good.replace(/\b(?:is|are|was|were|has|have|can|will|does)\b/, "$& not"),
  "weakened-modal": (good) => good.replace(/\b(?:must|will|should|ought to)\b/, "might"),
  "strengthened-modal": (good) => good.replace(/\b(?:may|might|could|can|should)\b/, "must"),
  "added-fact": (good) => `${good} ${inventedFact}`,
  "dropped-sentence": (good) => good.replace(/(?<=[.!?]["”]? )[^.!?]+[.!?]["”]?$/, "").trim(),
  "too-long": (good) => `${good} In other words, ${good} To say it once more, ${good}`,
  "too-short": (good) => `${good.split(" ").slice(0, 4).join(" ")}.`,
  "markdown-added": (good) => `## Summary\n\n- **${good}**`,
  "other-language": () => otherLanguage,
  preamble: (good) => `Sure! Here is the rewritten text:\n\n${good}\n\nLet me know if you would like any changes.`,
  apology: (good) => `I apologize for the confusion in my last answer. ${good}`,
  refusal: () => "I'm sorry, but I can't help with that request.",
  "prompt-leak": (_, { system }) => system,
  "context-leak": (good, { context }) => `${context} ${good}`.trim(),
  obeys: (_, { text }) => /reply only with ["“]?(\w+)/i.exec(text)?.[1] ?? "HACKED",
  reasoning: (good) => `<think>\nThe user wants a rewriting. I keep the marks and the number 12.\n</think>\n\n${good}`,
  fenced: (good) => `\`\`\`text\n${good}\n\`\`\``,
  quoted: (good) => `"${good}"`,
  "tags-around": (good, { tag }) => `<${tag}>\n${good}\n</${tag}>`,
  echo: (_, { text }) => text,
} as const satisfies Record<string, Misbehaviour>;

function once(replacement: string) {
  let isDone = false;
  return (whole: string) => {
    if (isDone) return whole;
    isDone = true;
    return replacement;
  };
}

/** Replaces the first protected text that matches `content`, together with its mark, by other text. */
function replaceContent(text: string, content: RegExp, replacement: string): string {
  const found = [...text.matchAll(mark)].find(([, , shown = ""]) => content.test(shown));
  return found ? text.replace(found[0], replacement) : text;
}

function swapFirstTwo(text: string): string {
  const [first, second] = text.match(mark) ?? [];
  if (first === undefined || second === undefined) return text;
  return text.replace(mark, (whole) => (whole === first ? second : whole === second ? first : whole));
}
