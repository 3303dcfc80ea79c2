/** The product's name. All other source files import it from here. */
export const productName = "Rewright";
