import { appendFileSync, readFileSync } from "node:fs";

/** Holds the result of one task as its client saw it, after all repeated requests. */
export type Recorded =
  | { readonly what: "account"; readonly user: string; readonly email: string; readonly dailyLimit: number | null }
  | {
      readonly what: "rewrite";
      readonly user: string;
      /** "open" means that there was no response, so the rewrite may or may not be counted. */
      readonly outcome: "counted" | "not counted" | "open";
    }
  | {
      readonly what: "run";
      readonly user: string;
      readonly id: string;
      readonly outcome: "counted" | "not counted" | "failed" | "open" | "lost";
      /** The first problem in the run's stream of events, if there was one. */
      readonly problem?: string;
    }
  | {
      readonly what: "history";
      readonly user: string;
      readonly id: string;
      readonly outcome: "stored" | "open";
      readonly text: string;
    }
  /** The ids of history items that the server confirmed and that a later list did not contain. */
  | { readonly what: "missing"; readonly user: string; readonly ids: readonly string[] }
  | {
      readonly what: "checkout";
      readonly user: string;
      readonly session: string | null;
      readonly isPaid: boolean;
    };

/** Creates a record to which lines are added in a file. The program that checks the result reads this file. */
export function openRecord(file: string) {
  return { file, add: (line: Recorded) => appendFileSync(file, `${JSON.stringify(line)}\n`) };
}

export type Record = ReturnType<typeof openRecord>;

export function readRecord(file: string): Recorded[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Recorded);
}
