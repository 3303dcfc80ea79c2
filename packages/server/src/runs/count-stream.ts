import { runLimits } from "@rewright/contract/limits";
import { AppError } from "../app-error.ts";
import type { RunContext } from "./run-context.ts";

const tooMany = `This account already has ${runLimits.streams} rewrites running in other tabs or programs. Stop one or wait for it to finish, then try again.`;

/**
 * Counts an open event stream of the account until the signal aborts.
 * @throws AppError `too_many_requests` if the account has the maximum number of streams at all servers together
 */
export async function countStream(
  { streamSlots }: Pick<RunContext, "streamSlots">,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const free = await streamSlots.take(`stream:${userId}`, runLimits.streams);
  if (!free) throw new AppError("too_many_requests", tooMany, { retryAfterSeconds: 10 });
  if (signal.aborted) free();
  else signal.addEventListener("abort", free, { once: true });
}
