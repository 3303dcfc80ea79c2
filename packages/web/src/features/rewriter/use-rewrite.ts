import type { HumanizeResult, humanize } from "@rewright/contract/rewriting";
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { attempt } from "../../api/attempt.ts";
import { CallError, call } from "../../api/call.ts";
import { newId } from "../../api/new-id.ts";
import { forgetRun, onTextsForgotten, runKey } from "../../api/tool-storage.ts";
import { type Draft, loadResult, saveResult } from "./draft.ts";
import { loadResultView, loadRuns } from "./load-parts.ts";
import { modeInForce } from "./modes.ts";
import type { ResultState } from "./result-state.ts";
import type { RunOrder } from "./runs/kept-run.ts";
import type { RunView } from "./runs/run-view.ts";
import { startResult } from "./start-result.ts";
import { toRequest } from "./to-request.ts";
import type { Writer } from "./writer.ts";

/** How long the button stays shut after a refusal that does not say when the next use opens. */
const unknownResetMs = 60_000;

/** A run that is being watched, and what shows it. */
interface Watched {
  readonly account: string;
  readonly view: RunView;
  readonly RunResult: Awaited<ReturnType<typeof loadRuns>>["RunResult"];
  readonly stop: () => void;
}

export interface Rewrite {
  readonly running: boolean;
  /** There while a run of Humanize Pro is on its way. */
  readonly watched: Watched | undefined;
  /** The newest run was stopped before anything of it was ready. */
  readonly stoppedEmpty: boolean;
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
export function useRewrite({
  onRun,
  onRefused,
  account,
  hasCredits,
}: Pick<Writer, "onRun" | "onRefused" | "account" | "hasCredits">): Rewrite {
  const [running, setRunning] = useState(false);
  const [watched, setWatched] = useState<Watched>();
  const [stoppedEmpty, setStoppedEmpty] = useState(false);
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

  const known = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once, when it is known for whom
  useEffect(() => {
    if (account === undefined || known.current) return;
    known.current = true;
    if (!attempt(() => sessionStorage.getItem(runKey))) return;
    let left = false;
    const takeUp = ({ loadRun }: Awaited<ReturnType<typeof loadRuns>>) => {
      const run = loadRun();
      if (run?.account !== account) forgetRun();
      else if (!left && !current.current) follow(run);
    };
    loadRuns().then(takeUp, setError);
    return () => {
      left = true;
    };
  }, [account]);

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

  const watchedBy = watched?.account;
  useEffect(() => {
    // Whoever started it is not signed in here any more.
    if (watchedBy === undefined || watchedBy === account) return;
    current.current?.abort();
    forgetRun();
  }, [watchedBy, account]);

  useEffect(() => {
    if (limitedUntil === undefined) return;
    const timer = setTimeout(() => setLimitedUntil(undefined), Math.max(0, limitedUntil - Date.now()));
    return () => clearTimeout(timer);
  }, [limitedUntil]);

  function start({ text, ...settings }: Draft): void {
    if (!account || !(settings.ultra || hasCredits)) {
      const input = toRequest(text, settings);
      rewrite({ text, settings }, (signal) => call<typeof humanize>("/hum", input, signal));
      return;
    }
    follow({ account, text, settings });
  }

  /** Has Humanize Pro rewrite it, and shows what comes. */
  function follow(order: RunOrder & { readonly id?: string }): void {
    const run = { ...order, id: order.id ?? newId() };
    rewrite(run, async (signal) => {
      const { watchRun, RunResult } = await loadRuns();
      const stop = new AbortController();
      const onView = (view: RunView) =>
        setWatched({ account: order.account, view, RunResult, stop: () => stop.abort() });
      return watchRun(run, { signal, stop: stop.signal, onView });
    });
  }

  async function rewrite(
    { text, settings, id }: Pick<RunOrder, "text" | "settings"> & { readonly id?: string },
    ask: (signal: AbortSignal) => Promise<HumanizeResult | undefined>,
  ): Promise<void> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setRunning(true);
    setError(undefined);
    setStoppedEmpty(false);
    try {
      // A result that could not be shown would have cost a use.
      const view = await loadResultView();
      const result = await ask(controller.signal);
      if (controller.signal.aborted) return;
      setStoppedEmpty(result === undefined);
      if (!result) return;
      setResultView(() => view);
      setState(startResult(text, settings, result));
      onRun({ id, originalText: text, humanizedText: result.transformed_text, mode: modeInForce(settings) });
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
        setWatched(undefined);
      }
      controller.abort();
    }
  }

  const limited = limitedUntil !== undefined;
  return { running, watched, stoppedEmpty, error, state, ResultView, limited, setState, start };
}
