/** Returns the LIKE pattern of texts that contain this one; special characters are escaped. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** Returns the LIKE pattern of texts that begin with this one. */
export const beginning = (text: string): string => `${literally(text)}%`;

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");
