import type { EngineName } from "@rewright/contract/engines";
import type { Edit, Report, Writer } from "@rewright/engine";
import type { Rewritten } from "@rewright/lite/lite-task";
import type { Failure, Pro, ProOptions, ProOutcome, ProRun } from "@rewright/pro";

interface Script {
  readonly engine?: EngineName;
  readonly isPartlyLite?: boolean;
  readonly failure?: Failure;
  /** Returns the word that replaces "utilize", which may depend on the seed. Default: "use". */
  readonly wordOf?: (options: ProOptions) => string;
  /** Called before the simulated Humanize Pro answers. */
  readonly before?: (text: string, run: ProRun) => Promise<void>;
}

/**
 * Creates a simulated Humanize Pro that replaces each "utilize". Treats a text that contains "Übung" as not English.
 */
export function scriptedPro({
  engine = "pro",
  isPartlyLite = false,
  failure,
  wordOf,
  before,
}: Script = {}): Pro<Rewritten> {
  return {
    kind: engine === "pro_local" ? "pro_local" : "pro",
    async rewrite(text, options, run) {
      await before?.(text, run);
      run.signal.throwIfAborted();
      const result = rewrittenOf(text, { engine, isPartlyLite }, wordOf?.(options));
      return { result, engine, isPartlyLite, hasAnswered: !failure, failure, isStopped: false, delivered: 1 };
    },
  };
}

/**
 * Holds a text that the simulated Humanize Pro is to rewrite. The test decides when its paragraphs are ready and how
 * the rewrite ends.
 */
export interface PacedRun {
  readonly text: string;
  readonly options: ProOptions;
  readonly run: ProRun;
  /** Delivers this many more paragraphs. */
  deliver(paragraphs: number): void;
  /** Delivers the remaining paragraphs and ends the rewrite. */
  finish(how?: Omit<Script, "before" | "wordOf">): void;
  fail(error: Error): void;
}

/**
 * Creates a simulated Humanize Pro that waits for the test before it delivers anything. `runs` contains the texts that
 * it got, in order.
 */
export function pacedPro(): { readonly pro: Pro<Rewritten>; readonly runs: PacedRun[] } {
  const runs: PacedRun[] = [];
  const rewrite = (text: string, options: ProOptions, run: ProRun) =>
    new Promise<ProOutcome<Rewritten>>((resolve, reject) => {
      const paragraphs = text.split(/(?<=\n\n)/);
      const total = paragraphs.length;
      let delivered = 0;
      let position = 0;
      const deliver = (count: number) => {
        for (const paragraph of paragraphs.slice(delivered, delivered + count)) {
          const start = position;
          position += paragraph.length;
          const index = delivered++;
          run.onProgress?.({ done: delivered, total });
          const written = paragraph.replaceAll("utilize", "use");
          run.onPart?.({ index, start, end: position, text: written, engine: "pro" });
        }
      };
      const end = ({ engine = "pro", isPartlyLite = false, failure }: Omit<Script, "before" | "wordOf"> = {}) => {
        const rest = text.slice(position);
        const result = rewrittenOf(text.slice(0, position), { engine, isPartlyLite });
        const report = { ...result.report, text: result.report.text + rest };
        const isStopped = delivered < total;
        resolve({
          result: { ...result, report },
          engine,
          isPartlyLite,
          hasAnswered: !failure,
          failure,
          isStopped,
          delivered,
        });
      };
      run.onProgress?.({ done: 0, total });
      run.signal.addEventListener("abort", () => reject(run.signal.reason));
      run.stop?.addEventListener("abort", () => end());
      runs.push({
        text,
        options,
        run,
        deliver,
        finish(how) {
          deliver(total);
          end(how);
        },
        fail: reject,
      });
    });
  return { pro: { kind: "pro", rewrite }, runs };
}

type ScriptedAnswer = Required<Pick<Script, "engine" | "isPartlyLite">>;

function rewrittenOf(text: string, answered: ScriptedAnswer, after = "use"): Rewritten {
  const isForeign = text.includes("Übung");
  const edits: Edit[] = isForeign
    ? []
    : [...text.matchAll(/utilize/g)].map(({ index, 0: before }) => {
        return { start: index, end: index + before.length, before, after, rule: "plain", reason: "Plainer." };
      });
  const stats = { words: 1, sentences: 1, grade: 1, readingEase: 100 };
  const whole = { start: 0, end: text.length };
  const report: Report = {
    text: isForeign ? text : text.replaceAll("utilize", after),
    edits,
    kept: [],
    sentences: edits.length > 0 ? sentencesOf(text, answered) : [{ ...whole, writer: "original", checked: null }],
    integrity: { ok: true, problems: [] },
    stats: { before: stats, after: stats, changed: 0, rolledBack: 0 },
    findings: isForeign ? [{ code: "not_english", message: "The text is not English." }] : [],
  };
  const style = { ...stats, sentenceLengths: [1], stockPhrases: [] };
  const likeness = { likeness: null, sentences: [], words: 1 };
  return {
    report,
    style: { before: style, after: style },
    likeness: { before: likeness, after: likeness },
    version: "test",
    unknownWords: 0,
  };
}

/**
 * Returns the report's sentences: the text as one sentence, or as two of which the second was written by the local
 * engine.
 */
function sentencesOf(text: string, { engine, isPartlyLite }: ScriptedAnswer): Report["sentences"] {
  const writers: Writer[] = isPartlyLite ? [engine, "lite"] : [engine];
  const length = text.length / writers.length;
  return writers.map((writer, i) => ({
    start: Math.floor(i * length),
    end: Math.floor((i + 1) * length),
    writer,
    checked: writer === "pro" ? "second_reading" : null,
  }));
}
