/** Holds the class names of a link inside a sentence. */
export const textLink = "font-medium text-pencil underline underline-offset-4 hover:text-pencil-strong";
