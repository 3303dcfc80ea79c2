import { idempotencyLimits } from "@rewright/contract/limits";
import { AppError } from "../app-error.ts";

const { keyCharacters } = idempotencyLimits;

/** Matches visible ASCII characters. Several headers are joined with a comma and a space, so they do not match. */
const valid = new RegExp(`^[!-~]{1,${keyCharacters}}$`);

const sentence = `Idempotency-Key must be 1 to ${keyCharacters} visible ASCII characters without spaces, such as a UUID.`;

/**
 * Checks the header Idempotency-Key.
 * @throws AppError `invalid_input`
 */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || valid.test(header)) return header;
  throw new AppError("invalid_input", sentence);
}
