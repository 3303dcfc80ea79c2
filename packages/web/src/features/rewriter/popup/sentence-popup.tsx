import { X } from "lucide-react";
import { Popover } from "radix-ui";
import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { replaceSentence } from "../editing/edit-shown.ts";
import { ChangeToggle } from "../result/change-list.tsx";
import { ChangeSummary } from "../result/change-summary.tsx";
import { shownSentence } from "../state/result-pieces.ts";
import { type Change, chooseSentence, type ResultState } from "../state/result-state.ts";
import { sentenceWriter } from "../state/sentence-writer.ts";
import { keptWords } from "../text/kept-words.ts";
import { questionAbout } from "./question.ts";
import { popupStrings } from "./strings.ts";
import { Synonyms } from "./synonyms.tsx";
import type { Place } from "./synonyms-at.ts";
import { useAlternatives } from "./use-alternatives.ts";
import { WordActions } from "./word-actions.tsx";
import { Wordings } from "./wordings.tsx";

interface SentencePopupProps {
  readonly state: ResultState;
  readonly sentence: number;
  /** The change that was clicked, if any. */
  readonly change: Change | undefined;
  /** The position of the clicked word in the sentence, if a word was clicked. */
  readonly place: Place | undefined;
  readonly anchor: RefObject<HTMLElement>;
  readonly onChange: (state: ResultState) => void;
  readonly onUpdate: ComponentProps<typeof WordActions>["onUpdate"];
  /** Called when the popup closes. `returnFocus` is false if the user has moved the focus to another element. */
  readonly onClose: (returnFocus: boolean) => void;
}

/**
 * Shows a popup beside a sentence, with the clicked change, synonyms of the clicked word, and other wordings of the
 * sentence.
 */
export function SentencePopup(props: SentencePopupProps) {
  const { state, sentence, change, place, anchor, onChange, onUpdate, onClose } = props;
  const content = useRef<HTMLDivElement>(null);
  const writer = sentenceWriter(state, sentence);
  const [side] = useState(() => roomierSide(anchor.current));
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose(true)}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          aria-labelledby="popup-title"
          side={side}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusFirst(content.current);
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            event.preventDefault();
            onClose(false);
          }}
          onKeyDown={(event) => moveFocus(event, content.current)}
          className="appear float z-40 flex max-h-(--radix-popover-content-available-height) w-108 max-w-[calc(100vw-1.5rem)] flex-col outline-none"
        >
          {change && <PressedChange state={state} change={change} onChange={onChange} />}
          <div className="flex items-center justify-between gap-2 pt-2 pr-2 pl-4">
            <h3 id="popup-title" className="font-sans text-sm font-semibold tracking-normal">
              {popupStrings.title}
            </h3>
            <button
              type="button"
              aria-label={popupStrings.close}
              onClick={() => onClose(true)}
              className="grid size-8 place-items-center rounded-control text-soft hover:bg-well hover:text-ink"
            >
              <X size={16} aria-hidden />
            </button>
          </div>
          {writer && <p className="px-4 text-sm text-soft">{popupStrings.writer(writer)}</p>}
          <WordActions
            state={state}
            sentence={sentence}
            pressed={{ place, change }}
            onUpdate={onUpdate}
            onSaved={() => onClose(true)}
          />
          <Choices
            key={sentence}
            state={state}
            sentence={sentence}
            pressed={{ place, change }}
            content={content}
            onChoose={(next) => {
              onChange(next);
              onClose(true);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface PressedChangeProps extends Pick<SentencePopupProps, "state" | "onChange"> {
  readonly change: Change;
}

function PressedChange({ state, change, onChange }: PressedChangeProps) {
  return (
    <div className="flex items-start gap-3 border-b border-hairline px-4 py-3">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <ChangeSummary change={change} />
        <p className="mt-0.5 text-sm text-soft">{change.reason}</p>
      </div>
      <ChangeToggle state={state} change={change} onChange={onChange} />
    </div>
  );
}

interface ChoicesProps {
  readonly state: ResultState;
  readonly sentence: number;
  readonly pressed: { readonly place: Place | undefined; readonly change: Change | undefined };
  readonly content: RefObject<HTMLDivElement | null>;
  readonly onChoose: (state: ResultState) => void;
}

function Choices({ state, sentence, pressed, content, onChoose }: ChoicesProps) {
  const question = questionAbout(state, sentence, pressed);
  const { answer, retry } = useAlternatives({
    ...question,
    // Alternatives come from Humanize Lite and are open to all users, also for a result of Ultra run.
    mode: state.settings.ultra ? "standard" : state.settings.mode,
    seed: state.result.seed,
    keep: keptWords(state.settings.keep),
  });
  const { status } = answer;

  // The popup has the focus while the list is loading; then the first control gets it. "Try Again" loses it when it is
  // removed.
  useEffect(() => {
    const focused = document.activeElement;
    if (status && (focused === content.current || focused === document.body)) focusFirst(content.current);
  }, [status, content]);

  if (answer.status === "loading") {
    return (
      <div role="status" className="px-4 pt-1 pb-4">
        <span className="sr-only">{popupStrings.loading}</span>
        <div aria-hidden="true">
          <div className="draft-line w-full">
            <i />
          </div>
          <div className="draft-line w-2/3">
            <i />
          </div>
        </div>
      </div>
    );
  }
  if (answer.status === "error") {
    return (
      <div role="alert" className="flex items-center gap-3 px-4 pt-1 pb-4 text-sm text-danger">
        <p className="flex-1">{answer.message}</p>
        <Button size="small" onClick={retry}>
          {popupStrings.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <div className="min-h-0 overflow-y-auto">
      <Synonyms
        shown={shownSentence(state, sentence)}
        worded={question.worded}
        found={answer.synonyms}
        onChoose={(text) => onChoose(replaceSentence(state, sentence, text))}
      />
      <Wordings
        state={state}
        sentence={sentence}
        alternatives={answer.alternatives}
        onChoose={(text) => onChoose(chooseSentence(state, sentence, text))}
      />
    </div>
  );
}

/** The height in pixels that is enough for the usual list. */
const enoughRoom = 400;

/**
 * Returns the side on which the popup opens: below the sentence if there is enough room or more than above. It stays
 * there although the list arrives later.
 */
function roomierSide(sentence: HTMLElement): "top" | "bottom" {
  const { top, bottom } = sentence.getBoundingClientRect();
  const below = innerHeight - bottom;
  return below >= enoughRoom || below >= top ? "bottom" : "top";
}

/** Focuses the first choice or "Try Again", or the popup itself if it has neither. */
function focusFirst(content: HTMLElement | null): void {
  const first = content?.querySelector<HTMLElement>("[data-choice], [role=alert] button");
  (first ?? content)?.focus({ preventScroll: true });
}

function moveFocus(event: KeyboardEvent, content: HTMLElement | null): void {
  const choices = [...(content?.querySelectorAll<HTMLElement>("[data-choice]") ?? [])];
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const last = choices.length - 1;
  const next = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[event.key];
  if (next === undefined || last < 0) return;
  event.preventDefault();
  choices[next]?.focus();
}
