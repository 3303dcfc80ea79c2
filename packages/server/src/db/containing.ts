/** Returns an SQL LIKE pattern that matches texts containing `text`. Escapes its special characters. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** Returns an SQL LIKE pattern that matches texts beginning with `text`. Escapes its special characters. */
export const beginning = (text: string): string => `${literally(text)}%`;

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, "\\$&");
