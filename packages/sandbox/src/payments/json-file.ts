import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A value that a file keeps beyond the process. */
export interface JsonFile {
  /** @returns undefined if nothing was saved yet */
  load(): unknown;
  save(value: unknown): void;
}

/**
 * Opens a file with a JSON value. Saving replaces the whole file, so that a killed process leaves the old value or the new one.
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
