import type { humanize } from "@rewright/contract/rewriting";
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { CallError, call } from "../../api/call.ts";
import { onTextsForgotten } from "../../api/tool-storage.ts";
import { type Draft, loadResult, type Settings, saveResult } from "./draft.ts";
import { keptWords } from "./kept-words.ts";
import { loadResultView } from "./load-result-view.ts";
import { levelInForce, modeInForce } from "./modes.ts";
import { type ResultState, startResult } from "./result-state.ts";
import type { Writer } from "./writer.ts";

/** How long the button stays shut after a refusal that does not say when the next use opens. */
const unknownResetMs = 60_000;

interface Rewrite {
  readonly running: boolean;
  readonly error: CallError | undefined;
  readonly state: ResultState | undefined;
  /** What shows the state; there whenever a state is. */
  readonly ResultView: Awaited<ReturnType<typeof loadResultView>> | undefined;
  /** True until the next use opens, after a refusal that said so. */
  readonly limited: boolean;
  readonly setState: Dispatch<SetStateAction<ResultState | undefined>>;
  readonly start: (draft: Draft) => void;
}

/** Sends texts to be rewritten and holds the newest answer. One request at a time: a new one ends the older. */
export function useRewrite({ onRun, onRefused }: Pick<Writer, "onRun" | "onRefused">): Rewrite {
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<CallError>();
  const [state, setState] = useState<ResultState>();
  const [ResultView, setResultView] = useState<Rewrite["ResultView"]>();
  const [limitedUntil, setLimitedUntil] = useState<number>();
  const current = useRef<AbortController>(undefined);

  useEffect(() => {
    const earlier = loadResult();
    if (earlier) {
      loadResultView().then((view) => {
        setResultView(() => view);
        setState((now) => now ?? earlier);
      }, setError);
    }
    return () => current.current?.abort();
  }, []);

  useEffect(() => {
    if (state) saveResult(state);
  }, [state]);

  useEffect(
    () =>
      onTextsForgotten(() => {
        current.current?.abort();
        setState(undefined);
        setError(undefined);
      }),
    [],
  );

  useEffect(() => {
    if (limitedUntil === undefined) return;
    const timer = setTimeout(() => setLimitedUntil(undefined), Math.max(0, limitedUntil - Date.now()));
    return () => clearTimeout(timer);
  }, [limitedUntil]);

  async function start({ text, ...settings }: Draft): Promise<void> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setRunning(true);
    setError(undefined);
    try {
      // A result that could not be shown would have cost a use.
      const view = await loadResultView();
      const result = await call<typeof humanize>("/hum", toRequest(text, settings), controller.signal);
      if (controller.signal.aborted) return;
      setResultView(() => view);
      setState(startResult(text, settings, result));
      onRun({ originalText: text, humanizedText: result.transformed_text, mode: modeInForce(settings) });
    } catch (cause) {
      if (controller.signal.aborted) return;
      const failure = cause instanceof CallError ? cause : new CallError("unreadable", "An unexpected error occurred");
      setError(failure);
      onRefused(failure.code);
      if (failure.code === "daily_limit_reached") setLimitedUntil(failure.retryAt ?? Date.now() + unknownResetMs);
    } finally {
      if (current.current === controller) {
        current.current = undefined;
        setRunning(false);
      }
    }
  }

  return { running, error, state, ResultView, limited: limitedUntil !== undefined, setState, start };
}

function toRequest(text: string, settings: Settings) {
  const { ultra, tone, spelling, keep } = settings;
  const how = { mode: modeInForce(settings), ultra, level: levelInForce(settings), tone, keep: keptWords(keep) };
  return { text_content: text, ...how, ...(spelling && { spelling }) };
}
