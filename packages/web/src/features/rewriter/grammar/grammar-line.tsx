import type { GrammarFinding } from "@rewright/grammar/finding";
import { type ReactNode, useRef } from "react";
import { Button } from "#src/ui/button.tsx";
import { GrammarPopup } from "./grammar-popup.tsx";
import { ignoreFinding } from "./ignored.ts";
import { grammarStrings as strings } from "./strings.ts";
import type { Findings } from "./use-findings.ts";
import { type Place, useHighlight } from "./use-highlight.ts";
import { type Popup, usePopup } from "./use-popup.ts";
import { usePressedFinding } from "./use-pressed-finding.ts";

interface GrammarLineProps {
  readonly place: Place;
  readonly text: string;
  readonly found: Findings;
  /** Returns the element that shows the text. */
  readonly rootOf: () => Element | null;
  /** Returns the text field with the text, if it is being edited. */
  readonly fieldOf: () => HTMLTextAreaElement | null;
  readonly onFix: (finding: GrammarFinding, fix: string) => void;
  /** A notice beside the number of findings. */
  readonly children?: ReactNode;
}

/**
 * Underlines the findings in a text, and shows their number in a line below it. "Review" leads through them by
 * keyboard; a click on an underlined word opens its finding.
 */
export function GrammarLine({ place, text, found, rootOf, fieldOf, onFix, children }: GrammarLineProps) {
  const { findings, state } = found;
  const review = useRef<HTMLButtonElement>(null);
  const popup = usePopup(findings, rootOf);
  useHighlight(place, rootOf, findings);
  usePressedFinding({ findings, rootOf, fieldOf, popup });
  const count = strings.count(findings.length);

  function close(returnFocus: boolean): void {
    popup.close();
    if (returnFocus && popup.takesFocus) (fieldOf() ?? review.current)?.focus({ preventScroll: true });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline px-4 py-1.5 text-xs text-soft md:px-5">
      {children}
      {state === "loading" && <span>{strings.loading}</span>}
      {state === "failed" && <span className="text-danger">{strings.failed}</span>}
      {state === "ready" && <span className={findings.length > 0 ? "grammar-mark" : undefined}>{count}</span>}
      {findings.length > 0 && (
        <Button
          ref={review}
          size="small"
          className="ml-auto"
          aria-label={strings.reviewOf[place]}
          onClick={() => popup.open(findings[0]!, true)}
        >
          {strings.review}
        </Button>
      )}
      <span role="status" className="sr-only">
        {state === "ready" && strings.spoken(count, place)}
      </span>
      <FindingPopup {...{ popup, findings, text, onFix }} onClose={close} />
    </div>
  );
}

interface FindingPopupProps extends Pick<GrammarLineProps, "text" | "onFix"> {
  readonly popup: Popup;
  readonly findings: readonly GrammarFinding[];
  readonly onClose: (returnFocus: boolean) => void;
}

function FindingPopup({ popup, findings, text, onFix, onClose }: FindingPopupProps) {
  const { finding } = popup;
  if (!finding) return null;
  const at = findings.indexOf(finding);
  return (
    <GrammarPopup
      key={finding.start}
      finding={finding}
      problem={text.slice(finding.start, finding.end)}
      at={at + 1}
      count={findings.length}
      anchor={popup.anchor}
      takesFocus={popup.takesFocus}
      onFix={(fix) => {
        onClose(true);
        onFix(finding, fix);
      }}
      onIgnore={() => {
        onClose(true);
        ignoreFinding(finding, text);
      }}
      onNext={() => popup.open(findings[(at + 1) % findings.length]!, true)}
      onClose={onClose}
    />
  );
}
