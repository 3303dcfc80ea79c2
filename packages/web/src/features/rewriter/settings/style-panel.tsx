import { detectorCaveat } from "@rewright/engine/caveat";
import type { ReactNode } from "react";
import { LengthChart } from "../result/length-chart.tsx";
import { ScoreDial } from "../result/score-dial.tsx";
import { MeasuringNote } from "../score/measuring-note.tsx";
import type { ShownScore } from "../score/use-measured.ts";
import type { ResultState } from "../state/result-state.ts";

interface StylePanelProps {
  readonly state: ResultState;
  readonly score: ShownScore;
  /** The list of stock phrases that remain. */
  readonly stillThere: ReactNode;
}

/** Compares the text before and after the rewrite: AI score, readability, sentence lengths and stock phrases. */
export function StylePanel({ state, score, stillThere }: StylePanelProps) {
  const { measured } = score;
  const { before } = state.result.stats;
  const { stats: after } = measured;
  const likeness = { before: state.result.likeness.before, after: measured.likeness };
  const max = Math.max(1, ...before.sentenceLengths, ...after.sentenceLengths);
  const tooLittle = likeness.before.likeness === null || likeness.after.likeness === null;
  return (
    <section className="style-panel appear mt-6" aria-labelledby="style-title">
      <div className="border-b border-hairline pb-2">
        <h2 id="style-title" className="text-title">
          Readability, before and after
        </h2>
        <MeasuringNote score={score} />
      </div>
      <div className="grid gap-x-12 gap-y-6 pt-4 md:grid-cols-[18rem_1fr] lg:grid-cols-[18rem_1fr_20rem]">
        <div>
          <h3 className="text-sm font-medium">AI-likeness</h3>
          <div className="mt-2 flex gap-6">
            <ScoreDial label="before" value={likeness.before.likeness} />
            <ScoreDial label="after" value={likeness.after.likeness} />
          </div>
          {tooLittle && (
            <p className="mt-2 text-sm">Too short to measure: the text needs at least 60 words of English prose.</p>
          )}
          <p className="mt-2 text-sm text-soft">{detectorCaveat}</p>
        </div>
        <div>
          <h3 className="text-sm font-medium">Sentence lengths</h3>
          <div className="mt-2 flex flex-col gap-4">
            <LengthChart label="Before" lengths={before.sentenceLengths} max={max} />
            <LengthChart label="After" lengths={after.sentenceLengths} max={max} />
          </div>
        </div>
        <div className="md:col-span-2 lg:col-span-1">
          <Figures before={before} after={after} />
        </div>
        {stillThere}
      </div>
    </section>
  );
}

interface FiguresProps {
  readonly before: ShownScore["measured"]["stats"];
  readonly after: ShownScore["measured"]["stats"];
}

function Figures({ before, after }: FiguresProps) {
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="mb-1 text-left font-serif text-sm font-medium">Measures</caption>
      <thead>
        <tr className="text-soft">
          <th scope="col" className="sr-only">
            Measure
          </th>
          <th scope="col" className="py-1 pr-4 text-right font-normal">
            before
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            after
          </th>
        </tr>
      </thead>
      <tbody>
        <Row
          name="Reading grade"
          help="Flesch-Kincaid"
          before={Math.max(0, before.grade).toFixed(1)}
          after={Math.max(0, after.grade).toFixed(1)}
        />
        <Row
          name="Reading ease"
          help="Flesch score"
          before={before.readingEase.toFixed(0)}
          after={after.readingEase.toFixed(0)}
        />
        <Row name="Words" before={before.words} after={after.words} />
        <Row name="Sentences" before={before.sentences} after={after.sentences} />
        <Row name="Words per sentence" before={mean(before.sentenceLengths)} after={mean(after.sentenceLengths)} />
        <Row name="Stock phrases" before={before.stockPhrases.length} after={after.stockPhrases.length} />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  readonly help?: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

function Row({ name, help, before, after }: RowProps) {
  return (
    <tr className="border-t border-hairline">
      <th scope="row" className="py-1 pr-4 text-left font-normal">
        {name} {help && <span className="text-faint">({help})</span>}
      </th>
      <td className="py-1 pr-4 text-right">{before}</td>
      <td className="py-1 text-right">{after}</td>
    </tr>
  );
}

function mean(lengths: readonly number[]): string {
  return (lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)).toFixed(1);
}
