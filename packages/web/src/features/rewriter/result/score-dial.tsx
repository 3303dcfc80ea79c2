import { bandOf } from "../review/score-band.ts";
import { reviewStrings as strings } from "../review/strings.ts";

interface ScoreDialProps {
  readonly label: string;
  /** The score from 0 to 1; null if the text is too short. */
  readonly value: number | null;
}

/** Draws the AI score (how much a text reads like machine-written text) as a half ring with a number. */
export function ScoreDial({ label, value }: ScoreDialProps) {
  const percent = value === null ? undefined : Math.round(value * 100);
  const band = value === null ? undefined : bandOf(value);
  const said = percent === undefined ? "too little text" : `${percent}%`;
  return (
    <figure className="flex w-30 flex-col items-center">
      <svg viewBox="0 0 120 66" className="w-full" role="img" aria-label={`AI-likeness ${label}: ${said}`}>
        <path d="M10 60a50 50 0 0 1 100 0" pathLength="100" className="dial-track" />
        {percent !== undefined && percent > 0 && (
          <path
            d="M10 60a50 50 0 0 1 100 0"
            pathLength="100"
            className="dial-value"
            data-band={band}
            strokeDasharray={`${percent} 100`}
          />
        )}
        <text x="60" y="58" textAnchor="middle" className="dial-number">
          {percent === undefined ? "–" : `${percent}%`}
        </text>
      </svg>
      <figcaption className="mt-1 text-center text-sm text-soft">
        {label}
        {band && (
          <span className="band block text-xs text-balance" data-band={band}>
            {strings.scores[band]}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
