import { AppError } from "../app-error.ts";

/**
 * Runs a query that counts rewrites. If the database is down, throws, so that no rewrite is done uncounted.
 * @throws AppError `unavailable`
 */
export async function orUnavailable<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("unavailable", undefined, { cause, retryAfterSeconds: 10 });
  }
}
