import { countWords } from "@rewright/contract/plans";
import { type ReactNode, useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import type { CallError } from "../../api/call.ts";
import { Button } from "../../ui/button.tsx";
import { InlineScript } from "../../ui/inline-script.tsx";
import { NeedsScript } from "../../ui/needs-script.tsx";
import { Notice } from "../../ui/notice.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { BlankResult } from "./blank-result.tsx";
import { buttonState } from "./button-state.ts";
import { type Draft, draftScript } from "./draft.ts";
import { LevelSlider } from "./level-slider.tsx";
import { loadResultView } from "./load-result-view.ts";
import { ModePicker } from "./mode-picker.tsx";
import { sameRewriting } from "./modes.ts";
import { MoreOptions } from "./more-options.tsx";
import { OriginalPanel } from "./original-panel.tsx";
import { useDraft } from "./use-draft.ts";
import { useGivenText } from "./use-given-text.ts";
import { useRewrite } from "./use-rewrite.ts";
import { limitOffset } from "./word-limit.ts";
import type { Writer } from "./writer.ts";

/** Refusals that the same text meets again. */
const final: ReadonlySet<CallError["code"]> = new Set([
  "daily_limit_reached",
  "sign_in_required",
  "too_many_words",
  "too_large",
  "empty_text",
  "invalid_input",
  "invalid_encoding",
]);

/** Refusals of somebody who is not signed in, or no longer. */
const signedOut: ReadonlySet<CallError["code"]> = new Set(["sign_in_required", "signed_out"]);

const endedMessage = "You have been signed out. Your text is still here: log in to go on.";

interface RewriterProps {
  readonly writer: Writer;
  /** A text that comes from elsewhere on the page, and takes the place of the one that is there. */
  readonly given?: Given | undefined;
  /** What stands beside the button, such as the uses left. */
  readonly aside?: ReactNode;
}

type Given = Pick<Draft, "text" | "mode">;

const grouped = (count: number) => count.toLocaleString("en-US");

/** The tool: a text goes in on one side, the better one comes out on the other. */
export function Rewriter({ writer, given, aside }: RewriterProps) {
  const [draft, setDraft] = useDraft();
  const { running, error, state, ResultView, limited: refused, setState, start } = useRewrite(writer.onRun);
  const { wordLimit: limit } = writer;
  const field = useRef<HTMLTextAreaElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const { text, mode, level } = draft;
  const phone = usePhone();
  const words = countWords(text);
  const limited = writer.limited || refused;
  const button = buttonState({ ...writer, words, running, limited });
  const replaced = useGivenText(given, draft, setDraft);

  const pressed = useRef<HTMLButtonElement>(null);
  const started = useRef(false);
  function humanize(): void {
    if (button.disabled) return;
    if (!writer.mayHumanize) {
      writer.onSignUp();
      return;
    }
    started.current = true;
    start(draft);
  }

  const entered = words > 0;
  useEffect(() => {
    // Ahead of the first run, so that only the rewriting is waited for; a run asks again when this fails.
    if (entered) loadResultView().catch(() => {});
  }, [entered]);

  function fillExample(example: string): void {
    flushSync(() => setDraft({ text: example }));
    // The example's button has gone, and the focus with it.
    pressed.current?.focus({ preventScroll: true });
  }

  // What has come is brought into view: on phones it lies under the text, elsewhere its top may have been scrolled away.
  useEffect(() => {
    if (running || !started.current) return;
    started.current = false;
    // The button was shut while the text was away, and with that it lost the focus.
    if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
    const sheet = panels.current?.querySelector(".result-sheet");
    if (phone) sheet?.scrollIntoView();
    else if (error) sheet?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
    else if (document.activeElement !== field.current) sheet?.scrollIntoView({ block: "nearest" });
  }, [running, error, phone]);

  const limitMessage = limited ? writer.limitMessage : undefined;
  // On phones it stands at the button, as the result's side is further down.
  const limitNotice = limitMessage && !error && !phone && <Notice kind="warning">{limitMessage}</Notice>;
  const logIn = (
    <Button size="small" className="-my-1" onClick={writer.onLogIn}>
      Log in
    </Button>
  );
  const sessionNotice = writer.signedOut && !error && (
    <Notice kind="warning" action={logIn}>
      {endedMessage}
    </Notice>
  );
  const trouble = error && (
    <Notice
      kind="danger"
      action={
        signedOut.has(error.code)
          ? logIn
          : !final.has(error.code) && (
              <Button size="small" className="-my-1" disabled={button.disabled} onClick={humanize}>
                Try again
              </Button>
            )
      }
    >
      {signedOut.has(error.code) && writer.signedOut ? endedMessage : error.message}
      {error.errorId && <span className="block text-xs">Error id: {error.errorId}</span>}
    </Notice>
  );
  const stale = state && (state.original !== text || !sameRewriting(state.settings, draft));

  return (
    <div id="tool" className="mt-7">
      <div className="mb-5 flex flex-col gap-x-8 gap-y-3 lg:flex-row">
        <ModePicker mode={mode} onChange={(value) => setDraft({ mode: value })} />
        <LevelSlider level={level} onChange={(value) => setDraft({ level: value })} />
      </div>
      <MoreOptions settings={draft} onChange={setDraft} />
      <div ref={panels} className="tool-panels">
        <OriginalPanel
          fieldRef={field}
          text={text}
          onChange={(value) => setDraft({ text: value })}
          onSubmit={humanize}
          onExample={fillExample}
          limitAt={limitOffset(text, limit)}
          limit={limit}
          replaced={replaced}
        />
        <div className="original-foot flex min-h-16 items-center justify-between gap-x-4 gap-y-1 px-4 py-2 max-md:flex-wrap md:max-xl:gap-x-3 lg:px-5">
          {phone && limitMessage && (
            <p role="status" className="order-first w-full text-xs text-pretty text-warning">
              {limitMessage}
            </p>
          )}
          <p
            id="original-counts"
            className="flex flex-col text-sm whitespace-nowrap text-soft tabular-nums md:max-lg:text-xs"
          >
            <span className={words > limit ? "font-semibold text-warning" : undefined}>
              {grouped(words)}/{grouped(limit)} words
            </span>
            <span>{grouped(text.length)} characters</span>
          </p>
          {aside}
          <Button
            ref={pressed}
            look="primary"
            size="large"
            className="min-w-36 sm:min-w-44 md:max-lg:min-w-22 lg:max-xl:min-w-36 md:max-xl:shrink! md:max-lg:px-2! md:max-lg:text-sm! lg:max-xl:px-3! md:max-xl:leading-tight! md:max-xl:whitespace-normal!"
            aria-keyshortcuts="Control+Enter"
            disabled={button.disabled}
            onClick={humanize}
          >
            {button.label}
          </Button>
        </div>
        {state && ResultView && !running ? (
          <ResultView
            state={state}
            onChange={setState}
            notices={
              <>
                {trouble || sessionNotice || limitNotice}
                {stale && (
                  <Notice kind="info">
                    This result belongs to{" "}
                    {state.original === text ? "other settings" : "an earlier version of the text"}. Humanize again to
                    bring it up to date.
                  </Notice>
                )}
              </>
            }
          />
        ) : (
          <BlankResult running={running} notices={!running && (trouble || sessionNotice || limitNotice)} />
        )}
      </div>
      <p role="status" className="sr-only">
        {running ? "Humanizing..." : state && "The humanized text is ready."}
      </p>
      <NeedsScript what="The tool" />
      <InlineScript code={draftScript} />
    </div>
  );
}
