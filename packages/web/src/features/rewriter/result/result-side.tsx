import type { ReactNode, RefObject } from "react";
import { Notice } from "#src/ui/notice.tsx";
import { enteredText, fitsDraft } from "../settings/mode-list.ts";
import type { Draft, Settings } from "../settings/settings.ts";
import type { Writer } from "../state/writer.ts";
import type { Rewrite } from "../use-rewrite.ts";
import { BlankResult } from "./blank-result.tsx";
import { useKeptScroll } from "./use-kept-scroll.ts";

interface ResultSideProps {
  readonly rewrite: Rewrite;
  readonly draft: Draft;
  /** True if the next rewrite can have a tone. */
  readonly hasTone: boolean;
  readonly writer: Pick<Writer, "onEdited" | "allowance" | "mayRunUltra">;
  /** Changes the settings and moves the focus to the main button. */
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly panels: RefObject<HTMLElement | null>;
  /** Messages that say why no rewrite is possible, and what to do about it. */
  readonly notices: ReactNode;
  /** The element in which the Copy button is shown, if that is not below the result. */
  readonly copyPlace: HTMLElement | null;
}

/** Shows the result panel, which is empty, waiting, receiving paragraphs, or finished. */
export function ResultSide(props: ResultSideProps) {
  const { rewrite, draft, hasTone, writer, panels, notices, copyPlace } = props;
  const { running, watched, stoppedEmpty, state, versions, noOther, ResultView, setState } = rewrite;
  useKeptScroll(panels, watched !== undefined);
  if (watched) return <watched.RunResult view={watched.view} onStop={watched.stop} />;

  const all = !running && (
    <>
      {notices}
      {stoppedEmpty && (
        <Notice kind="info">
          You stopped before any paragraph was ready. Nothing changed, and we didn't count this rewrite.
        </Notice>
      )}
    </>
  );
  if (!state || !ResultView || running) return <BlankResult running={running} notices={all} />;
  const allowance = rewrite.error?.code === "daily_limit_reached" ? "none" : writer.allowance;
  return (
    <ResultView
      state={state}
      onChange={setState}
      draft={draft}
      outdated={fitsDraft(state, draft, hasTone) ? undefined : enteredText(state) === draft.text ? "settings" : "text"}
      allowance={allowance}
      mayRunUltra={writer.mayRunUltra}
      onSettings={props.onSettings}
      onEdited={writer.onEdited}
      copyPlace={copyPlace}
      versions={
        versions && {
          count: versions.all.length,
          at: versions.at,
          onShow: rewrite.showVersion,
          onAnother: rewrite.startAnother,
          allowance,
        }
      }
      notices={
        <>
          {all}
          {noOther && <Notice kind="info">{noOther}</Notice>}
        </>
      }
    />
  );
}
