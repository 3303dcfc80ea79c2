import { noOtherVersionCode } from "@rewright/contract/rewrite-values";
import type { HumanizeResult, humanize } from "@rewright/contract/rewriting";
import { useEffect, useRef, useState } from "react";
import { attempt } from "#src/api/attempt.ts";
import { CallError, call } from "#src/api/call.ts";
import { newId } from "#src/api/new-id.ts";
import { forgetRun, onTextsForgotten, runKey } from "#src/api/tool-storage.ts";
import { loadCut, loadResultView, loadRuns } from "./load-parts.ts";
import type { RunOrder } from "./runs/kept-run.ts";
import type { RunView } from "./runs/run-view.ts";
import { modeInForce } from "./settings/modes.ts";
import type { Draft } from "./settings/settings.ts";
import { toRequest } from "./settings/to-request.ts";
import type { ResultState } from "./state/result-state.ts";
import { startResult } from "./state/start-result.ts";
import type { Writer } from "./state/writer.ts";
import { loadVersions, saveVersions } from "./text/draft.ts";
import { nextSeed, oneVersion, type Versions, whyNotAnother, withAnother, withShown } from "./versions/versions.ts";

/** Milliseconds that a refusal is shown if it does not say when rewrites are available again. */
const unknownResetMs = 60_000;

/** Holds a run that is being watched, and the component that shows it. */
interface Watched {
  readonly account: string;
  readonly view: RunView;
  readonly RunResult: Awaited<ReturnType<typeof loadRuns>>["RunResult"];
  readonly stop: () => void;
}

export interface Rewrite {
  readonly running: boolean;
  /** Set while a run of Humanize Pro is in progress. */
  readonly watched: Watched | undefined;
  /** True if the newest run was stopped before its first paragraph was ready. */
  readonly stoppedEmpty: boolean;
  readonly error: CallError | undefined;
  readonly state: ResultState | undefined;
  /** All versions of the text that were made with the same settings. */
  readonly versions: Versions | undefined;
  /** The reason why the newest version was not added to the others. */
  readonly noOther: string | undefined;
  /** The component that shows `state`; set whenever `state` is set. */
  readonly ResultView: Awaited<ReturnType<typeof loadResultView>> | undefined;
  readonly setState: (state: ResultState) => void;
  readonly start: (draft: Draft) => void;
  /** Rewrites the first `words` words of a longer text. */
  readonly startFirst: (draft: Draft, words: number) => void;
  /** Rewrites the text of the result again with another seed. */
  readonly startAnother: () => void;
  readonly showVersion: (index: number) => void;
}

/** Sends texts to be rewritten and holds the newest result. A new request cancels the one before it. */
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
  const [versions, setVersions] = useState<Versions>();
  const latest = useRef(versions);
  const [noOther, setNoOther] = useState<string>();
  const state = versions?.all[versions.at];
  const [ResultView, setResultView] = useState<Rewrite["ResultView"]>();
  const [limitedUntil, setLimitedUntil] = useState<number>();
  const current = useRef<AbortController>(undefined);

  useEffect(() => {
    const earlier = loadVersions();
    if (earlier) {
      loadResultView().then((view) => {
        setResultView(() => view);
        setVersions((now) => now ?? earlier);
      }, setError);
    }
    return () => current.current?.abort();
  }, []);

  const known = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: resumes once, when the account is known
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
    latest.current = versions;
    if (versions) saveVersions(versions);
  }, [versions]);

  useEffect(
    () =>
      onTextsForgotten(() => {
        current.current?.abort();
        setVersions(undefined);
        setError(undefined);
      }),
    [],
  );

  const watchedBy = watched?.account;
  useEffect(() => {
    // The account that started the run is no longer signed in on this page.
    if (watchedBy === undefined || watchedBy === account) return;
    current.current?.abort();
    forgetRun();
  }, [watchedBy, account]);

  useEffect(() => {
    if (limitedUntil === undefined) return;
    const open = () => {
      setLimitedUntil(undefined);
      setError((shown) => (shown?.code === "daily_limit_reached" ? undefined : shown));
    };
    const timer = setTimeout(open, Math.max(0, limitedUntil - Date.now()));
    return () => clearTimeout(timer);
  }, [limitedUntil]);

  function start({ text, ...settings }: Draft, rest?: string): void {
    if (!account || !(settings.ultra || hasCredits)) {
      const input = toRequest(text, settings);
      rewrite({ text, rest, settings }, (signal) => call<typeof humanize>("/hum", input, signal));
      return;
    }
    follow({ account, text, rest, settings });
  }

  function startFirst(draft: Draft, words: number): void {
    loadCut().then((cutAfterWords) => {
      const cut = cutAfterWords(draft.text, words);
      start({ ...draft, text: draft.text.slice(0, cut) }, draft.text.slice(cut));
    }, setError);
  }

  function startAnother(): void {
    if (!versions || !state) return;
    const { original: text, rest, settings } = state;
    const { seed, unlike } = nextSeed(versions);
    if (account && (settings.ultra || hasCredits)) {
      follow({ account, text, rest, settings, seed });
      return;
    }
    const input = { ...toRequest(text, settings), seed, unlike };
    rewrite({ text, rest, settings, seed }, (signal) => call<typeof humanize>("/hum", input, signal));
  }

  /** Starts or resumes a run of Humanize Pro and shows its progress. */
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
    {
      text,
      rest,
      settings,
      seed,
      id = newId(),
    }: Pick<RunOrder, "text" | "rest" | "settings" | "seed"> & {
      readonly id?: string;
    },
    ask: (signal: AbortSignal) => Promise<HumanizeResult | undefined>,
  ): Promise<void> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setRunning(true);
    setError(undefined);
    setStoppedEmpty(false);
    setNoOther(undefined);
    try {
      // Loads the view first, so that a rewrite is not counted without its result being shown.
      const view = await loadResultView();
      const result = await ask(controller.signal);
      if (controller.signal.aborted) return;
      setStoppedEmpty(result === undefined);
      if (!result) return;
      setResultView(() => view);
      const next = startResult(text, settings, result, id, rest);
      const before = seed === undefined ? undefined : latest.current;
      const why = before && whyNotAnother(before, next);
      setNoOther(why);
      if (!why) setVersions(before ? withAnother(before, next) : oneVersion(next));
      const isCounted = !result.findings.some(({ code }) => code === noOtherVersionCode);
      if (isCounted)
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

  return {
    running,
    watched,
    stoppedEmpty,
    error,
    state,
    versions,
    noOther,
    ResultView,
    setState: (next) => setVersions((now) => now && withShown(now, next)),
    start,
    startFirst,
    startAnother,
    showVersion: (at) => setVersions((now) => now && { ...now, at }),
  };
}
