import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { Unit } from "../state/result-pieces.ts";
import { splitSpaces } from "../state/split-spaces.ts";

/** A part of the result as it is shown, and how it is marked. */
export interface Mark {
  readonly text: string;
  readonly as: "plain" | "changed" | "kept";
}

/** Splits the result into changed parts, protected parts and the rest. */
export function editMarks(units: readonly Unit[], kept: HumanizeResult["kept"]): Mark[] {
  const marks: Mark[] = [];
  let position = 0;
  let next = 0;
  for (const { before, shown, change } of units.flatMap(({ pieces }) => pieces)) {
    const end = position + before.length;
    if (change === undefined) {
      let from = position;
      while (next < kept.length && kept[next]!.end <= from) next++;
      for (let i = next; i < kept.length && kept[i]!.start < end; i++) {
        const [start, to] = [Math.max(kept[i]!.start, from), Math.min(kept[i]!.end, end)];
        if (start >= to) continue;
        marks.push({ text: shown.slice(from - position, start - position), as: "plain" });
        marks.push({ text: shown.slice(start - position, to - position), as: "kept" });
        from = to;
      }
      marks.push({ text: shown.slice(from - position), as: "plain" });
    } else {
      const [lead, words, tail] = splitSpaces(shown);
      marks.push({ text: lead, as: "plain" });
      marks.push({ text: words, as: before === shown ? "plain" : "changed" });
      marks.push({ text: tail, as: "plain" });
    }
    position = end;
  }
  return marks.filter(({ text }) => text !== "");
}
