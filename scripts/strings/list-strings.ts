import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readStrings } from "./read-source.ts";

const root = join(import.meta.dirname, "../..");

/** A string that people read, with the file and line where it is written. */
export interface ListedString {
  readonly place: string;
  readonly text: string;
}

/** The sources whose strings people read: pages, answers and API, files, the command line. */
const spoken = "packages/{web,contract,server,documents,cli}/src/**/*.{ts,tsx}";
/** Modules of strings elsewhere: the reasons for changes. */
const modules = "packages/*/src/**/strings.ts";
/** Tests, and sources whose strings are for programs: the database, Word's styles, a library's errors and the engine's warm-up. */
const unspoken =
  /\.(?:test|soak)\.tsx?$|\/(?:db|jobs|documents\/src\/create)\/|\/accounts\/sign-in\/(?:auth|session-plugin)\.ts$|\/rewriting\/worker\.ts$/;

/** Returns every string that people read, in the order of the files. */
export function listStrings(): ListedString[] {
  const files = new Set([...globSync(spoken, { cwd: root }), ...globSync(modules, { cwd: root })]);
  const inSources = [...files]
    .filter((file) => !unspoken.test(file))
    .sort()
    .flatMap((file) =>
      readStrings(file, readFileSync(join(root, file), "utf8")).map(({ line, text }) => ({
        place: `${file}:${line}`,
        text,
      })),
    );
  return [
    ...inSources,
    ...linesOf("packages/engine/lexicon/*.lex", / ; why: (.+)$/),
    ...linesOf("CHANGELOG.md", /^- (.+)$/),
  ];
}

/** Returns what a pattern finds on the lines of files: the lexicon's own reasons, and the items of the changelog. */
function linesOf(files: string, pattern: RegExp): ListedString[] {
  return globSync(files, { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const text = pattern.exec(line)?.[1];
        return text ? [{ place: `${file}:${index + 1}`, text }] : [];
      }),
  );
}
