import type { Span } from "@rewright/engine";
import { shuffled } from "@rewright/evaluate/sample";
import { isMarkable, type TextChange } from "./changed-text.ts";
import { type FaultKind, faultPatterns } from "./fault-patterns.ts";

/** A rewritten text. Deliberate faults can be added to its sentences without changes. */
export interface Host {
  readonly id: string;
  readonly text: string;
  readonly sentences: readonly Span[];
  readonly changes: readonly TextChange[];
}

/** A deliberate fault that could be added, and its sentence. */
interface Candidate {
  readonly kind: FaultKind;
  readonly sentence: Span;
  readonly part: TextChange["parts"][number];
}

/**
 * Draws deliberate faults, and returns those for each text by its id. They are spread over as many texts as possible
 * and equally over all kinds, with at most one in a sentence.
 */
export function drawFaults(hosts: readonly Host[], count: number, random: () => number): Map<string, TextChange[]> {
  const open = shuffled(hosts, random).map((host) => ({ id: host.id, left: shuffled(candidatesIn(host), random) }));
  const drawn = new Map<string, TextChange[]>();
  const used = new Map<FaultKind, number>();
  for (let made = 0; made < count; ) {
    const before = made;
    for (const host of open) {
      if (made === count || host.left.length === 0) continue;
      const { kind, sentence, part } = rarest(host.left, used);
      host.left = host.left.filter((other) => other.sentence !== sentence);
      drawn.set(host.id, [...(drawn.get(host.id) ?? []), { origin: "fault", by: [kind], parts: [part] }]);
      used.set(kind, (used.get(kind) ?? 0) + 1);
      made++;
    }
    if (made === before) break;
  }
  return drawn;
}

/** Returns the first candidate of the kind of fault that was used least so far. */
function rarest(candidates: readonly Candidate[], used: ReadonlyMap<FaultKind, number>): Candidate {
  const timesUsed = ({ kind }: Candidate): number => used.get(kind) ?? 0;
  return candidates.reduce((best, one) => (timesUsed(one) < timesUsed(best) ? one : best));
}

function candidatesIn({ text, sentences, changes }: Host): Candidate[] {
  const parts = changes.flatMap((change) => change.parts);
  const free = sentences.filter(({ start, end }) => !parts.some((part) => part.start <= end && part.end >= start));
  return free.flatMap((sentence) => {
    const own = text.slice(sentence.start, sentence.end);
    if (!isPlain(own)) return [];
    return faultPatterns.flatMap(({ kind, pattern, wrong }) =>
      [...own.matchAll(pattern)].map((found) => {
        const start = sentence.start + found.index;
        return { kind, sentence, part: { start, end: start + found[0].length, after: wrong(found[0]) } };
      }),
    );
  });
}

/**
 * Returns whether the engine could change a sentence, so that a fault there is not conspicuous. The engine changes
 * hardly anything in quotations, code, addresses and dialect ("’em", "pickin’").
 */
function isPlain(sentence: string): boolean {
  return isMarkable(sentence) && !/["“”`<>|_*#]|(?<!\w)['’]|['’](?!\w)|https?:/.test(sentence);
}
