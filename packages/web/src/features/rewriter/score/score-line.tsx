import { bandOf } from "../review/score-band.ts";
import { reviewStrings } from "../review/strings.ts";
import { scoreStrings } from "./strings.ts";
import type { ShownScore } from "./use-measured.ts";

/** Shows the AI score of the text and its rating, as a colour and a word. Shows nothing if the score is unknown. */
export function ScoreLine({ score: { measured, current, problem } }: { score: ShownScore }) {
  const { likeness } = measured.likeness;
  if (likeness === null || problem !== undefined) return null;
  const band = bandOf(likeness);
  return (
    <>
      <span className="hidden text-faint lg:inline" aria-hidden="true">
        ·
      </span>
      <span role="status">
        {current ? (
          <>
            {scoreStrings.likeness(Math.round(likeness * 100))} ·{" "}
            <span className="band font-medium" data-band={band}>
              {reviewStrings.bands[band]}
            </span>
          </>
        ) : (
          scoreStrings.measuringShort
        )}
      </span>
    </>
  );
}
