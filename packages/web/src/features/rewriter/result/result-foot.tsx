import { countWords } from "@rewright/contract/count-words";
import type { ComponentProps } from "react";
import { createPortal } from "react-dom";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { quantity } from "#src/ui/quantity.ts";
import { DownloadMenu } from "../files/download-menu.tsx";
import { ScoreLine } from "../score/score-line.tsx";
import type { ShownScore } from "../score/use-measured.ts";

interface ResultFootProps
  extends ComponentProps<typeof DownloadMenu>,
    Pick<ComponentProps<typeof CopyButton>, "text" | "rich"> {
  readonly score: ShownScore;
  /** The element in which the Copy button is shown, if that is not below the result. */
  readonly copyPlace: HTMLElement | null;
}

/** Shows the figures of the result below it, and the buttons to download and copy it. */
export function ResultFoot({ original, units, text, rich, score, copyPlace }: ResultFootProps) {
  return (
    <>
      <p className="flex flex-col gap-x-2 text-sm text-soft tabular-nums lg:flex-row">
        <span>{quantity(countWords(text), "word")}</span>
        <ScoreLine score={score} />
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <DownloadMenu original={original} units={units} />
        {copyPlace ? (
          createPortal(
            <CopyButton text={text} rich={rich} look="primary" size="large" className="min-w-36" />,
            copyPlace,
          )
        ) : (
          <CopyButton text={text} rich={rich} className="h-11 min-w-28" />
        )}
      </div>
    </>
  );
}
