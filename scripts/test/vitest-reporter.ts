import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import type { Failure, Outcome } from "./outcome.ts";

/** Writes the outcome of a Vitest run as JSON to the file in VITEST_OUTCOME. A skipped test counts as a failure. */
export default class OutcomeReporter implements Reporter {
  #root = process.cwd();

  onInit(vitest: { readonly config: { readonly root: string } }): void {
    this.#root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message: string }[]): void {
    const outcome: Outcome = {
      passed: modules.reduce((sum, module) => sum + [...module.children.allTests("passed")].length, 0),
      failures: [
        ...modules.flatMap((module) => this.#failuresOf(module)),
        ...errors.map(({ message }) => ({ file: undefined, what: `Unhandled error: ${message}` })),
      ],
      files: modules.map((module) => ({ file: this.#pathOf(module), seconds: secondsOf(module) })),
    };
    writeFileSync(process.env.VITEST_OUTCOME ?? "vitest-outcome.json", JSON.stringify(outcome));
  }

  #failuresOf(module: TestModule): Failure[] {
    const file = this.#pathOf(module);
    const failed = [...module.children.allTests("failed")].map((test) => ({
      file,
      what: test.fullName,
      why: test.result().errors?.[0]?.message,
    }));
    const skipped = [...module.children.allTests("skipped")].map(({ fullName }) => `${fullName} (skipped)`);
    const inSuites = [...module.children.allSuites()].flatMap((suite) => suite.errors().map(({ message }) => message));
    const whole = module.errors().map(({ message }) => message);
    return [...[...whole, ...inSuites, ...skipped].map((what) => ({ file, what })), ...failed];
  }

  #pathOf(module: TestModule): string {
    return relative(this.#root, module.moduleId);
  }
}

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}
