import { shuffled } from "@rewright/evaluate/sample";
import { isMarkable } from "./marked-sentence.ts";
import type { Place, Rewriting } from "./rewriting.ts";

/** Returns the changes that each of the wanted entries and rules produced, by its number. */
export function placesOf(rewritings: readonly Rewriting[], wanted: ReadonlySet<number>): Map<number, Place[]> {
  const places = new Map<number, Place[]>([...wanted].map((source) => [source, []]));
  for (const rewriting of rewritings)
    for (const change of rewriting.changes)
      for (const source of change.sources) places.get(source)?.push({ rewriting, change });
  return places;
}

/** Returns the offset at which a change starts in its text. */
export function startOf({ change }: Place): number {
  return change.edits[0]!.start;
}

/**
 * Draws changes at random from as many different texts as possible. Those that several entries or rules produced
 * together come last, because an error in them has no single cause.
 */
export function drawPlaces(places: readonly Place[], count: number, random: () => number): Place[] {
  const isMixed = ({ change }: Place): boolean => change.sources.length > 1;
  const taken = new Map<string, number>();
  return shuffled(places.filter(isMarkable), random)
    .sort((a, b) => Number(isMixed(a)) - Number(isMixed(b)))
    .map((place) => {
      const earlier = taken.get(place.rewriting.id) ?? 0;
      taken.set(place.rewriting.id, earlier + 1);
      return { place, earlier };
    })
    .sort((a, b) => Number(isMixed(a.place)) - Number(isMixed(b.place)) || a.earlier - b.earlier)
    .slice(0, count)
    .map(({ place }) => place);
}
