import type { FreeMode, sentenceAlternatives } from "@rewright/contract/rewriting";
import { useCallback, useEffect, useState } from "react";
import type { z } from "zod";
import { CallError } from "#src/api/call.ts";
import { wordOptions, wordsRevision } from "#src/api/saved-words.ts";
import { useTextApi } from "#src/api/text-api.ts";
import type { Question } from "./question.ts";
import { popupStrings } from "./strings.ts";

interface Asked extends Question {
  /** The words to keep that were typed in the settings. */
  readonly keep: readonly string[];
  readonly mode: FreeMode;
  readonly seed: number;
}

type Suggestions = z.output<(typeof sentenceAlternatives)["output"]>;

type Answer =
  | { readonly status: "loading" }
  | ({ readonly status: "ready" } & Suggestions)
  | { readonly status: "error"; readonly message: string };

/** Caches the server's responses during this visit, by request. */
const known = new Map<string, Suggestions>();

/**
 * Returns other wordings of a sentence and synonyms of its words, and a function that requests them again after a
 * failure.
 */
export function useAlternatives({ sentence, worded, mode, seed, keep }: Asked): { answer: Answer; retry: () => void } {
  const input = { sentence, mode, seed, wordings: worded.map(({ wording }) => wording), ...wordOptions(keep) };
  const key = JSON.stringify([input, wordsRevision()]);
  const ask = useTextApi();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>(() => stored(key) ?? { status: "loading" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the whole question, and a new attempt asks again
  useEffect(() => {
    const ready = stored(key);
    setAnswer(ready ?? { status: "loading" });
    if (ready) return;
    const controller = new AbortController();
    ask<typeof sentenceAlternatives>("/hum/alternatives", input, controller.signal).then(
      (suggestions) => {
        known.set(key, suggestions);
        if (!controller.signal.aborted) setAnswer({ status: "ready", ...suggestions });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const message = error instanceof CallError ? error.message : popupStrings.failed;
        setAnswer({ status: "error", message });
      },
    );
    return () => controller.abort();
  }, [key, attempt, ask]);

  return { answer, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}

function stored(key: string): Answer | undefined {
  const suggestions = known.get(key);
  return suggestions && { status: "ready", ...suggestions };
}
