import type { ReactNode, RefObject } from "react";
import { Notice } from "#src/ui/notice.tsx";
import { enteredText, fitsDraft } from "../settings/modes.ts";
import type { Draft } from "../settings/settings.ts";
import { strings } from "../settings/strings.ts";
import type { Writer } from "../state/writer.ts";
import type { Rewrite } from "../use-rewrite.ts";
import { BlankResult } from "./blank-result.tsx";
import { useKeptScroll } from "./use-kept-scroll.ts";

interface ResultSideProps {
  readonly rewrite: Rewrite;
  readonly draft: Draft;
  /** True if the next rewrite can have a tone. */
  readonly hasTone: boolean;
  readonly onEdited: Writer["onEdited"];
  readonly panels: RefObject<HTMLElement | null>;
  /** Messages that say why no rewrite is possible, and what to do about it. */
  readonly notices: ReactNode;
  /** The element in which the Copy button is shown, if that is not below the result. */
  readonly copyPlace: HTMLElement | null;
}

/** Shows the result panel, which is empty, waiting, receiving paragraphs, or finished. */
export function ResultSide({ rewrite, draft, hasTone, onEdited, panels, notices, copyPlace }: ResultSideProps) {
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
  const stale = !fitsDraft(state, draft, hasTone);
  return (
    <ResultView
      state={state}
      onChange={setState}
      onEdited={onEdited}
      copyPlace={copyPlace}
      versions={
        versions && {
          count: versions.all.length,
          at: versions.at,
          onShow: rewrite.showVersion,
          onAnother: rewrite.startAnother,
        }
      }
      notices={
        <>
          {all}
          {noOther && <Notice kind="info">{noOther}</Notice>}
          {stale && (
            <Notice kind="info">
              {enteredText(state) === draft.text ? strings.settingsChanged : strings.textChanged}
            </Notice>
          )}
        </>
      }
    />
  );
}
