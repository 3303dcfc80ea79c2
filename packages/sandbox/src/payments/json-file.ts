import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A JSON value that is stored in a file. */
export interface JsonFile {
  /** Reads the value. @returns undefined if nothing was saved yet */
  load(): unknown;
  save(value: unknown): void;
}

/**
 * Opens a file for a JSON value. Saving replaces the whole file at once, so that a process killed meanwhile leaves
 * either the old or the new value.
 */
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
      // Synchronous, so that a change which was announced is there after a kill.
      const text = JSON.stringify(value);
      if (text === saved) return;
      const draft = `${path}.new`;
      writeFileSync(draft, text);
      renameSync(draft, path);
      saved = text;
    },
  };
}
