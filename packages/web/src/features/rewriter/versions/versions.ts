import { maxVersions } from "@rewright/contract/plans";
import { noOtherVersionCode } from "@rewright/contract/rewrite-values";
import type { ResultState } from "../state/result-state.ts";

/** Holds the rewrites of one text with the same settings, and the index of the shown one. */
export interface Versions {
  readonly all: readonly ResultState[];
  readonly at: number;
}

export function oneVersion(state: ResultState): Versions {
  return { all: [state], at: 0 };
}

/** Returns the versions with the user's changes to the shown one. */
export function withShown({ all, at }: Versions, state: ResultState): Versions {
  return { all: all.with(at, state), at };
}

/** Returns the versions with one more, which is shown; removes the oldest if there are too many. */
export function withAnother({ all }: Versions, state: ResultState): Versions {
  const kept = [...all, state].slice(-maxVersions);
  return { all: kept, at: kept.length - 1 };
}

/** Is not in `strings.ts`, as this file is loaded with the page and the other strings only with a result. */
const sameVersion = "The new version is the same as one you already have.";

/** Returns why a rewrite is not another version; undefined if it is one. */
export function whyNotAnother({ all }: Versions, { result }: ResultState): string | undefined {
  const finding = result.findings.find(({ code }) => code === noOtherVersionCode);
  if (finding) return finding.message;
  const isSame = all.some((version) => version.result.transformed_text === result.transformed_text);
  return isSame ? sameVersion : undefined;
}

/** Returns the seeds of the versions, and the next seed to try. */
export function nextSeed({ all }: Versions): { readonly seed: number; readonly unlike: number[] } {
  const unlike = all.map(({ result }) => result.seed);
  return { seed: Math.max(...unlike) + 1, unlike };
}
