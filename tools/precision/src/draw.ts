import { createRandom, shuffled } from "@rewright/evaluate/sample";
import { countChanges, sourcesOfShare } from "./frequencies.ts";
import { enough, type JudgedPlace, type Judgement, placeKey, type Record, recordsOf } from "./judgements.ts";
import { type MarkedSentence, markedSentence } from "./marked-sentence.ts";
import { drawPlaces, placesOf, startOf } from "./places.ts";
import type { Place } from "./rewriting.ts";
import { level, type Rewriting } from "./rewriting.ts";
import type { NumberedPlace } from "./sheets.ts";
import { keyOf, type Source } from "./source.ts";
import { wordsIn } from "./texts.ts";

export interface DrawOptions {
  readonly seed: number;
  /** The share of all changes whose entries and rules are to be judged. */
  readonly share: number;
  /** The most changes that are drawn for one entry or rule. */
  readonly places: number;
  readonly perSheet: number;
}

export interface Drawn {
  readonly changes: number;
  /**
   * The numbers of entries and rules that produced changes, that make up the required share, and that are left out
   * because enough of their changes were judged correct.
   */
  readonly firing: number;
  readonly chosen: number;
  readonly clean: number;
  readonly places: readonly NumberedPlace[];
  /** The marked sentence of each change in `places`. */
  readonly sentences: readonly MarkedSentence[];
}

/**
 * Draws changes for readers to judge, in random order. They come from the most frequent entries and rules, which
 * together make up a given share of all changes.
 */
export function draw(
  rewritings: readonly Rewriting[],
  sources: readonly Source[],
  judgements: readonly Judgement[],
  { seed, share, places, perSheet }: DrawOptions,
): Drawn {
  const changes = rewritings.flatMap((rewriting) => rewriting.changes);
  const words = rewritings.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const counts = countChanges(changes);
  const chosen = sourcesOfShare(counts, share);
  const found = placesOf(rewritings, new Set(chosen));
  const records = recordsOf(judgements);
  const judged = new Set(judgements.map(placeKey));
  const random = createRandom(seed);
  const drawn = chosen.flatMap((number) => {
    const source = sources[number]!;
    const rate = Number(((counts.get(number)! * 100_000) / words).toFixed(2));
    const unread = found.get(number)!.filter((place) => !judged.has(placeKey(judgedPlace(place, source, rate))));
    return drawPlaces(unread, missing(records.get(keyOf(source)), places), random).map((place) => {
      return { place, judged: judgedPlace(place, source, rate) };
    });
  });
  const mixed = shuffled(drawn, random);
  return {
    changes: changes.length,
    firing: counts.size,
    chosen: chosen.length,
    clean: chosen.filter((number) => records.get(keyOf(sources[number]!))?.state === "clean").length,
    places: mixed.map(({ judged }, i) => ({ number: i + 1, sheet: Math.floor(i / perSheet) + 1, ...judged })),
    sentences: mixed.map(({ place }) => markedSentence(place)),
  };
}

/**
 * Returns how many changes of an entry or rule are still to be judged. After an error, that is as many as for a new
 * one.
 */
function missing(record: Record | undefined, places: number): number {
  if (record === undefined || record.state === "wrong" || record.state === "doubtful") return places;
  return Math.min(places, enough - record.latest.length);
}

function judgedPlace(place: Place, { id, print }: Source, rate: number): JudgedPlace {
  const { mode, id: text } = place.rewriting;
  return { id, print, mode, level, text, offset: startOf(place), rate };
}
