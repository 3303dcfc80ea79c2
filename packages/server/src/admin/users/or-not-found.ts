import { AppError } from "#src/app-error.ts";

/**
 * Runs a billing operation for an administrator. If the account is deleted meanwhile, billing throws `signed_out`,
 * which is meant for the account's owner. This function throws `USER_NOT_FOUND` instead.
 * @throws AppError `USER_NOT_FOUND`
 */
export async function orNotFound<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError && error.code === "signed_out" ? new AppError("USER_NOT_FOUND") : error;
  }
}
