import { createChecker } from "@rewright/grammar";
import type { GrammarAnswer, GrammarTask } from "./grammar-task.ts";

const checker = createChecker();

/** Checks a text on a worker thread, because this would block the server's event loop. */
export default async function runTask({ text, ...options }: GrammarTask): Promise<GrammarAnswer> {
  return (await checker).check(text, options);
}
