// Measures the pages as browsers get them: Lighthouse's scores and the JavaScript that a page loads before anybody acts on
// it. Exits with 1 where one of them misses its aim.
import { initialScripts } from "../page-weight.ts";
import { type Browser, openBrowser } from "./open-browser.ts";
import { type Category, categories, scorePage } from "./score-page.ts";
import { startProduct } from "./start-product.ts";

interface PageToMeasure {
  readonly path: string;
  readonly signedIn?: true;
  /**
   * The kind of Lighthouse score that is not measured. Pages that search engines must not list have no score for search
   * engines.
   */
  readonly without?: Category;
  /** The most kilobytes of gzipped JavaScript that the page may load. */
  readonly mostScript?: number;
}

const pages: readonly PageToMeasure[] = [
  { path: "/", mostScript: 135 },
  { path: "/pricing" },
  { path: "/dashboard", signedIn: true, without: "seo", mostScript: 250 },
];
/** The lowest permitted Lighthouse scores, of 100. The performance score varies a little from run to run. */
const lowestScores: Record<Category, number> = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };

const misses: string[] = [];
const product = await startProduct();
try {
  for (const page of pages) {
    const browser = await openBrowser(product.origin);
    try {
      if (page.signedIn) await browser.signIn();
      await measure(page, browser);
    } finally {
      await browser.close();
    }
  }
} finally {
  await product.stop();
}
for (const miss of misses) console.error(`Missed: ${miss}`);
process.exitCode = misses.length > 0 ? 1 : 0;

async function measure({ path, without, mostScript }: PageToMeasure, browser: Browser): Promise<void> {
  const asked = categories.filter((category) => category !== without);
  const { scores, faults } = await scorePage(`${product.origin}${path}`, browser.port, asked);
  const script = [...initialScripts(path).values()].reduce((sum, size) => sum + size, 0) / 1024;
  const shown = asked.map((category) => `${category} ${scores[category]}`);
  console.log(`${path.padEnd(12)} ${[...shown, `initial JavaScript ${script.toFixed(1)} KB`].join(", ")}`);
  for (const fault of faults) console.log(`             ${fault}`);
  for (const category of asked) {
    if (scores[category] < lowestScores[category])
      misses.push(`${path} has ${scores[category]} for ${category}, below ${lowestScores[category]}`);
  }
  if (mostScript !== undefined && script > mostScript) {
    misses.push(`${path} loads ${script.toFixed(1)} KB of JavaScript, above ${mostScript}`);
  }
}
