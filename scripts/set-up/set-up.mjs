import { installBrowser } from "./browser.mjs";
import { installDependencies } from "./dependencies.mjs";
import { withLock } from "./lock.mjs";
import { checkNode } from "./node-24.mjs";
import { buildWeb } from "./web-build.mjs";

/**
 * Installs the dependencies and performs the named steps. Steps without anything to do are skipped.
 * @param {readonly string[]} steps
 */
export async function setUp(steps) {
  await withLock(async () => {
    await installDependencies();
    await checkNode();
    if (steps.includes("web")) await buildWeb();
    if (steps.includes("browser")) await installBrowser();
  });
}
