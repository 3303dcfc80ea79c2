import { maxVersions } from "@rewright/contract/limits";
import { noOtherVersionCode } from "@rewright/contract/rewrite-values";
import type { ResultState } from "../state/result-state.ts";

/** The rewrites of one text with the same settings, and the index of the one that is shown. */
export interface Versions {
  readonly all: readonly ResultState[];
  readonly at: number;
}

export function oneVersion(state: ResultState): Versions {
  return { all: [state], at: 0 };
}

/** Returns the versions after the user has changed the one that is shown. */
export function withShown({ all, at }: Versions, state: ResultState): Versions {
  return { all: all.with(at, state), at };
}

/** Returns the versions with an additional one, which is shown. If there are too many, the oldest is removed. */
export function withAnother({ all }: Versions, state: ResultState): Versions {
  const kept = [...all, state].slice(-maxVersions);
  return { all: kept, at: kept.length - 1 };
}

/**
 * The message for a version with the same text. It is not in `strings.ts`, because that file is loaded only with a
 * result.
 */
const sameVersion = "The new version is the same as one you already have.";

/** Returns the reason why a rewrite is not another version, or undefined if it is one. */
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
