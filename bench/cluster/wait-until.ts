interface Options {
  readonly withinMs: number;
  /** The expected condition as a clause. The error message is this clause and "did not happen in time." */
  readonly what: string;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const askEveryMs = 100;

/** Resolves when the condition is true. @throws Error if that takes longer than `withinMs` */
export async function waitUntil(condition: () => Promise<boolean>, { withinMs, what }: Options): Promise<void> {
  for (const until = performance.now() + withinMs; !(await condition()); await pause(askEveryMs)) {
    if (performance.now() > until) throw new Error(`This did not happen within ${withinMs / 1000} s: ${what}.`);
  }
}
