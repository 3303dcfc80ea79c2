import type { Word } from "../../document/document.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";

const times = new Set(
  `year decade century month week day hour minute moment period era age season spring summer autumn fall winter morning
  afternoon evening night weekend war childhood`.split(/\s+/),
);
const spans = new Set(["in", "over", "during", "throughout", "for", "within", "at", "on"]);

/** "In 1920". */
function isYear([first, second]: readonly Word[], comma: number): boolean {
  return first!.lower === "in" && comma === 2 && /^(?:1[0-9]|20)\d\d$/.test(second!.text);
}

/** What the phrase up to the comma names: a time, which can stand anywhere, or a place, field or group. */
export function settingOf(words: readonly Word[], comma: number, isPhrase: boolean): "time" | "place" | undefined {
  const [first, second] = words as [Word, Word];
  const head = words[comma - 1]!;
  if (isYear(words, comma)) return "time";
  if (!isPhrase || !spans.has(first.lower)) return undefined;
  if (times.has(head.lemma)) return "time";
  if (first.lower === "for") return isPlural(head) && comma < 6 ? "place" : undefined;
  const owned = ["the", "a", "an", "our", "their", "its", "my", "his", "her"].includes(second.lower);
  return first.lower === "in" && (owned || head.pos === "PROPN") && !meant.has(head.lemma) ? "place" : undefined;
}

/** These say how the sentence is meant, not where or when something is. */
const meant = new Set(
  `end beginning view opinion sense way fact word process meantime meanwhile name hope attempt effort wake face context
  case event light interest spirit eye mind absence pursuit quest realm step section paper study article essay chapter
  passage text poem story book run term conclusion summary`.split(/\s+/),
);
