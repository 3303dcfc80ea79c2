import type { ReactNode, Ref } from "react";
import { Button } from "#src/ui/button.tsx";
import type { buttonState } from "../settings/button-state.ts";
import { strings } from "../settings/strings.ts";
import type { Writer } from "../state/writer.ts";

interface OriginalFootProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly words: number;
  readonly text: string;
  readonly writer: Pick<Writer, "wordLimit" | "mayHumanize">;
  /** Content beside the main button. Left out if the user must sign up first. */
  readonly aside: ReactNode;
  /** Gets the element in which the Copy button is shown. */
  readonly copyRef: Ref<HTMLElement>;
  /** Undefined while Copy replaces the main button. */
  readonly button: ReturnType<typeof buttonState> | undefined;
  readonly onHumanize: () => void;
}

const grouped = (count: number) => count.toLocaleString("en-US");

/**
 * Shows how many words and characters the text has, and the main button with what the user should know before pressing
 * it.
 */
export function OriginalFoot(props: OriginalFootProps) {
  const { ref, text, words, aside, copyRef, button, onHumanize } = props;
  const { wordLimit: limit, mayHumanize } = props.writer;
  return (
    <div
      ref={ref}
      className="original-foot flex min-h-16 items-center justify-between gap-x-4 gap-y-1 px-4 py-2 max-md:flex-wrap md:max-xl:gap-x-3 lg:px-5"
    >
      <p
        id="original-counts"
        className="flex flex-col text-sm whitespace-nowrap text-soft tabular-nums md:max-lg:text-xs"
      >
        <span className={words > limit ? "font-semibold text-warning" : undefined}>
          {grouped(words)}/{grouped(limit)} words
        </span>
        <span>{grouped(text.length)} characters</span>
      </p>
      {mayHumanize ? (
        aside
      ) : (
        <p
          id="sign-up-note"
          className="only-guest text-xs text-pretty text-soft max-md:order-first max-md:w-full md:ml-auto md:max-w-40 md:text-right"
        >
          {strings.signUp}
        </p>
      )}
      <span ref={copyRef} className="contents" />
      {button && (
        <Button
          look="primary"
          size="large"
          className="min-w-36 sm:min-w-44 md:max-lg:min-w-22 lg:max-xl:min-w-36 md:max-xl:shrink! md:max-lg:px-2! md:max-lg:text-sm! lg:max-xl:px-3! md:max-xl:leading-tight! md:max-xl:whitespace-normal!"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          aria-describedby={mayHumanize ? undefined : "sign-up-note"}
          disabled={button.disabled}
          onClick={onHumanize}
        >
          {button.label}
        </Button>
      )}
    </div>
  );
}
