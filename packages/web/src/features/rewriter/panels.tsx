import { countWords } from "@rewright/contract/count-words";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CallError } from "#src/api/call.ts";
import { usePhone } from "#src/ui/use-phone.ts";
import { loadResultView, loadRuns } from "./load-parts.ts";
import { ResultSide } from "./result/result-side.tsx";
import { focusButton, useIntoView } from "./result/use-into-view.ts";
import { buttonState } from "./settings/button-state.ts";
import { fitsDraft } from "./settings/mode-list.ts";
import type { Draft } from "./settings/settings.ts";
import { withoutHiddenTone } from "./settings/tones.ts";
import type { Writer } from "./state/writer.ts";
import { OriginalFoot } from "./text/original-foot.tsx";
import { OriginalPanel } from "./text/original-panel.tsx";
import { useSubmitKey } from "./text/use-submit-key.ts";
import { RunNotices } from "./ultra/run-notices.tsx";
import { type Rewrite, useRewrite } from "./use-rewrite.ts";

interface PanelsProps {
  readonly writer: Writer;
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  /** True if Humanize Pro does the next rewrite. */
  readonly byPro: boolean;
  /** True if the next rewrite may have a tone. */
  readonly hasTone: boolean;
  readonly replaced: { readonly putBack: () => void } | undefined;
  readonly aside: ReactNode;
  readonly limitReached: (refusal: CallError) => ReactNode;
}

/** Renders the original text on one side and the rewritten text on the other. */
export function Panels({ writer, draft, onChange, byPro, hasTone, replaced, aside, limitReached }: PanelsProps) {
  const rewrite = useRewrite(writer);
  const { running, watched, error, state } = rewrite;
  const places = usePlaces();
  const { panels, field, bar } = places;
  const [copyPlace, setCopyPlace] = useState<HTMLElement | null>(null);
  const phone = usePhone();
  const { text } = draft;
  const words = countWords(text);
  const refused = error?.code === "daily_limit_reached";
  const button = buttonState({ ...writer, words, running, refused });
  const noteAsked = useIntoView(places, { running, coming: !!watched, failed: !!error, phone });
  const starts = startsOf(rewrite, withoutHiddenTone(draft, hasTone), writer, noteAsked);
  const humanize = () => !button.disabled && starts.all();
  useSubmitKey(humanize);
  useEarlyCode(words > 0, byPro);

  function changeDraft(change: Partial<Draft>): void {
    flushSync(() => onChange(change));
    // The pressed button may be removed, and lose the focus.
    focusButton(bar.current);
  }

  // An earlier result is still shown when the newest run produced nothing.
  const isReady = state !== undefined && error === undefined && !rewrite.stoppedEmpty;
  // Shows the server's message until the card has loaded, or if it cannot be loaded.
  const notices = (refused && limitReached(error)) || (
    <RunNotices error={error} writer={writer} mayRetry={!button.disabled} onRetry={humanize} />
  );
  // On phones Copy replaces the main button while the result is current: the same text would give the same result.
  const copies = phone && isReady && !running && fitsDraft(state, draft, hasTone);
  return (
    <>
      <div ref={panels} className="tool-panels">
        <OriginalPanel
          {...{ text, words, writer, replaced, draft }}
          onDraft={onChange}
          fieldRef={field}
          onChange={(value) => onChange({ text: value })}
          onExample={(example) => changeDraft({ text: example })}
          onRewriteFirst={running ? undefined : starts.first}
          rewritten={state?.original}
        />
        <OriginalFoot
          {...{ text, words, writer, aside }}
          ref={bar}
          copyRef={setCopyPlace}
          button={copies ? undefined : button}
          onHumanize={humanize}
        />
        <ResultSide
          {...{ rewrite, draft, hasTone, writer, panels, notices }}
          onSettings={changeDraft}
          copyPlace={copies ? copyPlace : null}
        />
      </div>
      <Spoken running={running && !watched} isReady={!running && isReady} />
    </>
  );
}

/** Says the state of the rewrite to screen readers. */
function Spoken({ running, isReady }: { running: boolean; isReady: boolean }) {
  return (
    <p role="status" className="sr-only">
      {running ? "Humanizing..." : isReady && "The humanized text is ready."}
    </p>
  );
}

function usePlaces() {
  return {
    field: useRef<HTMLTextAreaElement>(null),
    panels: useRef<HTMLDivElement>(null),
    bar: useRef<HTMLDivElement>(null),
  };
}

/** Returns functions that rewrite the whole text, or its first words. They lead to sign-up if an account is needed. */
function startsOf(rewrite: Rewrite, order: Draft, { mayHumanize, onSignUp, wordLimit }: Writer, noteAsked: () => void) {
  const start = (begin: () => void) => () => {
    if (mayHumanize) noteAsked();
    (mayHumanize ? begin : onSignUp)();
  };
  return { all: start(() => rewrite.start(order)), first: start(() => rewrite.startFirst(order, wordLimit)) };
}

/** Loads the code before the first run, so that the run waits for its answer only. If this fails, the run loads it again. */
function useEarlyCode(entered: boolean, byPro: boolean): void {
  useEffect(() => {
    if (entered) loadResultView().catch(() => {});
    if (entered && byPro) loadRuns().catch(() => {});
  }, [entered, byPro]);
}
