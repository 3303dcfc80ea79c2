import { engineNames } from "@rewright/contract/engines";
import type { ComponentProps, ReactNode } from "react";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { Notice } from "#src/ui/notice.tsx";
import { differs } from "../last-pro/differs.ts";
import { lastProStrings } from "../last-pro/strings.ts";
import { reviewStrings as strings } from "../review/strings.ts";
import { whyNothingChanged } from "../review/why-nothing-changed.ts";
import type { ShownScore } from "../score/use-measured.ts";
import { describeWriters, findingsShown } from "../state/describe-writers.ts";
import { findingKind, leftAlone } from "../state/findings.ts";
import type { Change, ResultState } from "../state/result-state.ts";
import { summarize } from "../state/summary.ts";
import type { Allowance } from "../state/writer.ts";
import { VersionBar } from "../versions/version-bar.tsx";

interface ResultNoticesProps {
  readonly state: ResultState;
  readonly changes: readonly Change[];
  readonly score: ShownScore;
  readonly versions: ComponentProps<typeof VersionBar> | undefined;
  /** What has changed since the rewrite. */
  readonly outdated: keyof typeof strings.outdated | undefined;
  readonly allowance: Allowance;
  /** Notices that are shown first. */
  readonly children: ReactNode;
}

/** Shows the notices about a result, its summary and its versions. */
export function ResultNotices(props: ResultNoticesProps) {
  const { state, changes, score, versions, outdated, allowance, children } = props;
  const { secondReading } = usePublicSettings();
  const writers = describeWriters(state, secondReading);
  const { findings, integrity, lite_text: lite } = state.result;
  const untouched = leftAlone(findings);
  return (
    <>
      {children}
      {outdated && (
        <Notice kind="info">{(allowance === "none" ? strings.outdatedAtLimit : strings.outdated)[outdated]}</Notice>
      )}
      {lite !== undefined && (
        <Notice kind="info">{differs(state.result) ? lastProStrings.compare : lastProStrings.said}</Notice>
      )}
      {findingsShown(state).map((finding) => (
        <Notice key={finding.code} kind={findingKind(finding)}>
          {finding.message}
        </Notice>
      ))}
      {integrity.problems.map((problem) => (
        <Notice key={problem} kind="warning">
          {problem}
        </Notice>
      ))}
      {(changes.length > 0 || !untouched) && (
        <div className="border-b border-hairline px-4 py-2 text-sm text-soft tabular-nums md:px-5">
          <p>
            {changes.length > 0 ? summarize(state) : whyNothingChanged(state, score.measured.likeness.likeness)}{" "}
            <span className="whitespace-nowrap">· {engineNames[state.result.engine]}</span>
          </p>
          {writers && <p className="mt-1 text-pretty">{writers}</p>}
        </div>
      )}
      {!untouched && versions && <VersionBar {...versions} />}
    </>
  );
}
