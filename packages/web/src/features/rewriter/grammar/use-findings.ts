import type { GrammarFinding } from "@rewright/grammar/finding";
import { useEffect, useMemo, useState } from "react";
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
  readonly keep: string;
  readonly spelling: Settings["spelling"];
  readonly findings: readonly GrammarFinding[] | undefined;
}

const nothing: readonly GrammarFinding[] = [];

/**
 * Returns the possible mistakes in a text. While the user types, those outside the changed words stay.
 *
 * @param text - with "\n" for all line breaks
 */
export function useFindings(text: string, { keep, spelling }: Pick<Settings, "keep" | "spelling">): Findings {
  const [checked, setChecked] = useState<Checked>();
  const isIgnored = useIgnored();

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      checkGrammar(text, { keep: keptWords(keep), spelling: spelling || undefined }).then((findings) => {
        if (isCurrent) setChecked({ text, keep, spelling, findings });
      });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, keep, spelling]);

  const valid = useMemo(() => {
    if (!checked?.findings || checked.keep !== keep || checked.spelling !== spelling) return nothing;
    return moveFindings(checked.findings, checked.text, text);
  }, [checked, keep, spelling, text]);
  const findings = useMemo(() => valid.filter((finding) => !isIgnored(finding, text)), [valid, isIgnored, text]);
  return { findings, state: !checked ? "loading" : checked.findings ? "ready" : "failed" };
}
