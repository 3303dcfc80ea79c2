import { noOtherVersionCode } from "@rewright/contract/rewrite-values";
import type { HumanizeResult, humanize } from "@rewright/contract/rewriting";
import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from "react";
import { attempt } from "#src/api/attempt.ts";
import { CallError } from "#src/api/call.ts";
import { newId } from "#src/api/new-id.ts";
import { useTextApi } from "#src/api/text-api.ts";
import { forgetRun, onTextsForgotten, runKey } from "#src/api/tool-storage.ts";
import { loadCut, loadRequest, loadResultView, loadRuns } from "./load-parts.ts";
import { initialRewrite, type RewriteEvent, type RewriteState, rewriteReducer } from "./rewrite-state.ts";
import type { RunOrder } from "./runs/kept-run.ts";
import { modeInForce } from "./settings/mode-list.ts";
import type { Draft } from "./settings/settings.ts";
import type { ResultState } from "./state/result-state.ts";
import { startResult } from "./state/start-result.ts";
import type { Writer } from "./state/writer.ts";
import { loadVersions, saveVersions } from "./text/draft.ts";
import { nextSeed } from "./versions/versions.ts";

/** The milliseconds for which the daily limit is shown if the server does not say when rewrites are available again. */
const unknownResetMs = 60_000;

export interface Rewrite extends Omit<RewriteState, "limitedUntil"> {
  /** The version of the result that is shown. */
  readonly state: ResultState | undefined;
  readonly setState: (state: ResultState) => void;
  readonly start: (draft: Draft) => void;
  /** Rewrites only the first `words` words of a text that is over the limit. */
  readonly startFirst: (draft: Draft, words: number) => void;
  /** Rewrites the text of the result again with another seed, which gives another version. */
  readonly startAnother: () => void;
  readonly showVersion: (index: number) => void;
}

type Send = Dispatch<RewriteEvent>;
type Request = RefObject<AbortController | undefined>;
type Order = Pick<RunOrder, "text" | "rest" | "settings">;
type Follow = (order: RunOrder & { readonly id?: string }) => void;

/** Sends texts to be rewritten, and returns the latest result. A new request cancels the previous one. */
export function useRewrite(writer: Pick<Writer, "onRun" | "onRefused" | "account" | "hasCredits">): Rewrite {
  const { account, hasCredits } = writer;
  const [{ limitedUntil, ...shown }, send] = useReducer(rewriteReducer, initialRewrite);
  const { versions } = shown;
  const state = versions?.all[versions.at];
  const request = useRef<AbortController>(undefined);
  const ask = useTextApi();
  const rewrite = createRewrite(request, send, writer);

  useSavedVersions(versions, request, send);
  useAccount(account, shown.watched?.account, request, send, follow);
  useLimitEnd(limitedUntil, send);

  function submit(order: Order, another?: ReturnType<typeof nextSeed>): void {
    const { text, settings } = order;
    const seed = another && { seed: another.seed };
    if (account && (settings.ultra || hasCredits)) follow({ ...order, account, ...seed });
    else {
      rewrite({ ...order, ...seed }, async (signal) => {
        const toRequest = await loadRequest();
        return ask<typeof humanize>("/hum", { ...toRequest(text, settings), ...another }, signal);
      });
    }
  }

  const start = ({ text, ...settings }: Draft, rest?: string) => submit({ text, rest, settings });

  function startFirst(draft: Draft, words: number): void {
    loadCut().then((cutAfterWords) => {
      const cut = cutAfterWords(draft.text, words);
      start({ ...draft, text: draft.text.slice(0, cut) }, draft.text.slice(cut));
    }, failWith(send));
  }

  /** Starts a rewrite by Humanize Pro, or continues to wait for one, and shows its progress. */
  function follow(order: Parameters<Follow>[0]): void {
    rewrite(order, async (signal, id) =>
      (await loadRuns()).showRun({ ...order, id }, signal, (watched) => send({ type: "watched", watched })),
    );
  }

  return {
    ...shown,
    state,
    setState: (result) => send({ type: "edited", result }),
    start,
    startFirst,
    startAnother() {
      if (!versions || !state) return;
      const { original: text, rest, settings } = state;
      submit({ text, rest, settings }, nextSeed(versions));
    },
    showVersion: (at) => send({ type: "shown", at }),
  };
}

/** Returns a function that sends a request and reports its state. It cancels the earlier request. */
function createRewrite(request: Request, send: Send, { onRun, onRefused }: Pick<Writer, "onRun" | "onRefused">) {
  return async (
    { text, rest, settings, seed, id = newId() }: Order & { readonly seed?: number; readonly id?: string },
    ask: (signal: AbortSignal, id: string) => Promise<HumanizeResult | undefined>,
  ): Promise<void> => {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    send({ type: "started" });
    try {
      // Loads the view first, so that a rewrite is not counted without its result being shown.
      const ResultView = await loadResultView();
      const answer = await ask(controller.signal, id);
      if (controller.signal.aborted) return;
      if (!answer) return send({ type: "stoppedEmpty" });
      const result = startResult(text, settings, answer, id, rest);
      send({ type: "rewritten", result, seed, ResultView });
      const isCounted = !answer.findings.some(({ code }) => code === noOtherVersionCode);
      if (isCounted)
        onRun({ id, originalText: text, humanizedText: answer.transformed_text, mode: modeInForce(settings) });
    } catch (cause) {
      if (controller.signal.aborted) return;
      const error =
        cause instanceof CallError
          ? cause
          : new CallError("unreadable", "An unexpected error occurred. Please try again.");
      const isLimit = error.code === "daily_limit_reached";
      const limitedUntil = isLimit ? (error.retryAt ?? Date.now() + unknownResetMs) : undefined;
      send({ type: "failed", error, limitedUntil });
      onRefused(error.code);
    } finally {
      if (request.current === controller) {
        request.current = undefined;
        send({ type: "ended" });
      }
      controller.abort();
    }
  };
}

function failWith(send: Send) {
  return (error: CallError) => send({ type: "failed", error });
}

/**
 * Restores the versions of the result after a reload, and saves every change to them. When the texts are deleted,
 * cancels the request.
 */
function useSavedVersions(versions: RewriteState["versions"], request: Request, send: Send): void {
  useEffect(() => {
    const earlier = loadVersions();
    if (earlier)
      loadResultView().then((ResultView) => send({ type: "restored", versions: earlier, ResultView }), failWith(send));
    const unsubscribe = onTextsForgotten(() => {
      request.current?.abort();
      send({ type: "forgotten" });
    });
    return () => {
      unsubscribe();
      request.current?.abort();
    };
  }, [request, send]);

  useEffect(() => {
    if (versions) saveVersions(versions);
  }, [versions]);
}

/** Continues to wait for the account's rewrite after a reload, and stops waiting when the account signs out. */
function useAccount(
  account: Writer["account"],
  watchedBy: string | undefined,
  request: Request,
  send: Send,
  follow: Follow,
): void {
  const known = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: resumes once, when the account is known
  useEffect(() => {
    if (account === undefined || known.current) return;
    known.current = true;
    if (!attempt(() => sessionStorage.getItem(runKey))) return;
    let left = false;
    loadRuns().then(({ loadRun }) => {
      const run = loadRun();
      if (run?.account !== account) forgetRun();
      else if (!left && !request.current) follow(run);
    }, failWith(send));
    return () => {
      left = true;
    };
  }, [account]);

  useEffect(() => {
    if (watchedBy === undefined || watchedBy === account) return;
    request.current?.abort();
    forgetRun();
  }, [watchedBy, account, request]);
}

/** Reports when rewrites are available again after the daily limit. */
function useLimitEnd(limitedUntil: number | undefined, send: Send): void {
  useEffect(() => {
    if (limitedUntil === undefined) return;
    const timer = setTimeout(() => send({ type: "reset" }), limitedUntil - Date.now());
    return () => clearTimeout(timer);
  }, [limitedUntil, send]);
}
