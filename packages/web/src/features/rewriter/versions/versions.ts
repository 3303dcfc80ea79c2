import { maxVersions } from "@rewright/contract/plans";
import { noOtherVersionCode } from "@rewright/contract/rewrite-values";
import type { ResultState } from "../state/result-state.ts";
import { versionStrings } from "./strings.ts";

/** Rewrites of one text with the same settings, and which of them is shown. */
export interface Versions {
  readonly all: readonly ResultState[];
  readonly at: number;
}

export function oneVersion(state: ResultState): Versions {
  return { all: [state], at: 0 };
}

/** The versions with the shown one as the reader has changed it. */
export function withShown({ all, at }: Versions, state: ResultState): Versions {
  return { all: all.with(at, state), at };
}

/** The versions with one more, which is shown; the oldest goes where there are too many. */
export function withAnother({ all }: Versions, state: ResultState): Versions {
  const kept = [...all, state].slice(-maxVersions);
  return { all: kept, at: kept.length - 1 };
}

/** Why a rewrite is no other version; undefined where it is one. */
export function whyNotAnother({ all }: Versions, { result }: ResultState): string | undefined {
  const finding = result.findings.find(({ code }) => code === noOtherVersionCode);
  if (finding) return finding.message;
  const isSame = all.some((version) => version.result.transformed_text === result.transformed_text);
  return isSame ? versionStrings.same : undefined;
}

/** The seeds of the versions, and the one to try next. */
export function nextSeed({ all }: Versions): { readonly seed: number; readonly unlike: number[] } {
  const unlike = all.map(({ result }) => result.seed);
  return { seed: Math.max(...unlike) + 1, unlike };
}
