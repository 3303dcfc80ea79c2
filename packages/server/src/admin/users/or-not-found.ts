import { AppError } from "#src/app-error.ts";

/**
 * Runs what billing does for an account. Where the account goes meanwhile, billing tells its owner to be signed out;
 * an administrator is told that it is gone.
 * @throws AppError `USER_NOT_FOUND`
 */
export async function orNotFound<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError && error.code === "signed_out" ? new AppError("USER_NOT_FOUND") : error;
  }
}
