import type { GrammarFinding } from "@rewright/grammar/finding";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { correctWords, onWordsChange, wordsRevision } from "#src/api/saved-words.ts";
import { useSession } from "#src/api/session.ts";
import type { Settings } from "../settings/settings.ts";
import { keptWords } from "../text/kept-words.ts";
import { checkGrammar } from "./grammar-client.ts";
import { useIgnored } from "./ignored.ts";
import { moveFindings } from "./move-findings.ts";

/** The milliseconds without typing after which a text is checked. */
const pauseMs = 300;

export interface Findings {
  readonly findings: readonly GrammarFinding[];
  /** "loading" until the first answer, "failed" if the checker could not be loaded. */
  readonly state: "loading" | "ready" | "failed";
}

interface Checked {
  readonly text: string;
  readonly options: CheckOptions;
  readonly findings: readonly GrammarFinding[] | undefined;
}

interface CheckOptions {
  /** The words that are no mistakes. */
  readonly keep: readonly string[];
  readonly spelling: "us" | "uk" | undefined;
}

const nothing: readonly GrammarFinding[] = [];

/**
 * Returns the possible mistakes in a text. While the user types, those outside the changed words stay.
 *
 * @param text - with "\n" for all line breaks
 */
export function useFindings(text: string, { keep, spelling }: Pick<Settings, "keep" | "spelling">): Findings {
  const [checked, setChecked] = useState<Checked>();
  const account = useSession().user?.id;
  const revision = useSyncExternalStore(onWordsChange, wordsRevision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision has other saved words
  const options = useMemo<CheckOptions>(
    () => ({ keep: correctWords(account, keptWords(keep)), spelling: spelling || undefined }),
    [account, keep, spelling, revision],
  );
  const isIgnored = useIgnored();

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      checkGrammar(text, options).then((findings) => {
        if (isCurrent) setChecked({ text, options, findings });
      });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, options]);

  const valid = useMemo(() => {
    if (!checked?.findings || checked.options !== options) return nothing;
    return moveFindings(checked.findings, checked.text, text);
  }, [checked, options, text]);
  const findings = useMemo(() => valid.filter((finding) => !isIgnored(finding, text)), [valid, isIgnored, text]);
  return { findings, state: !checked ? "loading" : checked.findings ? "ready" : "failed" };
}
