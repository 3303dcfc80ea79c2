import type { DamagedAnswer, WrittenAnswer } from "./model-answers.ts";
import { exchangeNames } from "./names.ts";
import type { PlacedPassage } from "./passages.ts";
import { alwaysFaithful, findsPlace } from "./readers.ts";
import type { Checking, ScriptedPro } from "./scripted-pro.ts";
import { hasWords } from "./words-in.ts";

/**
 * A passage in which an answer changed the meaning on purpose, and whether this damage gets through Humanize Pro's
 * checks.
 */
export interface DamagedPlace {
  readonly kind: string;
  /** The words before and after, for a person to read. */
  readonly description: string;
  /**
   * Whether the damage gets through if a model that compares both texts finds it, if no model compares them, and if the
   * model calls everything faithful.
   */
  readonly reaches: { readonly reader: boolean; readonly rules: boolean; readonly liar: boolean };
}

/**
 * Rewrites passages with answers whose meaning was damaged on purpose, and reports which damage gets through the
 * checks.
 */
export async function measureDamage(
  pro: ScriptedPro,
  passages: ReadonlyMap<string, PlacedPassage>,
  damaged: readonly DamagedAnswer[],
): Promise<DamagedPlace[]> {
  const places: DamagedPlace[] = [];
  for (const { id, k, answer, kind, ...words } of damaged) {
    const passage = passages.get(id);
    if (!passage) continue;
    const [where, was] = [passage.inWords(words.where), passage.inWords(words.was)];
    const reaches = async (checking: Checking): Promise<boolean> =>
      hasWords(await pro.rewritePassage({ passage, answer, checking }), where);
    places.push({
      kind,
      description: `${id} ${k}: ${kind}\n  - ${was}\n  + ${where}`,
      reaches: {
        reader: await reaches(findsPlace(where)),
        rules: await reaches("rules"),
        liar: await reaches(alwaysFaithful),
      },
    });
  }
  return places;
}

/** An answer in which one name was replaced by another, and whether the wrong name gets through Pro's checks. */
export interface NameInResult {
  readonly description: string;
  readonly reaches: boolean;
}

/**
 * Rewrites passages with answers in which a name was replaced by another, and reports which wrong names get through the
 * checks. The model that compares both texts calls everything faithful, so that only rules find them.
 */
export async function measureNames(
  pro: ScriptedPro,
  passages: ReadonlyMap<string, PlacedPassage>,
  answers: readonly WrittenAnswer[],
): Promise<NameInResult[]> {
  const named = answers.flatMap(({ id, answer }) => {
    const passage = passages.get(id);
    return passage ? [{ id, answer, source: passage.source, names: passage.names }] : [];
  });
  const results: NameInResult[] = [];
  for (const { id, answer, was, name } of exchangeNames(named)) {
    const result = await pro.rewritePassage({ passage: passages.get(id)!, answer, checking: alwaysFaithful });
    results.push({ description: `${id}: name\n  - ${was}\n  + ${name}`, reaches: hasWords(result, name) });
  }
  return results;
}
