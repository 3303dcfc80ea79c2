/** The product's name. No other source file spells it out. */
export const productName = "Rewright";
