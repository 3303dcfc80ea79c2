import { appendFileSync, readFileSync } from "node:fs";

/** Holds what a load client saw of one piece of work, after all repeated attempts. */
export type Recorded =
  | { readonly what: "account"; readonly user: string; readonly email: string; readonly dailyLimit: number | null }
  | {
      readonly what: "rewrite";
      readonly user: string;
      /** "open": there was no answer, so it may be counted or not. */
      readonly outcome: "counted" | "not counted" | "open";
    }
  | {
      readonly what: "run";
      readonly user: string;
      readonly id: string;
      readonly outcome: "counted" | "not counted" | "failed" | "open" | "lost";
      /** What was wrong with the stream of its events. */
      readonly problem?: string;
    }
  | {
      readonly what: "history";
      readonly user: string;
      readonly id: string;
      readonly outcome: "stored" | "open";
      readonly text: string;
    }
  /** Stored items that a later list did not have. */
  | { readonly what: "missing"; readonly user: string; readonly ids: readonly string[] }
  | {
      readonly what: "checkout";
      readonly user: string;
      readonly session: string | null;
      readonly isPaid: boolean;
    };

/** Adds lines to a file, so that the checking program needs nothing but the file. */
export function openRecord(file: string) {
  return { file, add: (line: Recorded) => appendFileSync(file, `${JSON.stringify(line)}\n`) };
}

export type Record = ReturnType<typeof openRecord>;

export function readRecord(file: string): Recorded[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Recorded);
}
