import type { Word } from "../document/document.ts";
import type { Problem } from "./pro.ts";

/** Words that form a passive or a perfect with the past participle behind them, which has no tense of its own. */
const auxiliaries = new Set(
  "am is are was were be been being 's 're 'm have has had having 've 'd get gets got getting".split(" "),
);
const modals = new Set("can could may might must shall should will would 'll do does did to".split(" "));

const be = new Set("am is are was were be been being 's 're 'm".split(" "));
const have = new Set("have has had 've 'd".split(" "));

/** "Under way": "is selling". "Done": "has sold". */
type Time = "present" | "past" | "under way" | "done";

/** Returns a problem where a verb that both texts have changed its tense. */
export function verbTenseProblems(source: readonly Word[], answer: readonly Word[]): Problem[] {
  const [old, now] = [timesOf(source), timesOf(answer)];
  for (const [lemma, was] of old) {
    const is = now.get(lemma);
    const [[from], [to]] = [was, is ?? new Set<Time | undefined>()].map((times) => [...times]) as [Time[], Time[]];
    if (was.size === 1 && is?.size === 1 && from && to && from !== to)
      return [{ code: "meaning", message: `Keep the tense of “${lemma}”.` }];
  }
  return [];
}

/** Returns the times of the verbs by lemma; undefined among them means a form that does not show its time. */
function timesOf(words: readonly Word[]): Map<string, Set<Time | undefined>> {
  const found = new Map<string, Set<Time | undefined>>();
  for (const [i, word] of words.entries()) {
    if (word.pos !== "VERB") continue;
    const times = found.get(word.lemma) ?? new Set();
    times.add(timeOf(words, i));
    found.set(word.lemma, times);
  }
  return found;
}

/** True for a verb behind "she used to". Behind a noun, "used to" may be a participle. */
function isHabit(words: readonly Word[], i: number): boolean {
  return words[i - 1]?.lower === "to" && words[i - 2]?.lower === "used" && words[i - 3]?.pos === "PRON";
}

/** Returns the time that a verb's form and the three words before it show, or undefined where they show none. */
function timeOf(words: readonly Word[], i: number): Time | undefined {
  const { lower, lemma } = words[i]!;
  const before = words.slice(Math.max(0, i - 3), i).map((word) => word.lower);
  if (isHabit(words, i)) return "past";
  if (before.some((word) => modals.has(word))) return undefined;
  if (lower.endsWith("ing")) return before.some((word) => be.has(word)) ? "under way" : undefined;
  if (before.includes("being")) return "under way";
  if (before.includes("been") && before.some((word) => /^(?:have|has|'ve)$/.test(word))) return "done";
  if (before.includes("had") && !before.some((word) => be.has(word))) return "past";
  if (before.some((word) => auxiliaries.has(word)))
    return before.some((word) => have.has(word)) && !before.some((word) => be.has(word)) ? "done" : undefined;
  const subject = words[i - 1];
  const isBehindSubject =
    subject !== undefined && (subject.pos === "NOUN" || subject.pos === "PROPN" || subject.pos === "PRON");
  if (!isBehindSubject) return undefined;
  if (lower === `${lemma}s` || lower === `${lemma}es` || /ies$/.test(lower)) return "present";
  if (lower === lemma) return "present";
  // "Every instruction received", "the methods used in the study": no finite verb.
  const next = words[i + 1]?.pos ?? "PUNCT";
  return /^(?:PUNCT|ADV|ADP|CCONJ|SCONJ|PART)$/.test(next) ? undefined : "past";
}
