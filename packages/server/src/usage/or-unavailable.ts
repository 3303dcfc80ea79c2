import { AppError } from "../app-error.ts";

/** Runs a query of the usage store; where the store is down, costly work is refused rather than given away. */
export async function orUnavailable<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("unavailable", undefined, { cause, retryAfterSeconds: 10 });
  }
}
