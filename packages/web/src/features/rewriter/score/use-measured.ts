import type { Measured, measureText } from "@rewright/contract/rewriting";
import { useCallback, useEffect, useMemo, useState } from "react";
import { CallError } from "#src/api/call.ts";
import { useTextApi } from "#src/api/text-api.ts";
import type { ResultState } from "../state/result-state.ts";

/** The figures of a text, such as its AI score, and the text itself. */
export interface MeasuredText extends Measured {
  readonly text: string;
}

export interface ShownScore {
  /** The figures of the text that is shown or, until it is measured, of the previous text. */
  readonly measured: MeasuredText;
  /** True if the figures belong to the text that is shown. */
  readonly current: boolean;
  /** The reason why the text could not be measured. */
  readonly problem: string | undefined;
  readonly retry: () => void;
}

/** The milliseconds without typing after which a text is measured. */
const delayMs = 700;
/** The number of texts whose figures are cached during this visit. When there are more, the oldest is removed. */
const mostKnown = 20;
const known = new Map<string, Measured>();

/** Measures the text that is shown after each change. This does not count as a rewrite. */
export function useMeasured({ original, result }: ResultState, text: string): ShownScore {
  const [measured, setMeasured] = useState<MeasuredText>(() => ({ text: result.transformed_text, ...after(result) }));
  const [failed, setFailed] = useState<{ readonly text: string; readonly message: string }>();
  const ask = useTextApi();
  const [attempt, setAttempt] = useState(0);
  const ready = useMemo(() => {
    if (text === result.transformed_text) return after(result);
    if (text === original) return { stats: result.stats.before, likeness: result.likeness.before };
    return text.trim() ? known.get(text) : nothing;
  }, [text, original, result]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    setFailed(undefined);
    if (ready) {
      setMeasured({ text, ...ready });
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      ask<typeof measureText>("/hum/measure", { text }, controller.signal).then(
        (figures) => {
          remember(text, figures);
          if (!controller.signal.aborted) setMeasured({ text, ...figures });
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          setFailed({ text, message: error instanceof CallError ? error.message : "" });
        },
      );
    }, delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, ready, attempt, ask]);

  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  const problem = failed?.text === text ? failed.message : undefined;
  // Known figures are shown in this render, not in the next one.
  return ready
    ? { measured: { text, ...ready }, current: true, problem, retry }
    : { measured, current: measured.text === text, problem, retry };
}

const nothing: Measured = {
  stats: { words: 0, sentences: 0, grade: 0, readingEase: 0, sentenceLengths: [], stockPhrases: [] },
  likeness: { likeness: null, sentences: [] },
};

function after({ stats, likeness }: ResultState["result"]): Measured {
  return { stats: stats.after, likeness: likeness.after };
}

function remember(text: string, figures: Measured): void {
  known.set(text, figures);
  if (known.size > mostKnown) known.delete(known.keys().next().value!);
}
