import type { PhraseFix, suggestFixes } from "@rewright/contract/fixes";
import { maxFixedSentences } from "@rewright/contract/limits";
import { useCallback, useEffect, useState } from "react";
import { CallError } from "#src/api/call.ts";
import { wordOptions, wordsRevision } from "#src/api/saved-words.ts";
import { useTextApi } from "#src/api/text-api.ts";
import type { ResultState } from "../state/result-state.ts";
import { keptWords } from "../text/kept-words.ts";
import { reviewStrings as strings } from "./strings.ts";

type Status = "idle" | "loading" | "ready" | { readonly problem: string };

interface Fixes {
  readonly status: Status;
  /** Requests the fixes. Those for sentences that are added later are then requested automatically. */
  readonly ask: () => void;
  readonly fixesOf: (sentence: string) => readonly PhraseFix[] | undefined;
}

/** Caches the server's responses during this visit, by request. */
const known = new Map<string, readonly PhraseFix[]>();

/** Returns how a higher strength would rewrite the stock phrases in the given sentences, after `ask` was called. */
export function useFixes({ settings, result }: ResultState, sentences: readonly string[]): Fixes {
  const request = useTextApi();
  const [asked, setAsked] = useState(0);
  const [status, setStatus] = useState<Status>("idle");
  const spelling = settings.spelling || undefined;
  const options = {
    // Fixes come from Humanize Lite and are open to all users, also for a result of Ultra run.
    mode: settings.ultra || settings.mode === "free" ? ("standard" as const) : settings.mode,
    seed: result.seed,
    ...wordOptions(keptWords(settings.keep)),
    ...(spelling && { spelling }),
  };
  const how = JSON.stringify([options, wordsRevision()]);
  const keyOf = (sentence: string) => how + sentence;
  const missing = [...new Set(sentences)].filter((sentence) => !known.has(keyOf(sentence))).slice(0, maxFixedSentences);
  const question = JSON.stringify(missing);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `how` and `question` contain the whole request
  useEffect(() => {
    if (asked === 0) return;
    if (missing.length === 0) {
      setStatus("ready");
      return;
    }
    const controller = new AbortController();
    setStatus("loading");
    request<typeof suggestFixes>("/hum/fixes", { sentences: missing, ...options }, controller.signal).then(
      (answer) => {
        for (const [index, sentence] of missing.entries()) known.set(keyOf(sentence), answer.sentences[index]!);
        if (!controller.signal.aborted) setStatus("ready");
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setStatus({ problem: error instanceof CallError ? error.message : strings.unexpected });
      },
    );
    return () => controller.abort();
  }, [asked, how, question, request]);

  return {
    status,
    ask: useCallback(() => setAsked((times) => times + 1), []),
    fixesOf: (sentence) => (asked === 0 ? undefined : known.get(keyOf(sentence))),
  };
}
