/** The product's name: the only place where it is spelled out. */
export const productName = "Rewright";
