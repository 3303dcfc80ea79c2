import type { GrammarFinding } from "@rewright/grammar/finding";
import { useEffect } from "react";
import { editShown } from "../editing/edit-shown.ts";
import { asTyped, withLineEnds } from "../editing/line-ends.ts";
import type { StateHistory } from "../editing/use-state-history.ts";
import type { Settings } from "../settings/settings.ts";
import type { ResultState } from "../state/result-state.ts";
import { suggestGrammar, useGrammarChoice } from "./choice.ts";
import { GrammarLine } from "./grammar-line.tsx";
import { useFindings } from "./use-findings.ts";

interface ResultGrammarProps {
  readonly state: ResultState;
  /** The text of the result as it is shown. */
  readonly text: string;
  readonly settings: Pick<Settings, "keep" | "spelling">;
  readonly history: StateHistory;
}

/** Shows the findings in the result while the check of spelling and grammar is on. Corrections can be undone. */
export function ResultGrammar(props: ResultGrammarProps) {
  const { on } = useGrammarChoice();
  // A result that an earlier version of the page has stored has no share of unknown words.
  const unknown = props.state.result.stats.unknownWords ?? 0;
  useEffect(() => suggestGrammar(unknown), [unknown]);
  return on && <ResultFindings {...props} />;
}

function ResultFindings({ state, text: shown, settings, history }: ResultGrammarProps) {
  const text = asTyped(shown);
  const found = useFindings(text, settings);

  function fix({ start, end }: GrammarFinding, replacement: string): void {
    const fixed = text.slice(0, start) + replacement + text.slice(end);
    history.change(editShown(state, withLineEnds(shown, fixed)));
  }

  return (
    <GrammarLine
      place="result"
      text={text}
      found={found}
      rootOf={() => document.querySelector(".result-sheet :is(.text-copy, [role=group].prose-text)")}
      fieldOf={() => document.querySelector<HTMLTextAreaElement>(".result-sheet textarea")}
      onFix={fix}
    />
  );
}
