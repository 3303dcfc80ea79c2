import { engineNames } from "@rewright/contract/engines";
import { countWords } from "@rewright/contract/plans";
import { type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { usePublicSettings } from "../../api/public-settings.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { quantity } from "../../ui/quantity.ts";
import { ChangeList } from "./change-list.tsx";
import { DiffText } from "./diff-text.tsx";
import { DownloadMenu } from "./files/download-menu.tsx";
import { findingKind, leftAlone } from "./findings.ts";
import { resultUnits, shownText } from "./result-pieces.ts";
import { ResultShell } from "./result-shell.tsx";
import { listChanges, type ResultState } from "./result-state.ts";
import { ResultText } from "./result-text.tsx";
import { originalTags } from "./sentence-likeness.ts";
import { StylePanel } from "./style-panel.tsx";
import { isUntouched, summarize } from "./summary.ts";
import { findingsShown, whoWrote } from "./who-wrote.ts";

interface ResultViewProps {
  readonly state: ResultState;
  readonly onChange: (state: ResultState) => void;
  readonly notices: ReactNode;
  /** Where Copy stands, when that is not beneath the result. */
  readonly copyPlace: HTMLElement | null;
}

/** The rewritten text with everything that can be done to it, and the list of its changes. */
export default function ResultView({ state, onChange, notices, copyPlace }: ResultViewProps) {
  const [showOriginal, setShowOriginal] = useState(false);
  const [unmarked, setUnmarked] = useState(false);
  const [lit, setLit] = useState<string>();
  const units = useMemo(() => resultUnits(state), [state]);
  const changes = useMemo(() => listChanges(state), [state]);
  const text = shownText(units);
  const { secondReading } = usePublicSettings();
  const writers = whoWrote(state, secondReading);
  const { findings, integrity, likeness } = state.result;
  const untouched = leftAlone(findings);

  return (
    <>
      <ResultShell
        options={
          changes.length > 0 && (
            <div className="flex w-full flex-wrap gap-x-5 gap-y-1 lg:w-auto">
              <Checkbox label="Show Original Text" checked={showOriginal} onChange={setShowOriginal} />
              <Checkbox label="Remove Highlights" checked={unmarked} onChange={setUnmarked} />
            </div>
          )
        }
        notices={
          <>
            {notices}
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
                  {changes.length > 0 ? summarize(state) : "Nothing to change: this text reads naturally as it is."}{" "}
                  <span className="whitespace-nowrap">· {engineNames[state.result.engine]}</span>
                </p>
                {writers && <p className="mt-1 text-pretty">{writers}</p>}
              </div>
            )}
          </>
        }
        foot={
          <>
            <p className="flex flex-col gap-x-2 text-sm text-soft tabular-nums lg:flex-row">
              <span>{quantity(countWords(text), "word")}</span>
              {likeness.after.likeness !== null && isUntouched(changes) && (
                <>
                  <span className="hidden text-faint lg:inline" aria-hidden="true">
                    ·
                  </span>
                  <span>AI-likeness {Math.round(likeness.after.likeness * 100)}%</span>
                </>
              )}
            </p>
            <div className="flex flex-wrap items-center gap-2">
              <DownloadMenu original={state.original} units={units} />
              {copyPlace ? (
                createPortal(<CopyButton text={text} look="primary" size="large" className="min-w-36" />, copyPlace)
              ) : (
                <CopyButton text={text} className="h-11 min-w-28" />
              )}
            </div>
          </>
        }
      >
        {showOriginal ? (
          <DiffText units={units} tags={originalTags(state)} unmarked={unmarked} />
        ) : (
          <ResultText
            state={state}
            units={units}
            changes={changes}
            unmarked={unmarked}
            lit={lit}
            onLight={setLit}
            onChange={onChange}
          />
        )}
      </ResultShell>
      {!untouched && <StylePanel state={state} untouched={isUntouched(changes)} />}
      {changes.length > 0 && (
        <ChangeList state={state} changes={changes} lit={lit} onLight={setLit} onChange={onChange} />
      )}
    </>
  );
}
