import { bandOfLengths } from "../review/score-band.ts";
import { reviewStrings as strings } from "../review/strings.ts";

interface LengthChartProps {
  readonly label: string;
  /** The number of words of each sentence, in order. */
  readonly lengths: readonly number[];
  /** The length of the longest sentence before or after the rewrite, so that both charts have the same scale. */
  readonly max: number;
}

const height = 48;
/** The most sentences that are drawn. With more, bars could not be distinguished. */
const most = 60;
/** The most pixels for a bar and the gap after it. */
const widest = 32;

/** Draws a bar chart of the lengths of sentences. */
export function LengthChart({ label, lengths, max }: LengthChartProps) {
  const shown = lengths.slice(0, most);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const band = bandOfLengths(lengths);
  const range = lengths.length > 0 ? `, from ${Math.min(...lengths)} to ${Math.max(...lengths)} words` : "";
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline gap-x-3 text-sm text-soft">
        <span>
          {label}
          {lengths.length > most && ` (first ${most} of ${lengths.length} sentences)`}
        </span>
        {band && (
          <span className="band text-xs" data-band={band}>
            {strings.lengths[band]}
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${Math.max(1, shown.length) * 4} ${height}`}
        style={{ height, width: "100%", maxWidth: shown.length * widest }}
        role="img"
        aria-label={`Sentence lengths ${label.toLowerCase()}: ${lengths.length} sentences${range}, ${mean.toFixed(1)} words on average`}
        className="mt-1 block border-b border-hairline"
        preserveAspectRatio="none"
      >
        {shown.map((length, index) => {
          const bar = Math.max(2, (length / max) * height);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars are identified by position
              key={index}
              x={index * 4}
              y={height - bar}
              width={3}
              height={bar}
              className="length-bar"
              data-band={band}
            />
          );
        })}
      </svg>
    </figure>
  );
}
