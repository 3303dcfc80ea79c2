import list from "virtual:model-parts";

/** The parts of each model file that this version of the page needs, in order. */
export const modelFiles = list;

/** All parts that this version of the page needs. */
export const modelParts = Object.values(list).flat();

/** The number of bytes to download if no part is here yet. */
export const downloadBytes = modelParts.reduce((sum, { compressedBytes }) => sum + compressedBytes, 0);
