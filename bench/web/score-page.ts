import lighthouse, { desktopConfig, type Flags } from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** The number of runs whose median counts, because other work on the machine disturbs single runs. */
const runs = 5;

interface Score {
  /** The Lighthouse scores, from 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** The findings that lowered a score, in Lighthouse's words. */
  readonly faults: readonly string[];
}

/**
 * Returns the run with the median Lighthouse scores of several runs for a page at desktop width, in the browser at
 * `port`.
 */
export async function scorePage(url: string, port: number, asked: readonly Category[]): Promise<Score> {
  const results: Score[] = [];
  let failures = 0;
  while (results.length < runs) {
    try {
      results.push(await runOnce(url, port, asked));
    } catch (error) {
      // Now and then the browser gives no trace, on a busy machine above all.
      failures += 1;
      if (failures === runs) throw error;
    }
  }
  results.sort((a, b) => a.scores.performance - b.scores.performance);
  return results[Math.floor(runs / 2)]!;
}

async function runOnce(url: string, port: number, asked: readonly Category[]): Promise<Score> {
  const flags: Flags = { port, logLevel: "error", onlyCategories: [...asked], disableStorageReset: true };
  const result = await lighthouse(url, flags, desktopConfig);
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const scored = new Set(
    Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  const faults = Object.values(lhr.audits)
    .filter(({ id, score }) => scored.has(id) && score !== null && score < 0.9)
    .map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title));
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    faults,
  };
}
