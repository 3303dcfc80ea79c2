import { engineNames } from "@rewright/contract/engines";
import { countWords } from "@rewright/contract/plans";
import { type ComponentProps, type ReactNode, useMemo, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { quantity } from "#src/ui/quantity.ts";
import { EditingControls } from "../editing/editing-controls.tsx";
import { ResultEditor } from "../editing/result-editor.tsx";
import { useEditing } from "../editing/use-editing.ts";
import { useKeptText } from "../editing/use-kept-text.ts";
import { useStateHistory } from "../editing/use-state-history.ts";
import { DownloadMenu } from "../files/download-menu.tsx";
import { FormattingContext } from "../formatted/formatted-text.tsx";
import { formattedStrings as strings } from "../formatted/strings.ts";
import { useFormatting } from "../formatted/use-formatting.ts";
import { LastPro } from "../last-pro/last-pro.tsx";
import { lastProStrings } from "../last-pro/strings.ts";
import { NotRewritten } from "../over-limit/not-rewritten.tsx";
import { goToPlace, type Place } from "../review/go-to-place.ts";
import { StillThere } from "../review/still-there.tsx";
import { useScrollTogether } from "../review/use-scroll-together.ts";
import { whyNothingChanged } from "../review/why-nothing-changed.ts";
import { ScoreLine } from "../score/score-line.tsx";
import { useMeasured } from "../score/use-measured.ts";
import { StylePanel } from "../settings/style-panel.tsx";
import { describeWriters, findingsShown } from "../state/describe-writers.ts";
import { findingKind, leftAlone } from "../state/findings.ts";
import { resultUnits, shownText } from "../state/result-pieces.ts";
import { listChanges, type ResultState } from "../state/result-state.ts";
import { originalTags, sentenceTags } from "../state/sentence-likeness.ts";
import { summarize } from "../state/summary.ts";
import type { Writer } from "../state/writer.ts";
import { VersionBar } from "../versions/version-bar.tsx";
import { ChangeList } from "./change-list.tsx";
import { DiffText } from "./diff-text.tsx";
import { ResultShell } from "./result-shell.tsx";
import { ResultText } from "./result-text.tsx";

interface ResultViewProps {
  readonly state: ResultState;
  readonly onChange: (state: ResultState) => void;
  readonly onEdited: Writer["onEdited"];
  readonly notices: ReactNode;
  /** The versions of the text, including this one. */
  readonly versions: ComponentProps<typeof VersionBar> | undefined;
  /** Element that Copy is rendered in, if it is not below the result. */
  readonly copyPlace: HTMLElement | null;
}

/** Shows the rewritten text with all its tools, and the list of its changes. */
export default function ResultView({
  state,
  onChange: onState,
  onEdited,
  notices,
  versions,
  copyPlace,
}: ResultViewProps) {
  const history = useStateHistory(state, onState);
  const { change: onChange } = history;
  const editing = useEditing(state);
  const [showOriginal, setShowOriginal] = useState(false);
  const [unmarked, setUnmarked] = useState(false);
  const [lit, setLit] = useState<string>();
  const units = useMemo(() => resultUnits(state), [state]);
  const changes = useMemo(() => listChanges(state), [state]);
  const text = shownText(units);
  const { secondReading } = usePublicSettings();
  const writers = describeWriters(state, secondReading);
  const { findings, integrity, lite_text: lite } = state.result;
  const score = useMeasured(state, text);
  useKeptText(state, text, onEdited);
  const tags = useMemo(() => sentenceTags(units, score.measured), [units, score.measured]);
  const untouched = leftAlone(findings);
  const formatted = useFormatting(state.original);
  const [withSigns, setWithSigns] = useState(false);
  const rich = formatted && !withSigns ? formatted.toClipboard : undefined;
  useScrollTogether(state);

  function show(place: Place): void {
    flushSync(() => setShowOriginal(false));
    goToPlace(place);
  }

  return (
    <>
      <ResultShell
        options={
          <>
            {(changes.length > 0 || formatted) && (
              <div className="flex flex-wrap gap-x-3 gap-y-1 max-lg:order-last max-lg:w-full lg:-mr-2">
                {changes.length > 0 && (
                  <>
                    {!editing.on && (
                      <Checkbox label="Show Original Text" checked={showOriginal} onChange={setShowOriginal} />
                    )}
                    <Checkbox label="Remove Highlights" checked={unmarked} onChange={setUnmarked} />
                  </>
                )}
                {formatted && !editing.on && (
                  <Checkbox label={strings.showMarkdown} checked={withSigns} onChange={setWithSigns} />
                )}
              </div>
            )}
            <EditingControls editing={editing} history={history} disabled={showOriginal} />
          </>
        }
        notices={
          <>
            {notices}
            {lite !== undefined && <Notice kind="info">{lastProStrings.said}</Notice>}
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
        }
        foot={
          <>
            <p className="flex flex-col gap-x-2 text-sm text-soft tabular-nums lg:flex-row">
              <span>{quantity(countWords(text), "word")}</span>
              <ScoreLine score={score} />
            </p>
            <div className="flex flex-wrap items-center gap-2">
              <DownloadMenu original={state.original} units={units} />
              {copyPlace ? (
                createPortal(
                  <CopyButton text={text} rich={rich} look="primary" size="large" className="min-w-36" />,
                  copyPlace,
                )
              ) : (
                <CopyButton text={text} rich={rich} className="h-11 min-w-28" />
              )}
            </div>
          </>
        }
      >
        {editing.on ? (
          <ResultEditor
            state={state}
            units={units}
            text={text}
            history={history}
            unmarked={unmarked}
            onDone={editing.end}
          />
        ) : (
          <FormattingContext value={withSigns ? undefined : formatted?.formatting}>
            {showOriginal ? (
              <DiffText units={units} tags={originalTags(state)} unmarked={unmarked} />
            ) : (
              <ResultText
                state={state}
                units={units}
                tags={tags}
                changes={changes}
                unmarked={unmarked}
                lit={lit}
                onLight={setLit}
                onChange={onChange}
                onEdit={editing.begin}
                textRef={editing.textRef}
              />
            )}
          </FormattingContext>
        )}
        {state.rest && <NotRewritten text={state.rest} />}
      </ResultShell>
      {lite !== undefined && <LastPro pro={state.result.transformed_text} lite={lite} />}
      {!untouched && (
        <StylePanel
          state={state}
          score={score}
          stillThere={<StillThere state={state} units={units} onChange={onChange} onShow={show} />}
        />
      )}
      {changes.length > 0 && (
        <ChangeList
          state={state}
          changes={changes}
          lit={lit}
          onLight={setLit}
          onChange={onChange}
          onShow={(change) => show({ change })}
        />
      )}
    </>
  );
}
