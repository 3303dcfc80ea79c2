import { hash } from "../choose/random.ts";
import type { Opening, Survey } from "./openings.ts";
import { collide, say } from "./say.ts";

/** How many openings to lead with; a long text given as one sentence has hundreds. */
const leads = 28;
/** How many changes one way to say a sentence has at most. */
const deep = 3;

/**
 * Ways to say a text, each with up to three openings taken that do not touch: every opening leads one, alone and with
 * others. The work is bounded: the longer the text, the fewer ways are tried.
 */
export function combine(survey: Survey, level: number, seed: number): string[] {
  const openings = survey.openings.filter((opening) => opening.level <= level);
  const count = Math.min(openings.length, leads, Math.max(8, Math.floor(60_000 / (survey.text.length + 1))));
  const wanted = survey.text.length > 110 ? deep : deep - 1;
  const texts = new Set<string>();
  for (let i = 0; i < count; i++) {
    // Where there are too many, those that lead are spread over the text.
    const lead = openings[Math.floor((i * openings.length) / count)]!;
    const alone = say(survey, [lead]);
    if (alone === undefined) continue;
    texts.add(alone);
    const both = say(survey, [lead, ...companions(openings, lead, wanted - 1, hash(seed, i))]);
    if (both !== undefined) texts.add(both);
  }
  texts.delete(survey.text);
  return [...texts];
}

/** Openings that can be taken beside the first, from a place on that differs from lead to lead. */
function companions(openings: readonly Opening[], lead: Opening, wanted: number, from: number): Opening[] {
  const chosen = [lead];
  for (let k = 0; k < openings.length && chosen.length <= wanted; k++) {
    const opening = openings[(from + k) % openings.length]!;
    if (
      chosen.some(
        (other) =>
          collide(other, opening) || (other.change.rule === opening.change.rule && !manyTimes.has(opening.change.rule)),
      )
    )
      continue;
    chosen.push(opening);
  }
  return chosen.slice(1);
}

/** Rules whose changes are small enough to stand beside each other. */
const manyTimes = new Set(["synonyms", "everyday-synonyms"]);
