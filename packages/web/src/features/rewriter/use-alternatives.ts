import type { FreeMode, sentenceAlternatives } from "@rewright/contract/rewriting";
import { useCallback, useEffect, useState } from "react";
import { CallError, call } from "../../api/call.ts";

interface Question {
  readonly sentence: string;
  readonly mode: FreeMode;
  readonly seed: number;
}

type Answer =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly alternatives: readonly string[] }
  | { readonly status: "error"; readonly message: string };

/** Answers of this visit: the same question has the same answer. */
const known = new Map<string, readonly string[]>();

/** Other wordings of a sentence, with a way to ask again when asking failed. */
export function useAlternatives({ sentence, mode, seed }: Question): { answer: Answer; retry: () => void } {
  const key = JSON.stringify([mode, seed, sentence]);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>(() => stored(key) ?? { status: "loading" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    const ready = stored(key);
    setAnswer(ready ?? { status: "loading" });
    if (ready) return;
    const controller = new AbortController();
    call<typeof sentenceAlternatives>("/hum/alternatives", { sentence, mode, seed }, controller.signal).then(
      ({ alternatives }) => {
        known.set(key, alternatives);
        if (!controller.signal.aborted) setAnswer({ status: "ready", alternatives });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const message = error instanceof CallError ? error.message : "An unexpected error occurred";
        setAnswer({ status: "error", message });
      },
    );
    return () => controller.abort();
  }, [key, sentence, mode, seed, attempt]);

  return { answer, retry: useCallback(() => setAttempt((n) => n + 1), []) };
}

function stored(key: string): Answer | undefined {
  const alternatives = known.get(key);
  return alternatives && { status: "ready", alternatives };
}
