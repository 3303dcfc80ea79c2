import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A value kept in a file, so that it outlives the process. */
export interface JsonFile {
  /** @returns undefined where nothing has been saved yet */
  load(): unknown;
  save(value: unknown): void;
}

/** Saving replaces the file as a whole: a process that is killed at any moment leaves the old value or the new one. */
export function openJsonFile(path: string): JsonFile {
  mkdirSync(dirname(path), { recursive: true });
  let saved: string | undefined;
  return {
    load() {
      let text: string;
      try {
        text = readFileSync(path, "utf8");
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
      try {
        return JSON.parse(text);
      } catch {
        throw new Error(`${path} is damaged. Delete it to begin anew.`);
      }
    },
    save(value) {
      // Waited for, so that whoever is told of a change finds it again after a kill.
      const text = JSON.stringify(value);
      if (text === saved) return;
      const draft = `${path}.new`;
      writeFileSync(draft, text);
      renameSync(draft, path);
      saved = text;
    },
  };
}
