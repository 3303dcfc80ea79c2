/** How a link inside a sentence looks. */
export const textLink = "font-medium text-pencil underline underline-offset-4 hover:text-pencil-strong";
