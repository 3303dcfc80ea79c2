import clsx from "clsx";
import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef, useState } from "react";
import { editingStrings } from "../editing/strings.ts";
import type { StateHistory } from "../editing/use-state-history.ts";
import { pressedPlace } from "../popup/pressed-place.ts";
import { SentencePopup } from "../popup/sentence-popup.tsx";
import type { Place } from "../popup/synonyms-at.ts";
import type { Unit } from "../state/result-pieces.ts";
import type { Change, ResultState } from "../state/result-state.ts";
import type { Tag } from "../state/sentence-likeness.ts";
import { isStop, moveStop } from "../state/text-stops.ts";
import { ChangeCard } from "./change-card.tsx";
import { SentenceUnit } from "./sentence-unit.tsx";
import { TagLegend } from "./tag-legend.tsx";
import { useHoverCard } from "./use-hover-card.ts";

interface ResultTextProps {
  readonly state: ResultState;
  readonly units: readonly Unit[];
  /** How much each sentence reads like machine-written text, by the sentence's index. */
  readonly tags: readonly (Tag | undefined)[];
  readonly changes: readonly Change[];
  readonly unmarked: boolean;
  /** The id of the change to highlight, because it is hovered or focused in the text or the list. */
  readonly lit: string | undefined;
  readonly onLight: (id: string | undefined) => void;
  readonly onChange: (state: ResultState) => void;
  readonly onUpdate: StateHistory["update"];
  readonly onEdit: () => void;
  readonly textRef: RefObject<HTMLDivElement | null>;
}

interface OpenPopup {
  readonly sentence: number;
  readonly change: string | undefined;
  readonly place: Place | undefined;
}

/**
 * Shows the rewritten text. A click on a sentence opens its alternatives, and hovering a changed word shows its change.
 * The text is one tab stop: Enter edits it, the arrow keys move between sentences and changed words, and Enter or Space
 * opens them.
 */
export function ResultText(props: ResultTextProps) {
  const { state, units, tags, changes, unmarked, lit, onLight, onChange, onEdit, textRef: text } = props;
  const card = useHoverCard(onLight);
  const { popup, anchor, close, pressByPointer, pressByKey } = usePopup(text, card.hide, onEdit);
  const hint = useId();
  const findChange = (id: string | undefined) => changes.find((change) => change.id === id);
  const cardChange = popup ? undefined : findChange(card.shown);

  return (
    <div className="group/text sheet-scroll px-4 py-3 md:px-5">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls, this groups the parts of a text */}
      <div
        ref={text}
        role="group"
        aria-label="Rewritten text"
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Enter edits the text, and the arrow keys move into it
        tabIndex={0}
        className={clsx("prose-text max-w-prose", unmarked && "unmarked")}
        onClick={pressByPointer}
        onKeyDown={pressByKey}
        onPointerOver={card.onPointerOver}
        onPointerLeave={card.onPointerLeave}
        onFocus={card.onFocus}
        onBlur={card.onBlur}
      >
        <Units units={units} tags={tags} lit={lit} openSentence={popup?.sentence} />
      </div>
      {tags.some((tag) => tag) && !unmarked && <TagLegend />}
      <p id={hint} className="mt-auto hidden pt-3 text-xs text-soft group-has-[:focus-visible]/text:block">
        {editingStrings.readingKeys}
      </p>
      {cardChange && (
        <ChangeCard
          state={state}
          change={cardChange}
          anchor={card.anchor}
          onChange={onChange}
          onClose={card.hide}
          onHold={card.hold}
          onLeave={card.onPointerLeave}
        />
      )}
      {popup && (
        <SentencePopup
          state={state}
          sentence={popup.sentence}
          change={findChange(popup.change)}
          place={popup.place}
          anchor={anchor}
          onChange={onChange}
          onUpdate={props.onUpdate}
          onClose={close}
        />
      )}
    </div>
  );
}

interface UnitsProps extends Pick<ResultTextProps, "units" | "tags" | "lit"> {
  readonly openSentence: number | undefined;
}

function Units({ units, tags, lit, openSentence }: UnitsProps) {
  return units.map((unit) => (
    <SentenceUnit
      key={unit.start}
      unit={unit}
      open={openSentence !== undefined && openSentence === unit.sentence}
      tag={unit.sentence === undefined ? undefined : tags[unit.sentence]}
      lit={unit.pieces.some(({ change }) => change !== undefined && change === lit) ? lit : undefined}
    />
  ));
}

/** Opens and closes the popup of a sentence. Returns the handlers for clicks and keys in the text. */
function usePopup(text: ResultTextProps["textRef"], hideCard: () => void, onEdit: () => void) {
  const anchor = useRef<HTMLElement>(document.body);
  const [popup, setPopup] = useState<OpenPopup>();

  function open(target: Element, point?: { x: number; y: number }): void {
    const sentence = target.closest<HTMLElement>("[data-sentence]");
    if (!sentence) return;
    hideCard();
    anchor.current = sentence;
    const change = target.closest<HTMLElement>("[data-change]")?.dataset.change;
    const place = pressedPlace(sentence, target, point);
    setPopup({ sentence: Number(sentence.dataset.sentence), change, place });
  }

  function close(returnFocus: boolean): void {
    if (returnFocus && popup) {
      text.current?.querySelector<HTMLElement>(`[data-sentence="${popup.sentence}"] > .sentence-handle`)?.focus();
    }
    setPopup(undefined);
  }

  function pressByPointer(event: MouseEvent): void {
    // A selection means that the user wants to copy.
    if (getSelection()?.isCollapsed === false) return;
    if (event.target instanceof Element) open(event.target, { x: event.clientX, y: event.clientY });
  }

  function pressByKey(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLElement)) return;
    const isWhole = event.target === text.current;
    if (!isWhole && !isStop(event.target)) return;
    if (isWhole && event.key === "Enter") {
      event.preventDefault();
      onEdit();
    } else if (!isWhole && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      open(event.target);
    } else if (event.key === "Escape") hideCard();
    else if (moveStop(event.key, event.target, text.current!)) event.preventDefault();
  }

  return { popup, anchor, close, pressByPointer, pressByKey };
}
