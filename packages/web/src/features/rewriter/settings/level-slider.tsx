import { levels } from "@rewright/contract/limits";
import { strengthName } from "./strength.ts";
import { strings } from "./strings.ts";

interface LevelSliderProps {
  readonly level: number;
  /** The lowest level that can be selected, and the distance between levels. */
  readonly steps: { readonly min: number; readonly step: number };
  readonly onChange: (level: number) => void;
}

/** Shows the slider for the strength of rewriting, from light to strong. */
export function LevelSlider({ level, steps, onChange }: LevelSliderProps) {
  const number = strings.ofTen(level, levels.max);
  return (
    <div className="w-full lg:w-76">
      <div className="flex items-baseline justify-between gap-x-3 text-sm whitespace-nowrap">
        <label htmlFor="level" className="font-medium">
          {strings.strength}
        </label>
        <output htmlFor="level" aria-live="off" className="text-soft tabular-nums">
          <span className="font-medium text-ink">{strengthName(level)}</span> · {number}
          {level === levels.recommended && <span className="text-faint"> · {strings.recommended}</span>}
        </output>
      </div>
      <input
        id="level"
        type="range"
        {...steps}
        max={levels.max}
        value={level}
        data-level={level}
        suppressHydrationWarning
        autoComplete="off"
        aria-valuetext={`${strengthName(level)}, ${number}`}
        onChange={(event) => onChange(Number(event.target.value))}
        className="level block"
      />
      <div className="flex justify-between text-xs text-soft" aria-hidden="true">
        {Object.values(strings.strengths).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  );
}
