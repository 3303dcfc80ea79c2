import type { GrammarFinding } from "@rewright/grammar/finding";
import { type RefObject, useEffect } from "react";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { asTyped, withLineEnds } from "../editing/line-ends.ts";
import type { Draft } from "../settings/settings.ts";
import { chooseGrammar, useGrammarChoice } from "./choice.ts";
import { GrammarLine } from "./grammar-line.tsx";
import { grammarStrings as strings } from "./strings.ts";
import { useFindings } from "./use-findings.ts";

export interface OriginalGrammarProps {
  readonly draft: Draft;
  readonly onDraft: (change: Partial<Draft>) => void;
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>;
}

/** Shows the switch for the check of spelling and grammar and, while it is on, the findings in the original. */
export function OriginalGrammar(props: OriginalGrammarProps) {
  const { on, isAutomatic } = useGrammarChoice();
  const toggle = (
    <span title={strings.private}>
      <Checkbox label={strings.name} checked={on} onChange={chooseGrammar} />
    </span>
  );
  if (on) {
    return (
      <OriginalFindings {...props}>
        {toggle}
        {isAutomatic && <span>{strings.automatic}</span>}
      </OriginalFindings>
    );
  }
  return <div className="border-t border-hairline px-4 py-1.5 md:px-5">{toggle}</div>;
}

function OriginalFindings({
  draft,
  onDraft,
  fieldRef,
  children,
}: OriginalGrammarProps & { readonly children: React.ReactNode }) {
  const { text: entered } = draft;
  const text = asTyped(entered);
  const found = useFindings(text, draft);

  useOwnSpellcheckOff(fieldRef);

  function fix({ start, end }: GrammarFinding, replacement: string): void {
    const field = fieldRef.current;
    if (field?.value === text && typeOver(field, start, end, replacement)) return;
    onDraft({ text: withLineEnds(entered, text.slice(0, start) + replacement + text.slice(end)) });
  }

  return (
    <GrammarLine
      place="original"
      text={text}
      found={found}
      rootOf={() => document.querySelector(".original-sheet :is(.formatted-copy, .text-copy)")}
      fieldOf={() => fieldRef.current}
      onFix={fix}
    >
      {children}
    </GrammarLine>
  );
}

/** Replaces a part of a text field as if the user had typed it, so that the field's own undo works. */
function typeOver(field: HTMLTextAreaElement, start: number, end: number, replacement: string): boolean {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  return replacement === "" ? document.execCommand("delete") : document.execCommand("insertText", false, replacement);
}

/** Turns off the browser's own spelling check while ours is on, so that no word is underlined twice. */
function useOwnSpellcheckOff(field: OriginalGrammarProps["fieldRef"]): void {
  useEffect(() => {
    const element = field.current;
    if (element) element.spellcheck = false;
    return () => {
      if (element) element.spellcheck = true;
    };
  }, [field]);
}
