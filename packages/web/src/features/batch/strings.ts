import { batchLimits } from "@rewright/contract/limits";
import { quantity } from "#src/ui/quantity.ts";

/** The texts of the batch page before a batch is sent. */
export const batchStrings = {
  intro: `Rewrite up to ${batchLimits.files} files at once. Each keeps its format.`,
  leave: "You can leave this page once your files are uploaded. To paste text instead, go to",
  none: "No batches yet. Your batches and their results will appear here.",
  drop: "Drop files here, or choose them from your device.",
  limits: (megabytes: number) =>
    `Up to ${batchLimits.files} files (.txt, .md or .docx) of at most ${megabytes} MB each.`,
  choose: "Choose files",
  addMore: "Add more files",
  chosen: "Chosen files",
  remove: "Remove",
  removeFile: (name: string) => `Remove: ${name}`,
  start: (files: number, style: string) => `Rewrite ${quantity(files, "file")} in the ${style} style`,
  nothingSent: "Nothing is uploaded until you select Start.",
  startButton: "Start",
  sending: "Uploading...",
  leftOutOne: "We didn't add this file:",
  leftOut: "We didn't add these files:",
  close: "Close",
  grammar: "Check the results for spelling and grammar",
  mistakes: (count: number) => quantity(count, "possible mistake"),
  noMistakes: "no mistakes found",
  mistakesIn: (name: string) => `Possible mistakes in ${name}`,
  loadingMistakes: "Loading...",
  noMistakeList: "We couldn't load the possible mistakes.",
  corrections: (fixes: readonly string[]) =>
    `Corrections: ${fixes.map((fix) => (fix.trim() === "" ? "remove" : fix.trim())).join(", ")}`,
  kilobytes: (count: number) => `${count.toLocaleString("en-US")} KB`,
} as const;
