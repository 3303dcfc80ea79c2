/** The pattern of texts that have this in them, for LIKE; signs that mean something in a pattern are taken as they are. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** The pattern of texts that begin like this. */
export const beginning = (text: string): string => `${literally(text)}%`;

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");
