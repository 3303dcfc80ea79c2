import list from "virtual:model-parts";

/** The parts of each model file that this version of the page needs, in order. */
export const modelFiles = list;

/** All parts that this version of the page needs. */
export const modelParts = Object.values(list).flat();

/** Returns the number of bytes to download for parts. */
export function bytesOf(parts: readonly { readonly compressedBytes: number }[]): number {
  return parts.reduce((sum, { compressedBytes }) => sum + compressedBytes, 0);
}

/** The number of bytes to download if no part is here yet. */
export const downloadBytes = bytesOf(modelParts);
