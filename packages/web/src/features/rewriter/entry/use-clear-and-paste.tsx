import { type ReactNode, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { entryStrings as strings } from "./strings.ts";

interface ClearAndPaste {
  /** The button Paste while the text field is empty, otherwise Clear. */
  readonly button: ReactNode;
  /** A line with the button Undo after Clear, or with the reason why pasting failed. */
  readonly line: ReactNode;
}

/**
 * Returns the buttons that clear the text field or paste into it. A cleared text can be restored until another one is
 * entered.
 */
export function useClearAndPaste(
  text: string,
  onChange: (text: string) => void,
  field: RefObject<HTMLTextAreaElement | null>,
): ClearAndPaste {
  const [cleared, setCleared] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function put(next: string): void {
    flushSync(() => {
      onChange(next);
      setProblem(undefined);
    });
    field.current?.focus({ preventScroll: true });
    // The panel's height may have changed a lot, and with it its position in the window.
    field.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }

  async function paste(): Promise<void> {
    try {
      const pasted = await navigator.clipboard.readText();
      if (pasted.trim()) put(pasted);
      else setProblem(strings.nothingToPaste);
    } catch {
      setProblem(strings.pasteRefused);
      field.current?.focus();
    }
  }

  function clear(): void {
    setCleared(text);
    put("");
  }

  const [act, label] = text === "" ? [paste, strings.paste] : [clear, strings.clear];
  const button = (
    <Button size="small" onClick={act}>
      {label}
    </Button>
  );
  const line = text === "" && (
    <>
      {problem !== undefined && <Notice kind="warning">{problem}</Notice>}
      {problem === undefined && cleared !== undefined && (
        <Notice
          kind="info"
          action={
            <Button size="small" className="-my-1" onClick={() => put(cleared)}>
              {strings.undo}
            </Button>
          }
        >
          {strings.cleared}
        </Notice>
      )}
    </>
  );
  return { button, line };
}
