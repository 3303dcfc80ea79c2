import type { HumanizeResult } from "@rewright/contract/rewriting";
import { useEffect, useRef } from "react";
import type { ResultState } from "../state/result-state.ts";

/** The milliseconds within which consecutive key presses are undone together. */
const burstMs = 1000;
const mostSteps = 200;

interface Steps {
  readonly past: ResultState[];
  readonly future: ResultState[];
  /** The time of the last key press; 0 if another change came after it. */
  typedAt: number;
}

export interface StateHistory {
  /** Shows another state. The change is a step that can be undone. */
  readonly change: (next: ResultState) => void;
  /** Shows a state after typing. Key presses in quick succession are one step. */
  readonly type: (next: ResultState) => void;
  /**
   * Changes the state that is shown at the time of the call, even if a message with an Undo button calls this much
   * later.
   */
  readonly update: (how: (state: ResultState) => ResultState) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Keeps the history of the user's changes to the result. Ctrl+Z or Cmd+Z undoes a step. */
export function useStateHistory(state: ResultState, onChange: (state: ResultState) => void): StateHistory {
  const histories = useRef(new WeakMap<HumanizeResult, Steps>());
  const steps = histories.current.get(state.result) ?? { past: [], future: [], typedAt: 0 };
  histories.current.set(state.result, steps);

  function show(next: ResultState, typedAt: number): void {
    if (next === state) return;
    const isBurst = typedAt > 0 && typedAt - steps.typedAt < burstMs;
    if (!isBurst) steps.past.push(state);
    if (steps.past.length > mostSteps) steps.past.shift();
    steps.future.length = 0;
    steps.typedAt = typedAt;
    onChange(next);
  }

  function step(from: ResultState[], to: ResultState[]): void {
    const next = from.pop();
    if (!next) return;
    to.push(state);
    steps.typedAt = 0;
    onChange(next);
  }

  const latest = useRef({ state, show });
  useEffect(() => {
    latest.current = { state, show };
  });

  const history: StateHistory = {
    change: (next) => show(next, 0),
    update: (how) => latest.current.show(how(latest.current.state), 0),
    type: (next) => show(next, performance.now()),
    undo: () => step(steps.past, steps.future),
    redo: () => step(steps.future, steps.past),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  };
  useUndoKeys(history);
  return history;
}

/** A CSS selector for elements in which Ctrl+Z is not handled: fields with their own undo, and dialogs. */
const elsewhere = "input:not([type=checkbox], [type=range]), textarea:not([data-result]), select, [role=dialog]";

function useUndoKeys(history: StateHistory): void {
  const latest = useRef(history);
  useEffect(() => {
    latest.current = history;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(elsewhere)) return;
      const key = event.key.toLowerCase();
      const { undo, redo } = latest.current;
      if (key === "z") (event.shiftKey ? redo : undo)();
      else if (key === "y") redo();
      else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
