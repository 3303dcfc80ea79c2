import { levels } from "@rewright/contract/plans";

interface LevelSliderProps {
  readonly level: number;
  readonly onChange: (level: number) => void;
}

/** How much to change, from a light touch to a thorough rewriting. */
export function LevelSlider({ level, onChange }: LevelSliderProps) {
  return (
    <div className="w-full lg:w-66">
      <div className="flex items-baseline justify-between text-sm">
        <label htmlFor="level" className="font-medium">
          Level
        </label>
        <output htmlFor="level" aria-live="off" className="text-soft tabular-nums">
          {level} of {levels.max}
          {level === levels.recommended && <span className="text-faint"> · recommended</span>}
        </output>
      </div>
      <input
        id="level"
        type="range"
        min={levels.min}
        max={levels.max}
        step={1}
        value={level}
        data-level={level}
        suppressHydrationWarning
        autoComplete="off"
        aria-valuetext={`${level} of ${levels.max}`}
        onChange={(event) => onChange(Number(event.target.value))}
        className="level block"
      />
      <div className="flex justify-between text-xs text-soft">
        <span>light touch</span>
        <span>thorough</span>
      </div>
    </div>
  );
}
