import type { HumanizeResult } from "@rewright/contract/rewriting";
import { forgetRun } from "#src/api/tool-storage.ts";
import { type Follower, followRun } from "./follow-run.ts";
import { type KeptRun, keepRun, type RunOrder } from "./kept-run.ts";

/**
 * Starts a rewrite by Humanize Pro, or continues to wait for one, until it ends.
 *
 * @returns the result, or undefined if it was stopped before anything was finished
 * @throws CallError
 */
export async function watchRun(
  order: (RunOrder & Pick<KeptRun, "id">) | KeptRun,
  follower: Follower,
): Promise<HumanizeResult | undefined> {
  const run = "at" in order ? order : { ...order, at: Date.now(), started: false };
  keepRun(run);
  try {
    return await followRun(run, follower);
  } finally {
    // A user who only left the page resumes the run later.
    if (!follower.signal.aborted) forgetRun();
  }
}
