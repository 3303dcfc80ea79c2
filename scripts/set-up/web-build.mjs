import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localPath, root, run, SetUpError, say } from "./run.mjs";

/** All files and folders from which the website is built. */
const inputs = [
  "CHANGELOG.md",
  "packages/web",
  "packages/contract",
  "packages/grammar",
  "packages/engine/package.json",
  "packages/engine/src",
  "packages/lite",
  "models",
  "package-lock.json",
  "tsconfig.base.json",
];
/** Matches files and folders that the build creates or ignores. */
const ignored = /^(?:node_modules|build|\.react-router|test|.*\.test\.tsx?)$/;

const built = join(root, "packages", "web", "build");
const hashFile = join(built, "inputs.sha256");

/** Builds the website, unless the existing build was made from the same files. */
export async function buildWeb() {
  const hash = hashOf(inputs);
  if (existsSync(hashFile) && readFileSync(hashFile, "utf8") === hash) return;
  say("Building the pages …");
  rmSync(built, { recursive: true, force: true });
  // The optimised build, whatever NODE_ENV the product itself is to run with.
  const status = await run(
    "npm",
    ["run", "--silent", "build", "--workspace", "packages/web", "--", "--logLevel", "error"],
    {
      PATH: localPath(),
      NODE_ENV: "production",
    },
  );
  if (status !== 0) throw new SetUpError("Building the pages failed; the reason is above.");
  writeFileSync(hashFile, hash);
}

/**
 * Returns a hash of the names and contents of all files under the paths.
 * @param {readonly string[]} paths
 */
function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((path) => filesUnder(path))) {
    hash.update(`${path}\0`).update(
      createHash("sha256")
        .update(readFileSync(join(root, path)))
        .digest(),
    );
  }
  return hash.digest("hex");
}

/**
 * Returns the paths of all files in a folder and its subfolders, or the path of a file itself.
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => !ignored.test(name));
  return names.sort().flatMap((name) => filesUnder(`${path}/${name}`));
}
