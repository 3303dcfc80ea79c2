import { maxFixedSentences } from "@rewright/contract/limits";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import type { Unit } from "../state/result-pieces.ts";
import { chooseSentence, type ResultState } from "../state/result-state.ts";
import { wordDiff } from "../state/word-diff.ts";
import type { Place } from "./go-to-place.ts";
import { type LeftPhrase, leftPhrases } from "./left-phrases.ts";
import { reviewStrings as strings } from "./strings.ts";
import { useFixes } from "./use-fixes.ts";

/** The id of the heading of the list. The heading exists only while the list has phrases. */
export const phrasesHeadingId = "still-there";

interface StillThereProps {
  readonly state: ResultState;
  readonly units: readonly Unit[];
  readonly onChange: (state: ResultState) => void;
  readonly onShow: (place: Place) => void;
}

/**
 * Shows the stock phrases that remain in the result. Each links to its position and, on request, shows a fix or why
 * there is none.
 */
export function StillThere({ state, units, onChange, onShow }: StillThereProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState("");
  const all = useMemo(() => leftPhrases(units), [units]);
  const phrases = all.slice(0, maxFixedSentences);
  const { status, ask, fixesOf } = useFixes(
    state,
    phrases.map(({ text }) => text),
  );

  function choose({ sentence }: LeftPhrase, fixed: string): void {
    onChange(chooseSentence(state, sentence, fixed));
    setSaid(strings.fixUsed);
    // The button is removed and loses the focus.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className="md:col-span-2 lg:col-span-3">
      {/* This line stays in the page while phrases change, so that screen readers announce its changes. */}
      <p role="status" className="sr-only">
        {status === "loading" ? strings.lookingForFixes : said}
      </p>
      {all.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline pb-1">
            <h3 ref={heading} id={phrasesHeadingId} tabIndex={-1} className="text-sm font-medium outline-none">
              {strings.stillThere} <span className="font-normal text-soft tabular-nums">{all.length}</span>
            </h3>
            <AskButton status={status} onAsk={ask} />
          </div>
          <ul className="lg:columns-2 lg:gap-8">
            {phrases.map((phrase) => (
              <li
                key={`${phrase.sentence}-${phrase.start}`}
                className="flex break-inside-avoid flex-wrap items-start gap-x-3 gap-y-1 border-b border-hairline py-2 text-sm"
              >
                <button
                  type="button"
                  title={strings.showInText}
                  onClick={() => onShow(phrase)}
                  className="rounded-small py-0.5 text-left font-serif text-base text-pencil underline underline-offset-4"
                >
                  <span className="sr-only">{strings.showInText}: </span>
                  {wordsOf(phrase)}
                </button>
                <Fix phrase={phrase} fixes={fixesOf(phrase.text)} onUse={(fixed) => choose(phrase, fixed)} />
              </li>
            ))}
          </ul>
          {all.length > phrases.length && (
            <p className="pt-2 text-sm text-soft">{strings.more(all.length - phrases.length)}</p>
          )}
        </>
      )}
    </div>
  );
}

const wordsOf = ({ text, start, end }: LeftPhrase) => text.slice(start, end);

function AskButton({ status, onAsk }: Pick<ReturnType<typeof useFixes>, "status"> & { onAsk: () => void }): ReactNode {
  if (status === "ready") return null;
  if (typeof status === "object") {
    return (
      <p role="alert" className="flex items-center gap-3 text-sm text-danger">
        {status.problem}
        <Button size="small" onClick={onAsk}>
          {strings.tryAgain}
        </Button>
      </p>
    );
  }
  return (
    <Button size="small" waiting={status === "loading"} onClick={onAsk}>
      {status === "loading" ? strings.lookingForFixes : strings.suggestFixes}
    </Button>
  );
}

interface FixProps {
  readonly phrase: LeftPhrase;
  /** The possible fixes of the phrase's sentence. Undefined until they are loaded. */
  readonly fixes: ReturnType<ReturnType<typeof useFixes>["fixesOf"]>;
  readonly onUse: (fixed: string) => void;
}

/** The most changes in a new sentence that are marked. With more, the sentence is shown without marks. */
const mostParts = 2;

function Fix({ phrase, fixes, onUse }: FixProps) {
  const fix = fixes?.find(({ start }) => start === phrase.start);
  if (!fix) return null;
  if (fix.fixed === null) return <p className="basis-full text-soft">{fix.why && strings.noFix[fix.why]}</p>;
  const { fixed } = fix;
  const parts = wordDiff(phrase.text, fixed).filter(({ before, after }) => before !== after);
  return (
    <div className="flex min-w-0 basis-full items-start gap-3">
      <p className="min-w-0 flex-1 font-serif text-base wrap-anywhere">
        {parts.length > mostParts ? (
          <ins className="edit-after no-underline">{fixed}</ins>
        ) : (
          parts.map(({ before, after }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fix keep their order
            <span key={index}>
              {index > 0 && <span className="text-faint"> … </span>}
              <del className="edit-before">{before.trim()}</del>{" "}
              {after.trim() && <ins className="edit-after no-underline">{after.trim()}</ins>}
            </span>
          ))
        )}
      </p>
      <Button size="small" aria-label={strings.applyFixOf(wordsOf(phrase))} onClick={() => onUse(fixed)}>
        {strings.applyFix}
      </Button>
    </div>
  );
}
