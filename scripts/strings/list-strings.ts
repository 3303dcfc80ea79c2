import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readStrings } from "./read-source.ts";

const root = join(import.meta.dirname, "../..");

/** A string that users read, with the file and line in which it is written. */
export interface ListedString {
  readonly place: string;
  readonly text: string;
}

/** The source files with strings that users read: pages, API responses, files and the command line. */
const spoken = "packages/{web,contract,server,documents,cli}/src/**/*.{ts,tsx}";
/** Files in which every string is one that users read: those of a feature, and the reasons for changes. */
const modules = "packages/*/src/**/{strings,change-reasons}.ts";
/**
 * Matches files whose strings users never read: tests, and code for the database, Word styles, sign-in and worker
 * threads.
 */
const unspoken =
  /\.(?:test|soak)\.tsx?$|\/(?:db|jobs|documents\/src\/create)\/|\/accounts\/sign-in\/(?:auth|session-plugin)\.ts$|\/(?:rewriting\/|engine\/engine-)worker\.ts$/;

/** Returns all strings that users read, in the order of the files. */
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

/**
 * Returns the matches of a pattern in files, with their lines. They are reasons in the lexicon, or items of the
 * changelog.
 */
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
