import { problemOfText } from "@rewright/lite/check-text";
import { AppError } from "../app-error.ts";
import type { Plan } from "../usage/caller.ts";

/** Throws if the text is empty or exceeds the plan's limit of words or bytes. */
export function checkText(plan: Plan, text: string): void {
  const problem = problemOfText(plan, text);
  if (problem) throw new AppError(problem.code, problem.message);
}
