// Measures the engine: `npm run evaluate -- [DATA_FOLDER] [--only PART,…]`. Without a data folder it measures on the few
// passages of our own; with one, and all parts, it also writes docs/quality.md. Humanize Pro is measured with a language model
// too where LLM_BASE_URL, LLM_MODEL and, if it needs one, LLM_API_KEY are set.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createEngine, detect, engineVersion } from "@rewright/engine";
import { createSyntax, decodeSyntax } from "@rewright/engine/syntax";
import { readModels } from "@rewright/models";
import type { ModelSettings } from "@rewright/pro";
import { readModelSettings } from "@rewright/pro/environment";
import { evaluate } from "./evaluate.ts";
import { openGrammarChecker } from "./grammar-checker.ts";
import { type Material, materialOf, ownMaterial } from "./material.ts";
import { page } from "./page.ts";
import { type Part, parts } from "./results.ts";
import { localRewriters, modelRewriter } from "./rewriters.ts";
import { suspicionsOf } from "./suspicions.ts";
import { withWaitingSection } from "./waiting-section.ts";

const root = join(import.meta.dirname, "../../..");
const startedAt = performance.now();
const say = (line: string): void => {
  process.stderr.write(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${line}\n`);
};

const { folder, only } = readArguments();
const material = readMaterial();
const checker = await openGrammarChecker();
const models = readModels();
const engine = createEngine(models);
const settings = readSettings();
const results = await evaluate(material, only, {
  engine,
  syntax: createSyntax(decodeSyntax(models.syntax)),
  rewriters: [...localRewriters(engine), ...(settings ? [modelRewriter(engine, settings, say)] : [])],
  checker,
  detector: (text) => detect(engine, text).likeness,
  begin: say,
});
await checker.dispose();
say("done");

const origin =
  folder === undefined
    ? "Measured on the few passages of our own. Who wrote them also writes the rules, so the figures are higher than on other " +
      "texts: they show a step back, not how good the engine is."
    : "Written by `npm run evaluate -- DATA_FOLDER`; not to be edited by hand. The data is no part of the repository. Without a " +
      "folder the command measures on a few passages of our own, whose floors are in `npm test`.";
const version = `Version ${engineVersion}, ${new Date().toISOString().slice(0, 10)}.`;
const heading = `# How good it is\n\n${version} ${origin}`;
const report = page(results, heading, folder !== undefined);
process.stdout.write(report);

const suspicions = join(root, ".cache/suspicions.txt");
mkdirSync(join(root, ".cache"), { recursive: true });
writeFileSync(suspicions, suspicionsOf(results));
say(`to be read: ${suspicions}`);
if (folder !== undefined && only.length === parts.length) {
  const quality = join(root, "docs/quality.md");
  writeFileSync(quality, withWaitingSection(report, readFileSync(quality, "utf8")));
  say("wrote docs/quality.md");
}

function readSettings(): ModelSettings | undefined {
  try {
    return readModelSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function readMaterial(): Material {
  try {
    return folder === undefined ? ownMaterial() : materialOf(folder);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function readArguments(): { folder: string | undefined; only: readonly Part[] } {
  const { values, positionals } = parseArgs({ options: { only: { type: "string" } }, allowPositionals: true });
  const wanted = values.only?.split(",") ?? parts;
  const unknown = wanted.filter((part) => !parts.some((known) => known === part));
  if (unknown.length > 0 || positionals.length > 1) {
    console.error(`npm run evaluate -- [DATA_FOLDER] [--only ${parts.join(",")}]`);
    process.exit(2);
  }
  // npm runs scripts in the repository's root, wherever the person is.
  const here = process.env.INIT_CWD ?? process.cwd();
  return {
    folder: positionals[0] === undefined ? undefined : resolve(here, positionals[0]),
    only: parts.filter((part) => wanted.includes(part)),
  };
}
