import { AppError } from "#src/app-error.ts";

/**
 * Runs a billing operation for an administrator. When the account is deleted meanwhile, billing throws `signed_out`,
 * which is meant for the owner; the administrator gets `USER_NOT_FOUND`.
 * @throws AppError `USER_NOT_FOUND`
 */
export async function orNotFound<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError && error.code === "signed_out" ? new AppError("USER_NOT_FOUND") : error;
  }
}
