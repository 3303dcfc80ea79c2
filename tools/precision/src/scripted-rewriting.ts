import type { Mode } from "@rewright/engine";
import type { Judgement, Verdict } from "./judgements.ts";
import type { Rewriting } from "./rewriting.ts";
import type { Source } from "./source.ts";

/**
 * Creates a rewritten text for tests. Each line is a sentence. A change is written `{before=>after}`, followed by the
 * numbers of its entries and rules: `They {utilize=>use}(0) it.`
 */
export function scriptedRewriting(id: string, lines: readonly string[], mode: Mode = "standard"): Rewriting {
  const text: string[] = [];
  const edits: Rewriting["edits"][number][] = [];
  const changes: Rewriting["changes"][number][] = [];
  let length = 0;
  const sentences = lines.map((line) => {
    const start = length;
    for (const [, plain = "", before, after = "", numbers = ""] of line.matchAll(
      /([^{]+)|\{([^=]*)=>([^}]*)\}\(([\d ]+)\)/g,
    )) {
      const own = before ?? plain;
      if (before !== undefined) {
        edits.push({ start: length, end: length + before.length, before, after, rule: "scripted", reason: "" });
        changes.push({ edits: edits.slice(-1), sources: numbers.split(" ").map(Number) });
      }
      text.push(own);
      length += own.length;
    }
    text.push("\n");
    return { start, end: length++, writer: "lite" as const, checked: null };
  });
  return { id, text: text.join(""), mode, edits, sentences, changes };
}

/** Creates judgements for tests: one verdict each on changes of one entry or rule, in different texts. */
export function scriptedJudgements(source: Source, found: readonly Verdict[], rate = 1): Judgement[] {
  return found.map((verdict, i) => ({
    ...source,
    mode: "standard",
    level: 10,
    text: `text-${i}`,
    offset: 5,
    rate,
    verdict,
  }));
}
