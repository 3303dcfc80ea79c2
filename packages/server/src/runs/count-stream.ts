import { runLimits } from "@rewright/contract/plans";
import { AppError } from "../app-error.ts";
import type { RunContext } from "./run-context.ts";

const tooMany = `This account already has ${runLimits.streams} rewrites running in other tabs or programs. Stop one or wait for it to finish, then try again.`;

/**
 * Counts an open event stream of the account until the signal aborts.
 * @throws AppError `too_many_requests` if the account has the maximum number of streams in this process
 */
export function countStream({ streams }: Pick<RunContext, "streams">, userId: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const open = streams.get(userId) ?? 0;
  if (open >= runLimits.streams) throw new AppError("too_many_requests", tooMany, { retryAfterSeconds: 10 });
  streams.set(userId, open + 1);
  const close = () => {
    const left = (streams.get(userId) ?? 1) - 1;
    if (left > 0) streams.set(userId, left);
    else streams.delete(userId);
  };
  signal.addEventListener("abort", close, { once: true });
}
