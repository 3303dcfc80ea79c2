import { type ComponentProps, type ReactNode, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { ResultEditor } from "../editing/result-editor.tsx";
import { type Editing, useEditing } from "../editing/use-editing.ts";
import { useKeptText } from "../editing/use-kept-text.ts";
import { useStateHistory } from "../editing/use-state-history.ts";
import { FormattingContext } from "../formatted/formatted-text.tsx";
import { useFormatting } from "../formatted/use-formatting.ts";
import { ResultGrammar } from "../grammar/result-grammar.tsx";
import { differs } from "../last-pro/differs.ts";
import { LastPro } from "../last-pro/last-pro.tsx";
import { NextPanel, type NextPanelProps } from "../next/next-panel.tsx";
import { NotRewritten } from "../over-limit/not-rewritten.tsx";
import { goToPlace, type Place } from "../review/go-to-place.ts";
import { StillThere } from "../review/still-there.tsx";
import { useScrollTogether } from "../review/use-scroll-together.ts";
import { useMeasured } from "../score/use-measured.ts";
import { StylePanel } from "../settings/style-panel.tsx";
import { leftAlone } from "../state/findings.ts";
import { resultUnits, shownText } from "../state/result-pieces.ts";
import { listChanges, type ResultState } from "../state/result-state.ts";
import { originalTags, sentenceTags } from "../state/sentence-likeness.ts";
import type { Writer } from "../state/writer.ts";
import { ChangeList } from "./change-list.tsx";
import { DiffText } from "./diff-text.tsx";
import { ResultFoot } from "./result-foot.tsx";
import { ResultNotices } from "./result-notices.tsx";
import { initialView, ResultOptions, type ViewOptions } from "./result-options.tsx";
import { ResultShell } from "./result-shell.tsx";
import { ResultText } from "./result-text.tsx";

interface ResultViewProps
  extends Pick<ComponentProps<typeof ResultNotices>, "outdated" | "allowance" | "versions">,
    Pick<NextPanelProps, "draft" | "onSettings" | "mayRunUltra"> {
  readonly state: ResultState;
  readonly onChange: (state: ResultState) => void;
  readonly onEdited: Writer["onEdited"];
  readonly notices: ReactNode;
  /** The element in which the Copy button is shown, if that is not below the result. */
  readonly copyPlace: HTMLElement | null;
}

/** Shows the rewritten text with its controls, its figures and the list of its changes. */
export default function ResultView(props: ResultViewProps) {
  const { state, notices, versions, copyPlace, outdated, allowance } = props;
  const history = useStateHistory(state, props.onChange);
  const { change: onChange } = history;
  const editing = useEditing(state);
  const [view, setView] = useState(initialView);
  const changeView = (change: Partial<ViewOptions>) => setView((now) => ({ ...now, ...change }));
  const [lit, setLit] = useState<string>();
  const units = useMemo(() => resultUnits(state), [state]);
  const changes = useMemo(() => listChanges(state), [state]);
  const text = shownText(units);
  const { findings, lite_text: lite } = state.result;
  const score = useMeasured(state, text);
  useKeptText(state, text, props.onEdited);
  const tags = useMemo(() => sentenceTags(units, score.measured), [units, score.measured]);
  const untouched = leftAlone(findings);
  const formatted = useFormatting(state.original);
  const withFormat = view.withSigns ? undefined : formatted;
  const light = { lit, onLight: setLit };
  useScrollTogether(state);

  function edit(): void {
    changeView({ showOriginal: false });
    editing.begin();
  }

  function show(place: Place): void {
    flushSync(() => changeView({ showOriginal: false }));
    goToPlace(place);
  }

  const stillThere = <StillThere state={state} units={units} onChange={onChange} onShow={show} />;
  const foot = { original: state.original, units, text, score, copyPlace, rich: withFormat?.toClipboard };
  return (
    <>
      <ResultShell
        options={<ResultOptions {...{ changes, formatted, view, editing, history }} onView={changeView} />}
        notices={<ResultNotices {...{ state, changes, score, versions, outdated, allowance }}>{notices}</ResultNotices>}
        foot={<ResultFoot {...foot} />}
      >
        <FormattingContext value={withFormat?.formatting}>
          <Text {...light} {...{ state, units, tags, changes, text, history, editing, view, onChange }} />
        </FormattingContext>
        <ResultGrammar {...{ state, text, history }} settings={props.draft} />
        {state.rest && <NotRewritten text={state.rest} />}
      </ResultShell>
      {!untouched && <NextPanel {...props} units={units} score={score} onEdit={editing.on ? undefined : edit} />}
      {lite !== undefined && differs(state.result) && <LastPro pro={state.result.transformed_text} lite={lite} />}
      {!untouched && <StylePanel state={state} score={score} stillThere={stillThere} />}
      {changes.length > 0 && (
        <ChangeList {...light} {...{ state, changes, onChange }} onShow={(change) => show({ change })} />
      )}
    </>
  );
}

interface TextProps
  extends Omit<ComponentProps<typeof ResultText>, "unmarked" | "onUpdate" | "onEdit" | "textRef">,
    Pick<ComponentProps<typeof ResultEditor>, "text" | "history"> {
  readonly editing: Editing;
  readonly view: ViewOptions;
}

/** Shows the text for typing, compared with the original, or for reading. */
function Text({ text, history, editing, view, ...read }: TextProps) {
  const { state, units } = read;
  const { unmarked } = view;
  if (editing.on) return <ResultEditor {...{ state, units, unmarked, text, history }} onDone={editing.end} />;
  if (view.showOriginal) return <DiffText units={units} tags={originalTags(state)} unmarked={unmarked} />;
  const { begin, textRef } = editing;
  return <ResultText {...read} {...{ unmarked, textRef }} onUpdate={history.update} onEdit={begin} />;
}
