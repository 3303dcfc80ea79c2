import { countWords } from "@rewright/contract/plans";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CallError } from "#src/api/call.ts";
import { usePublicSettings } from "#src/api/public-settings.ts";
import { Button } from "#src/ui/button.tsx";
import { InlineScript } from "#src/ui/inline-script.tsx";
import { NeedsScript } from "#src/ui/needs-script.tsx";
import { usePhone } from "#src/ui/use-phone.ts";
import { loadResultView, loadRuns, loadStyleExample } from "./load-parts.ts";
import { ResultSide } from "./result/result-side.tsx";
import { focusButton, useIntoView } from "./result/use-into-view.ts";
import { buttonState } from "./settings/button-state.ts";
import { LevelSlider } from "./settings/level-slider.tsx";
import { ModePicker } from "./settings/mode-picker.tsx";
import { fitsDraft, levelInForce, levelSteps } from "./settings/modes.ts";
import { OptionsDisclosure } from "./settings/options-disclosure.tsx";
import type { Draft } from "./settings/settings.ts";
import { SettingsSheet } from "./settings/settings-sheet.tsx";
import { strings } from "./settings/strings.ts";
import { summarizeSettings } from "./settings/summarize-settings.ts";
import { mayHaveTone, withoutHiddenTone } from "./settings/tones.ts";
import type { Writer } from "./state/writer.ts";
import { draftScript } from "./text/draft.ts";
import { OriginalPanel } from "./text/original-panel.tsx";
import { useDraft } from "./text/use-draft.ts";
import { useGivenText } from "./text/use-given-text.ts";
import { useSubmitKey } from "./text/use-submit-key.ts";
import { limitOffset } from "./text/word-limit.ts";
import { RunNotices } from "./ultra/run-notices.tsx";
import { useUltra } from "./ultra/use-ultra.ts";
import { useLoaded } from "./use-loaded.ts";
import { useRewrite } from "./use-rewrite.ts";

interface RewriterProps {
  readonly writer: Writer;
  /** A text from another part of the page, such as the history, that replaces the one in the text field. */
  readonly given?: Given | undefined;
  /** Content beside the main button, such as the number of rewrites left. */
  readonly aside?: ReactNode;
  /** Returns what is shown after a rewrite was refused because none are left. */
  readonly limitReached: (refusal: CallError) => ReactNode;
}

type Given = Pick<Draft, "text" | "ultra"> & Partial<Pick<Draft, "mode">>;

const grouped = (count: number) => count.toLocaleString("en-US");

/** Shows the tool for rewriting: the original text on one side, the rewritten text on the other. */
export function Rewriter({ writer, given, aside, limitReached }: RewriterProps) {
  const [draft, setDraft] = useDraft();
  const rewrite = useRewrite(writer);
  const { running, watched, error, state, start } = rewrite;
  const { wordLimit: limit } = writer;
  const field = useRef<HTMLTextAreaElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const { text, mode } = draft;
  const byPro = draft.ultra || writer.hasCredits;
  const { languageModelHost } = usePublicSettings();
  const hasTone = mayHaveTone(byPro, languageModelHost);
  const order = withoutHiddenTone(draft, hasTone);
  const phone = usePhone();
  const [StyleExample, askForExamples] = useLoaded(loadStyleExample);
  const words = countWords(text);
  const refused = error?.code === "daily_limit_reached";
  const button = buttonState({ ...writer, words, running, refused });
  const replaced = useGivenText(given, draft, setDraft);
  const ultra = useUltra(draft, setDraft, { ...writer, isGiven: given !== undefined });

  const bar = useRef<HTMLDivElement>(null);
  const course = { running, coming: watched !== undefined, failed: error !== undefined, phone };
  const noteAsked = useIntoView({ panels, field, bar }, course);
  function humanize(): void {
    if (!button.disabled) run(() => start(order));
  }

  function run(begin: () => void): void {
    if (!writer.mayHumanize) {
      writer.onSignUp();
      return;
    }
    noteAsked();
    begin();
  }

  useSubmitKey(humanize);

  const entered = words > 0;
  useEffect(() => {
    // Loads the code before the first run, so that the run waits for its answer only. If this fails, the run loads it
    // again.
    if (entered) loadResultView().catch(() => {});
    if (entered && byPro) loadRuns().catch(() => {});
  }, [entered, byPro]);

  function changeDraft(change: Partial<Draft>): void {
    flushSync(() => setDraft(change));
    // The pressed button may be removed, and lose the focus.
    focusButton(bar.current);
  }

  // An earlier result is still shown when the newest run produced nothing.
  const isReady = state !== undefined && error === undefined && !rewrite.stoppedEmpty;
  // Shows the server's message until the card has loaded, or if it cannot be loaded.
  const notices = (refused && limitReached(error)) || (
    <RunNotices
      error={error}
      signedOut={writer.signedOut}
      mayRetry={!button.disabled}
      onRetry={humanize}
      onLogIn={writer.onLogIn}
    />
  );
  // On phones Copy replaces the main button while the result is current: the same text would give the same result.
  const [copyPlace, setCopyPlace] = useState<HTMLElement | null>(null);
  const copies = phone && isReady && !running && fitsDraft(state, draft, hasTone);

  return (
    <div id="tool" className="mt-4 md:mt-7">
      <SettingsSheet summary={summarizeSettings(draft, hasTone)} onOpen={askForExamples}>
        <div className="flex flex-col gap-x-8 gap-y-4 md:mb-5 md:gap-y-3 lg:flex-row">
          <ModePicker
            mode={mode}
            ultra={draft.ultra}
            hasCredits={writer.hasCredits}
            onMode={(chosen) => setDraft({ mode: chosen })}
            onUltra={ultra.turn}
            StyleExample={StyleExample}
            ask={askForExamples}
          />
          <LevelSlider level={levelInForce(draft)} steps={levelSteps(mode)} onChange={(level) => setDraft({ level })} />
        </div>
        <OptionsDisclosure settings={draft} hasTone={hasTone} onChange={setDraft} />
      </SettingsSheet>
      <div role="status">
        {ultra.ended && <p className="mb-4 text-sm text-warning">We turned off Ultra run because it needs Premium.</p>}
      </div>
      <div ref={panels} className="tool-panels">
        <OriginalPanel
          fieldRef={field}
          text={text}
          onChange={(value) => setDraft({ text: value })}
          onExample={(example) => changeDraft({ text: example })}
          limitAt={limitOffset(text, limit)}
          words={words}
          writer={writer}
          onRewriteFirst={running ? undefined : () => run(() => rewrite.startFirst(order, limit))}
          rewritten={state?.original}
          replaced={replaced}
        />
        <div
          ref={bar}
          className="original-foot flex min-h-16 items-center justify-between gap-x-4 gap-y-1 px-4 py-2 max-md:flex-wrap md:max-xl:gap-x-3 lg:px-5"
        >
          <p
            id="original-counts"
            className="flex flex-col text-sm whitespace-nowrap text-soft tabular-nums md:max-lg:text-xs"
          >
            <span className={words > limit ? "font-semibold text-warning" : undefined}>
              {grouped(words)}/{grouped(limit)} words
            </span>
            <span>{grouped(text.length)} characters</span>
          </p>
          {writer.mayHumanize ? (
            aside
          ) : (
            <p
              id="sign-up-note"
              className="only-guest text-xs text-pretty text-soft max-md:order-first max-md:w-full md:ml-auto md:max-w-40 md:text-right"
            >
              {strings.signUp}
            </p>
          )}
          <span ref={setCopyPlace} className="contents" />
          {!copies && (
            <Button
              look="primary"
              size="large"
              className="min-w-36 sm:min-w-44 md:max-lg:min-w-22 lg:max-xl:min-w-36 md:max-xl:shrink! md:max-lg:px-2! md:max-lg:text-sm! lg:max-xl:px-3! md:max-xl:leading-tight! md:max-xl:whitespace-normal!"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              aria-describedby={writer.mayHumanize ? undefined : "sign-up-note"}
              disabled={button.disabled}
              onClick={humanize}
            >
              {button.label}
            </Button>
          )}
        </div>
        <ResultSide
          rewrite={rewrite}
          draft={draft}
          hasTone={hasTone}
          writer={writer}
          onSettings={changeDraft}
          panels={panels}
          notices={notices}
          copyPlace={copies ? copyPlace : null}
        />
      </div>
      <p role="status" className="sr-only">
        {running ? !watched && "Humanizing..." : isReady && "The rewritten text is ready."}
      </p>
      <NeedsScript what="Rewriting" />
      <InlineScript code={draftScript} />
    </div>
  );
}
