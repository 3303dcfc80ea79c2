import { textOf } from "./text-of.ts";

export interface GrammarSpeed {
  /** The milliseconds until the checker is loaded. */
  readonly loadMs: number;
  /**
   * The median milliseconds of processor time for checking a new text of 200 words, and for checking it again after a
   * change to one of its paragraphs.
   */
  readonly newMs: number;
  readonly changedMs: number;
  /** The time for 20,000 words, divided by the time for 2,000. */
  readonly ratio: number;
}

/** Measures the check of spelling and grammar in this process. */
export async function measureGrammar(): Promise<GrammarSpeed> {
  const begun = performance.now();
  const { createChecker } = await import("@rewright/grammar");
  const checker = await createChecker();
  const loadMs = performance.now() - begun;

  let number = 0;
  // The checker remembers what it has seen, so that each text must be new in every clause.
  const fresh = (text: string): string => text.replaceAll(/[,.](?=\s|$)/g, (sign) => ` ${++number}${sign}`);
  const timeOf = async (text: string): Promise<number> => {
    const from = process.cpuUsage();
    await checker.check(text);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
  // The browser and Node.js compile WebAssembly better while it runs.
  for (let i = 0; i < 20; i++) await timeOf(fresh(textOf(200)));
  const times: number[] = [];
  const changed: number[] = [];
  for (let i = 0; i < 25; i++) {
    const text = fresh(textOf(200));
    times.push(await timeOf(text));
    changed.push(await timeOf(`${text} Then it rained for ${i} days.`));
  }
  const short = await timeOf(fresh(textOf(2000)));
  const long = await timeOf(fresh(textOf(20_000)));
  return { loadMs, newMs: median(times), changedMs: median(changed), ratio: long / short };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
